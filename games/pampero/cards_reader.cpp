// cards.json: basic and special action cards, special scoring cards.
#include "games/pampero/content_fields.h"
#include "games/pampero/effects_reader.h"
#include "games/pampero/file_readers.h"

namespace spannung::pampero {
namespace {

class CardsReader {
 public:
  CardsReader(const JsonReader& root, Pack& pack)
      : root_(root.object({"schema", "basic", "special_action", "special_scoring"})),
        pack_(pack),
        content_(pack.content),
        effects_(pack) {}

  void read() {
    checkSchema(root_);
    readActionCards("basic", 12);
    content_.basicCards = static_cast<std::uint8_t>(content_.actionCards.size());
    readActionCards("special_action", kMaxActionCards - content_.actionCards.size());
    readScoringCards();
    pack_.names["special"] = pack_.names["card"];
    pack_.names["special"].insert(pack_.names["scoring_card"].begin(),
                                  pack_.names["scoring_card"].end());
  }

 private:
  void readActionCards(const std::string& name, std::size_t most) {
    const JsonObject section = readSection(root_, name, {"cards"}, pack_.sources);
    for (const JsonReader& item : section["cards"].array(1, most)) {
      const JsonObject fields = item.object({"id", "names", "frame", "steps"});
      ActionCard card;
      card.id = readNewId(fields["id"], content_.actionCards);
      card.steps = effects_.steps(fields["steps"]);
      if (card.steps.empty()) {
        fields["steps"].refuse("content_no_steps");
        continue;
      }
      card.frame = readFrame(fields["frame"], content_.effects.steps[card.steps.first]);
      pack_.names["card"][card.id] = readNames(fields["names"]);
      content_.actionCards.push_back(std::move(card));
    }
  }

  Frame readFrame(const JsonReader& value, const Step& first) {
    const JsonObject fields =
        value.object({"zone_bound", "money", "value_change", "fields", "fields_in_revision_1",
                      "instead", "field_energy", "needs"});
    Frame frame;
    frame.zoneBound = fields["zone_bound"].boolean();
    frame.money = static_cast<FrameMoney>(fields["money"].choice({"none", "cost", "bonus"}));
    frame.valueChange = static_cast<std::int8_t>(fields["value_change"].integer(-99, 99));
    frame.fields = frame.fieldsInRevision1 = readZones(fields["fields"]);
    if (const auto earlier = fields.find("fields_in_revision_1"))
      frame.fieldsInRevision1 = readZones(*earlier);
    frame.fieldEnergy = fields["field_energy"].boolean();
    if (const auto instead = fields.find("instead")) readInstead(*instead, frame);
    if (const auto needs = fields.find("needs")) frame.owners = readNeeds(*needs, first);
    checkNeeds(fields, frame, first);
    return frame;
  }

  // PA-CARD-11: whoever builds needs a bulldozer, whoever serves a sector a tower.
  static void checkNeeds(const JsonObject& fields, const Frame& frame, const Step& first) {
    constexpr KindMask kInSectors =
        static_cast<KindMask>(kindBit(ContractKind::standard) | kindBit(ContractKind::remote));
    const bool needed = first.op == Op::buildTower || first.op == Op::buildWindFarm ||
                        (first.op == Op::fulfilContract && (first.kinds & kInSectors) != 0);
    if (needed != (frame.owners != 0)) fields.refuse("content_needs_missing");
  }

  static void readInstead(const JsonReader& value, Frame& frame) {
    const JsonObject fields = value.object({"A", "B", "C"});
    frame.hasInstead = true;
    frame.instead = {readPrice(fields["A"]), readPrice(fields["B"]), readPrice(fields["C"])};
  }

  void readScoringCards() {
    const JsonObject section = readSection(root_, "special_scoring", {"cards"}, pack_.sources);
    for (const JsonReader& item : section["cards"].array(1, kMaxScoringCards)) {
      const JsonObject fields = item.object({"id", "names", "crown", "options"});
      ScoringCard card;
      card.id = readNewId(fields["id"], content_.scoringCards);
      card.crown = fields["crown"].boolean();
      for (const JsonReader& option : fields["options"].array(1, 2)) {
        card.options.push_back(effects_.steps(option));
        if (card.options.back().empty()) option.refuse("content_no_steps");
      }
      pack_.names["scoring_card"][card.id] = readNames(fields["names"]);
      content_.scoringCards.push_back(card);
    }
  }

  JsonObject root_;
  Pack& pack_;
  Content& content_;
  EffectsReader effects_;
};

}  // namespace

void readCards(const JsonReader& root, Pack& pack) { CardsReader(root, pack).read(); }

}  // namespace spannung::pampero
