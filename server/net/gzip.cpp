#include "server/net/gzip.h"

#include <boost/beast/zlib/deflate_stream.hpp>
#include <boost/crc.hpp>

#include "server/net/content_coding.h"

namespace spannung::server {
namespace {

namespace zlib = boost::beast::zlib;

constexpr int kLevel = 6;
constexpr int kWindowBits = 15;
constexpr int kMemoryLevel = 8;

std::string deflated(std::string_view text) {
  zlib::deflate_stream stream;
  stream.reset(kLevel, kWindowBits, kMemoryLevel, zlib::Strategy::normal);
  std::string packed(stream.upper_bound(text.size()), '\0');
  zlib::z_params state;
  state.next_in = text.data();
  state.avail_in = text.size();
  state.next_out = packed.data();
  state.avail_out = packed.size();
  boost::beast::error_code end;  // of the stream; there is room for all of it
  stream.write(state, zlib::Flush::finish, end);
  packed.resize(state.total_out);
  return packed;
}

std::string littleEndian(std::size_t number) {
  constexpr unsigned kByte = 0xff;
  std::string bytes;
  for (const unsigned shift : {0U, 8U, 16U, 24U})
    bytes += static_cast<char>((number >> shift) & kByte);
  return bytes;
}

constexpr std::size_t kWorthIt = 1024;  // bytes

}  // namespace

void GzipShelf::compress(const HttpRequest& request, HttpReply& reply) {
  if (reply.content().size() < kWorthIt) return;
  reply.headers.emplace_back("Vary", "Accept-Encoding");
  if (chosenCoding(request.acceptEncoding, {.hasGzip = true}) != Coding::gzip) return;
  reply.headers.emplace_back("Content-Encoding", codingName(Coding::gzip));
  if (reply.file.empty())
    reply.body = gzipped(reply.body);
  else
    reply.file = kept(reply.file);
}

std::string_view GzipShelf::kept(std::string_view text) {
  const std::lock_guard lock(mutex_);
  const auto [place, isNew] = kept_.try_emplace(text.data());
  if (isNew) place->second = gzipped(text);
  return place->second;
}

std::string gzipped(std::string_view text) {
  // Deflate, no name, no time, an unknown system.
  constexpr std::string_view kHeader("\x1f\x8b\x08\0\0\0\0\0\0\xff", 10);
  boost::crc_32_type crc;
  crc.process_bytes(text.data(), text.size());
  return std::string(kHeader) + deflated(text) + littleEndian(crc.checksum()) +
         littleEndian(text.size());
}

}  // namespace spannung::server
