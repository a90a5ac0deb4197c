// boards.json: the pips of each player board.

#include "games/powerline/file_readers.h"

namespace spannung::powerline {
namespace {

class BoardsReader {
 public:
  BoardsReader(const JsonReader& root, Pack& pack)
      : root_(root.object({"schema", "provenance", "note", "notice", "boards"})), pack_(pack) {}

  // Everybody needs a board of their own.
  void read() {
    checkSchema(root_);
    pack_.sources["boards"] = readSource(root_);
    readNotice(root_, pack_.notices);
    for (const JsonReader& item : root_["boards"].array(kMaxPlayers, kMaxBoards)) readBoard(item);
  }

 private:
  void readBoard(const JsonReader& item) {
    const JsonObject fields = item.object({"id", "names", "pips"});
    Board board;
    board.id = readNewId(fields["id"], pack_.content.boards, readWordId);
    const JsonObject pips = fields["pips"].object(idsOf(pack_.content.map.lines));
    for (const LineIndex line : pack_.content.map.lines.keys())
      readPips(pips[pack_.content.map.lines[line].id], line, board);
    pack_.content.boards.push_back(board);
    pack_.boards.push_back(readNames(fields["names"]));
  }

  void readPips(const JsonReader& list, LineIndex line, Board& board) const {
    const std::size_t length = pack_.content.map.lines[line].length;
    std::size_t segment = 0;
    for (const JsonReader& item : list.array(length, length))
      board.pips[line][segment++] = readByte(item, 1, kFaces);
  }

  JsonObject root_;
  Pack& pack_;
};

}  // namespace

void readBoards(const JsonReader& root, Pack& pack) { BoardsReader(root, pack).read(); }

}  // namespace spannung::powerline
