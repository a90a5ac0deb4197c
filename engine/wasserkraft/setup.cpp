#include "engine/wasserkraft/setup.h"

#include <algorithm>
#include <span>

#include "engine/wasserkraft/ability.h"
#include "engine/wasserkraft/vocabulary.h"

namespace spannung::wasserkraft {
namespace {

// A shuffled deck; its first card is the first to be dealt.
template <class T>
using Deck = FixedVector<T, 64>;

template <class T, std::size_t N>
void putFirst(Deck<T>& deck, const FixedVector<T, N>& given) {
  for (const T item : given) deck.erase(item);
  for (std::size_t i = 0; i < given.size(); ++i) deck.insertAt(i, given[i]);
}

template <class T>
void shuffleDeck(Deck<T>& deck, Dice& dice) {
  shuffle(std::span<T>(deck.begin(), deck.end()), dice);
}

template <class Card>
Deck<Card> deckOf(int count) {
  Deck<Card> deck;
  for (int i = 0; i < count; ++i)
    if constexpr (requires { Card::of(i); })
      deck.push_back(Card::of(i));
    else
      deck.push_back(static_cast<Card>(i));
  return deck;
}

Deck<ContractIndex> contractsOf(const Tables& tables, Colour colour) {
  Deck<ContractIndex> deck;
  const int first = tables.firstOfColour[indexOf(colour)];
  for (int i = 0; i < tables.countOfColour[indexOf(colour)]; ++i)
    deck.push_back(ContractIndex::of(first + i));
  return deck;
}

// The introductory game leaves the bonus for advanced tiles in the box (WK-SETUP-04).
Deck<Bonus> bonusesOf(const Options& options) {
  Deck<Bonus> deck = deckOf<Bonus>(options.leeghwater ? kBonuses : kBaseBonuses);
  if (!options.isFull()) deck.erase(Bonus::tiles);
  return deck;
}

bool isInPlay(const Options& options, int tileKind) {
  return options.leeghwater || tileKind != static_cast<int>(Structure::building);
}

Deck<Tile> tilesOf(const Options& options, int level) {
  Deck<Tile> deck;
  for (int kind = 0; kind < kTileKinds; ++kind)
    if (isInPlay(options, kind)) deck.push_back(Tile::advanced(level, kind));
  return deck;
}

// WK-SETUP-17.
Deck<Company> companiesOf(const Options& options) {
  return deckOf<Company>(options.leeghwater ? kCompanies : kBaseCompanies);
}
Deck<Officer> officersOf(const Options& options) {
  return deckOf<Officer>(options.leeghwater ? kOfficers : kBaseOfficers);
}

Deck<BasinIndex> basinsFor(const Tables& tables, Area area) {
  Deck<BasinIndex> deck;
  for (const BasinIndex basin : all<BasinIndex>(kBasins))
    if (tables.basin(basin).area == area && tables.basin(basin).dams > 0) deck.push_back(basin);
  return deck;
}

// Checking a deal: every item from its deck and no item twice.

template <class T, std::size_t N>
Verdict checkItems(const FixedVector<T, N>& given, const Deck<T>& deck, int limit) {
  if (given.count() > limit) return refuse(Reason::dealCount, given.count(), limit);
  for (std::size_t i = 0; i < given.size(); ++i) {
    if (!deck.contains(given[i])) return refuse(Reason::dealUnknown);
    if (given.find(given[i]) != i) return refuse(Reason::dealTwice);
  }
  return {};
}

Verdict checkOrder(const Tables& tables, const FixedVector<Seat, kMaxSeats>& order) {
  if (order.empty()) return {};
  SeatMask seen;
  for (const Seat seat : order)
    if (seat.index() < kMaxSeats) seen.add(seat);
  const int players = tables.options.players;
  if (seen != SeatMask::firstSeats(players) || order.count() != players)
    return refuse(Reason::dealOrder, order.count(), players);
  return {};
}

Verdict checkNeutral(const Tables& tables, const Deal& deal) {
  for (std::size_t i = 0; i < deal.neutral.size(); ++i) {
    const BasinIndex basin = deal.neutral[i];
    if (basin.index() >= kBasins || tables.basin(basin).dams == 0)
      return refuse(Reason::dealUnknown);
    for (std::size_t j = 0; j < i; ++j)
      if (tables.basin(deal.neutral[j]).area == tables.basin(basin).area)
        return refuse(Reason::dealArea, basin);
  }
  return {};
}

Verdict checkTiles(const Tables& tables, const Deal& deal) {
  if (!tables.options.isFull() && !deal.tiles.empty()) return refuse(Reason::dealIntroductory);
  Deck<Tile> all;
  for (int level = 1; level <= kTileLevels; ++level)
    for (const Tile tile : tilesOf(tables.options, level)) all.push_back(tile);
  return checkItems(deal.tiles, all, kAdvancedTiles);
}

Verdict checkAutomaTiles(const Tables& tables, const Deal& deal) {
  return checkItems(deal.automa, deckOf<AutomaIndex>(kAutomaTiles),
                    tables.hasAutomas ? kAutomaTiles : 0);
}

// One of each level, and none that is to come up.
Verdict checkRemoved(const Tables& tables, const Deal& deal) {
  Deck<Tile> all;
  for (int level = 1; level <= kTileLevels; ++level)
    for (const Tile tile : tilesOf(tables.options, level)) all.push_back(tile);
  for (std::size_t i = 0; i < deal.removed.size(); ++i) {
    if (deal.tiles.contains(deal.removed[i])) return refuse(Reason::dealTwice);
    for (std::size_t j = 0; j < i; ++j)
      if (deal.removed[i].level() == deal.removed[j].level()) return refuse(Reason::dealTwice);
  }
  return checkItems(deal.removed, all, tables.options.leeghwater ? kTileLevels : 0);
}

Verdict checkLeeghwater(const Tables& tables, const Deal& deal) {
  const bool with = tables.options.leeghwater;
  if (const Verdict v = checkItems(deal.works, deckOf<WorkIndex>(kWorks), with ? kWorks : 0);
      !v.fine())
    return v;
  if (const Verdict v =
          checkItems(deal.buildings, deckOf<BuildingIndex>(kPrivateBuildings), with ? kRows : 0);
      !v.fine())
    return v;
  return checkRemoved(tables, deal);
}

Verdict checkBonuses(const Tables& tables, const Deal& deal) {
  if (!tables.options.isFull() && deal.bonuses.contains(Bonus::tiles))
    return refuse(Reason::dealIntroductory);
  return checkItems(deal.bonuses, bonusesOf(tables.options), kRounds);
}

Verdict checkContracts(const Tables& tables, const Deal& deal) {
  for (std::size_t colour = 0; colour < kStackColours; ++colour)
    if (const Verdict v = checkItems(deal.stacks[colour],
                                     contractsOf(tables, static_cast<Colour>(colour)), kStackSize);
        !v.fine())
      return v;
  return checkItems(deal.national, contractsOf(tables, Colour::national),
                    tables.options.players - 1);
}

Verdict checkSets(const Tables& tables, const Deal& deal) {
  const bool given = !deal.companies.empty() || !deal.officers.empty() || !deal.starts.empty();
  if (given && tables.options.assignment == Assignment::fixed) return refuse(Reason::dealNotRandom);
  const int players = tables.options.players;
  if (const Verdict v = checkItems(deal.companies, companiesOf(tables.options), players); !v.fine())
    return v;
  if (const Verdict v = checkItems(deal.officers, officersOf(tables.options), kOfficers); !v.fine())
    return v;
  return checkItems(deal.starts, contractsOf(tables, Colour::starting), players);
}

// Dealing. Every outcome is drawn from the seed even if it is given, so that giving one leaves the
// others as they were.

// WK-SETUP-15: a random player begins the draft and the others follow counter-clockwise, so the
// turn order, which is the reverse, runs clockwise and ends with who began.
using Seats = FixedVector<Seat, kMaxSeats>;

Seats seatsWhere(const Options& options, bool automa) {
  Seats seats;
  for (int i = 0; i < options.players; ++i)
    if (options.isAutoma(Seat::of(i)) == automa) seats.push_back(Seat::of(i));
  return seats;
}

Seats orderOfPeople(const Options& options, Dice& dice) {
  const Seats people = seatsWhere(options, false);
  const std::size_t first = dice.below(static_cast<std::uint32_t>(people.size()));
  Seats lot;
  for (std::size_t i = 0; i < people.size(); ++i)
    lot.push_back(people[(first + 1 + i) % people.size()]);
  Seats mixed = lot;
  shuffle(std::span<Seat>(mixed.begin(), mixed.end()), dice);
  return options.assignment == Assignment::drafted ? lot : mixed;
}

// WK-SETUP-27: Automas come first, in any order.
void drawOrder(const Tables& tables, const Deal& deal, Dice& dice, State& state) {
  const Seats people = orderOfPeople(tables.options, dice);
  state.order = seatsWhere(tables.options, true);
  shuffle(std::span<Seat>(state.order.begin(), state.order.end()), dice);
  for (const Seat seat : people) state.order.push_back(seat);  // WK-SETUP-15
  if (!deal.order.empty()) state.order = deal.order;
}

void dealHeadstreams(const Deal& deal, Dice& dice, State& state) {
  Deck<std::uint8_t> tiles = deckOf<std::uint8_t>(kHeadstreamTiles);
  shuffleDeck(tiles, dice);
  putFirst(tiles, deal.headstreams);
  for (std::size_t i = 0; i < kHeadstreams; ++i) state.headstreamTiles[i] = tiles[i];
}

void dealBonuses(const Tables& tables, const Deal& deal, Dice& dice, State& state) {
  Deck<Bonus> bonuses = bonusesOf(tables.options);
  shuffleDeck(bonuses, dice);
  putFirst(bonuses, deal.bonuses);
  for (std::size_t i = 0; i < kRounds; ++i) state.bonuses[i] = bonuses[i];
  Deck<Objective> objectives = deckOf<Objective>(kObjectives);
  shuffleDeck(objectives, dice);
  putFirst(objectives, deal.objective);
  state.objective = objectives.front();
}

// WK-SETUP-06, WK-SETUP-07.
void dealContracts(const Tables& tables, const Deal& deal, Dice& dice, State& state) {
  Deck<ContractIndex> national = contractsOf(tables, Colour::national);
  shuffleDeck(national, dice);
  putFirst(national, deal.national);
  for (int i = 0; i + 1 < tables.options.players; ++i)
    state.national.push_back(national[static_cast<std::size_t>(i)]);
  for (std::size_t colour = 0; colour < kStackColours; ++colour) {
    Deck<ContractIndex> deck = contractsOf(tables, static_cast<Colour>(colour));
    shuffleDeck(deck, dice);
    putFirst(deck, deal.stacks[colour]);
    for (std::size_t i = deck.size(); i > kDisplayPerColour; --i)
      state.stacks[colour].push_back(deck[i - 1]);
    for (std::size_t i = 0; i < kDisplayPerColour; ++i) state.display[colour][i] = deck[i];
  }
}

// WK-SETUP-08, WK-RULE-07: on the lower site.
void placeNeutralDam(const Tables& tables, const Deal& deal, Dice& dice, const NeutralDam& neutral,
                     State& state) {
  Deck<BasinIndex> basins = basinsFor(tables, neutral.area);
  shuffleDeck(basins, dice);
  BasinIndex basin = basins.front();
  for (const BasinIndex given : deal.neutral)
    if (tables.basin(given).area == neutral.area) basin = given;
  damOn(state, damAt(basin, 1)) = Dam{Owner::neutral(), neutral.level, neutral.water};
}

// WK-SETUP-22: one tile of each level leaves the game, and everybody sees which.
void removeOne(const Deal& deal, int level, Deck<Tile>& deck, State& state) {
  Tile removed = deck.back();
  for (const Tile tile : deal.removed)
    if (tile.level() == level) removed = tile;
  deck.erase(removed);
  state.patentsGone |= tileBit(removed);
}

// WK-SETUP-20, WK-SETUP-21: the stack holds deck A above B above C.
void dealLeeghwater(const Deal& deal, Dice& dice, State& state) {
  Deck<BuildingIndex> buildings = deckOf<BuildingIndex>(kPrivateBuildings);
  shuffleDeck(buildings, dice);
  putFirst(buildings, deal.buildings);
  for (const RowIndex row : all<RowIndex>(kRows)) state.rows[row] = buildings[placeOf(row)];
  constexpr int kPerDeck = kWorks / kWorkDecks;
  for (int deck = kWorkDecks - 1; deck >= 0; --deck) {
    Deck<WorkIndex> works;
    for (int i = 0; i < kPerDeck; ++i) works.push_back(WorkIndex::of(deck * kPerDeck + i));
    shuffleDeck(works, dice);
    FixedVector<WorkIndex, kWorks> given;
    for (const WorkIndex work : deal.works)
      if (work.index() / kPerDeck == deck) given.push_back(work);
    putFirst(works, given);
    for (std::size_t i = works.size(); i > 0; --i) state.workStack.push_back(works[i - 1]);
  }
  for (WorkIndex& work : state.works) work = state.workStack.pop_back();
}

// WK-SETUP-09: the stack holds level I above II above III; its top card is the last.
void dealTiles(const Tables& tables, const Deal& deal, Dice& dice, State& state) {
  std::array<Deck<Tile>, kTileLevels> decks;
  for (int level = 1; level <= kTileLevels; ++level) {
    Deck<Tile>& deck = decks[static_cast<std::size_t>(level - 1)];
    deck = tilesOf(tables.options, level);
    shuffleDeck(deck, dice);
    FixedVector<Tile, kAdvancedTiles> given;
    for (const Tile tile : deal.tiles)
      if (tile.level() == level) given.push_back(tile);
    putFirst(deck, given);
    if (tables.options.leeghwater) removeOne(deal, level, deck, state);  // WK-SETUP-22
  }
  if (!tables.options.isFull()) return;
  for (std::size_t level = kTileLevels; level > 0; --level)
    for (std::size_t i = decks[level - 1].size(); i > 0; --i)
      state.patentStack.push_back(decks[level - 1][i - 1]);
  for (Tile& tile : state.patents) tile = state.patentStack.pop_back();
}

// WK-SETUP-28: one stack for all, its top tile last.
void dealAutomaTiles(const Deal& deal, Dice& dice, State& state) {
  Deck<AutomaIndex> tiles = deckOf<AutomaIndex>(kAutomaTiles);
  shuffleDeck(tiles, dice);
  putFirst(tiles, deal.automa);
  for (std::size_t i = tiles.size(); i > 0; --i) state.automaStack.push_back(tiles[i - 1]);
}

struct SetDecks {
  Deck<Company> companies;
  Deck<Officer> officers;
  Deck<ContractIndex> starts;
};

SetDecks drawSets(const Tables& tables, const Deal& deal, Dice& dice) {
  SetDecks decks{companiesOf(tables.options), officersOf(tables.options),
                 contractsOf(tables, Colour::starting)};
  shuffleDeck(decks.companies, dice);
  shuffleDeck(decks.officers, dice);
  shuffleDeck(decks.starts, dice);
  putFirst(decks.companies, deal.companies);
  putFirst(decks.officers, deal.officers);
  putFirst(decks.starts, deal.starts);
  return decks;
}

// WK-SETUP-14: company k plays at place k.
void assignFixed(const Tables& tables, State& state) {
  for (std::size_t i = 0; i < state.order.size(); ++i) {
    const FixedSet& set = tables.components.fixedSets[i];
    Player& player = state.player(state.order[i]);
    player.company = set.company;
    player.officer = set.officer;
    player.contracts.push_back(set.contract);
  }
}

void assignRandom(const Tables& tables, const SetDecks& decks, State& state) {
  for (int i = 0; i < tables.options.players; ++i) {
    const auto at = static_cast<std::size_t>(i);
    state.players[at].company = decks.companies[at];
    state.players[at].officer = decks.officers[at];
    state.players[at].contracts.push_back(decks.starts[at]);
  }
}

void offerSets(const Tables& tables, const SetDecks& decks, State& state) {
  for (int i = 0; i < tables.options.players; ++i) {
    const auto at = static_cast<std::size_t>(i);
    state.offeredSets.push_back({decks.companies[at], decks.officers[at]});
    state.offeredContracts.push_back(decks.starts[at]);
  }
}

bool copiesOfficers(const Tables& tables, Officer officer) {
  return tables.traits(officer).copiesOfficers;
}

// WK-SETUP-18: Mahiri always finds three officers to copy. Automas may turn out to have none, so
// with them all three are laid out; what is not needed goes when everybody has an officer.
void layOutOfficers(const Tables& tables, const SetDecks& decks, State& state) {
  const auto players = static_cast<std::size_t>(tables.options.players);
  if (tables.options.assignment == Assignment::fixed || tables.options.readings.onlyOwnedOfficers)
    return;
  const auto dealt = std::span(decks.officers.begin(), players);
  if (std::ranges::none_of(dealt, [&](Officer officer) { return copiesOfficers(tables, officer); }))
    return;
  const std::size_t needed = tables.components.officers.mahiriOfficers;
  const std::size_t end = tables.hasAutomas ? players + needed : needed + 1;
  for (std::size_t i = players; i < end && i < decks.officers.size(); ++i)
    state.extraOfficers.push_back(decks.officers[i]);
}

int ownersOfOfficers(const Tables& tables, const State& state) {
  int owners = 0;
  for (int i = 0; i < tables.options.players; ++i)
    owners += state.player(Seat::of(i)).officer != Officer::none ? 1 : 0;
  return owners;
}

bool doesAPersonCopy(const Tables& tables, const State& state) {
  for (int i = 0; i < tables.options.players; ++i)
    if (const Player& player = state.player(Seat::of(i));
        copiesOfficers(tables, player.officer) && player.level == Level::person)
      return true;
  return false;
}

void clearUnneededOfficers(const Tables& tables, State& state) {
  if (!doesAPersonCopy(tables, state)) return state.extraOfficers.clear();
  const int others = ownersOfOfficers(tables, state) - 1;
  while (!state.extraOfficers.empty() &&
         others + state.extraOfficers.count() > tables.components.officers.mahiriOfficers)
    state.extraOfficers.pop_back();
}

// WK-SETUP-26: what nobody has chosen goes to the Automas, by lot.
void assignLeftSets(const Tables& tables, State& state) {
  if (state.offeredSets.empty()) return;
  Dice dice(state.rng);
  shuffle(std::span<CompanySet>(state.offeredSets.begin(), state.offeredSets.end()), dice);
  for (const Seat seat : seatsWhere(tables.options, true)) {
    const CompanySet set = state.offeredSets.pop_back();
    state.player(seat).company = set.company;
    state.player(seat).officer = set.officer;
  }
  state.offeredContracts.clear();
}

// WK-SETUP-25: no starting contract, and an officer only if it is very hard.
void makeAutoma(Player& player, Level level) {
  player.level = level;
  player.contracts.clear();
  if (level != Level::veryHard) player.officer = Officer::none;
}

void dealSets(const Tables& tables, const Deal& deal, Dice& dice, State& state) {
  const SetDecks decks = drawSets(tables, deal, dice);
  layOutOfficers(tables, decks, state);
  switch (tables.options.assignment) {
    case Assignment::fixed: return assignFixed(tables, state);
    case Assignment::random: return assignRandom(tables, decks, state);
    case Assignment::drafted: return offerSets(tables, decks, state);
  }
}

TileMask startingTiles(const Tables& tables, const Player& player) {
  TileMask tiles = 0;
  const int kinds = tables.options.isFull() ? kStructures : kTileKinds;  // WK-SETUP-13
  for (int kind = 0; kind < kinds; ++kind)
    if (isInPlay(tables.options, kind)) tiles |= tileBit(Tile::basic(kind));
  const Tile own = tables.traits(player.officer).tile;
  return own == Tile::none() ? tiles : tiles | tileBit(own);  // WK-SETUP-19
}

}  // namespace

Verdict checkOutcomes(const Tables& tables, const Deal& deal) {
  if (const Verdict v = checkOrder(tables, deal.order); !v.fine()) return v;
  if (const Verdict v =
          checkItems(deal.headstreams, deckOf<std::uint8_t>(kHeadstreamTiles), kHeadstreams);
      !v.fine())
    return v;
  if (const Verdict v = checkBonuses(tables, deal); !v.fine()) return v;
  if (const Verdict v = checkItems(deal.objective, deckOf<Objective>(kObjectives), 1); !v.fine())
    return v;
  if (const Verdict v = checkContracts(tables, deal); !v.fine()) return v;
  if (const Verdict v = checkNeutral(tables, deal); !v.fine()) return v;
  if (const Verdict v = checkTiles(tables, deal); !v.fine()) return v;
  if (const Verdict v = checkAutomaTiles(tables, deal); !v.fine()) return v;
  if (const Verdict v = checkLeeghwater(tables, deal); !v.fine()) return v;
  return checkSets(tables, deal);
}

State initialState(const Tables& tables, const Seed& seed, const Deal& deal) {
  State state;
  state.rng = Rng::fromSeed(seed);
  Dice dice(state.rng);
  drawOrder(tables, deal, dice, state);
  dealHeadstreams(deal, dice, state);
  dealBonuses(tables, deal, dice, state);
  dealContracts(tables, deal, dice, state);
  for (const NeutralDam& neutral : tables.components.neutralDams)
    placeNeutralDam(tables, deal, dice, neutral, state);
  dealTiles(tables, deal, dice, state);
  dealSets(tables, deal, dice, state);
  if (tables.options.leeghwater) dealLeeghwater(deal, dice, state);
  if (tables.hasAutomas) dealAutomaTiles(deal, dice, state);
  state.turnPosition = static_cast<std::uint8_t>(tables.options.players);
  return state;
}

namespace {

int startingHydro(const Tables& tables, const Player& player) {
  if (isAutoma(player)) return 0;
  return tables.traits(player.officer).startHydro.value_or(tables.components.start.hydro);
}

void outfit(const Tables& tables, Player& player) {
  const Start& start = tables.components.start;
  const bool printed = tables.options.readings.printedMixers;
  player.hydro = static_cast<std::int16_t>(startingHydro(tables, player));
  player.excavators = start.excavators;
  player.mixers = printed ? start.printedMixers : start.mixers;
  player.workers = start.workers;
  player.points = static_cast<std::int16_t>(startPoints(tables, player));
  player.tiles = startingTiles(tables, player);
  player.architect = tables.traits(player.officer).hasArchitect;
}

}  // namespace

void outfitPlayers(const Tables& tables, State& state) {
  if (tables.hasAutomas) assignLeftSets(tables, state);  // WK-SETUP-26
  // WK-SETUP-25.
  for (int i = 0; i < tables.options.players; ++i)
    if (tables.options.isAutoma(Seat::of(i)))
      makeAutoma(state.player(Seat::of(i)), tables.options.levelOf(Seat::of(i)));
  if (tables.hasAutomas) clearUnneededOfficers(tables, state);  // WK-SETUP-18
  for (int i = 0; i < tables.options.players; ++i) outfit(tables, state.player(Seat::of(i)));
}

}  // namespace spannung::wasserkraft
