// English, and the shape that every other language has to fill.

import type { ContractKind, Market, Zone } from '../content';

const number = (count: number) => String(count);
const some = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${number(count)} ${many}`;
const dollars = (amount: number) => (amount < 0 ? `−$${number(-amount)}` : `$${number(amount)}`);
const list = (items: string[], last: string) =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1] ?? ''}`;

const batteries = (count: number) => some(count, 'battery', 'batteries');
const markets: Record<Market, string> = {
  residential: 'residential',
  industry: 'industry',
  commerce: 'commerce',
  recreation: 'recreation',
  remote: 'remote',
};
const kinds: Record<ContractKind, string> = {
  standard: 'standard',
  remote: 'remote',
  solar: 'solar',
};

export const en = {
  dollars,
  batteries,
  energy: (amount: number) => `${number(amount)} energy`,
  and: (items: string[]) => list(items, 'and'),
  or: (items: string[]) => list(items, 'or'),
  seat: (seat: number) => `Seat ${number(seat)}`,
  market: markets,
  kind: kinds,
  zone: (zone: Zone) => `zone ${zone}`,
  place: {
    site: (index: number, sector: string) => `site ${number(index)} in ${sector}`,
    parking: (index: number) => `parking space ${number(index)}`,
    remote: (index: number, sector: string) => `remote contract ${number(index)} in ${sector}`,
    solar: (index: number) => `solar contract ${number(index)}`,
    upper_field: (index: number, zone: string) =>
      `space ${number(index)} of the upper row (${zone})`,
    lower_field: (index: number, zone: string) =>
      `space ${number(index)} of the lower row (${zone})`,
    transformer: (index: number, column: number) =>
      `space ${number(index)} of column ${number(column)}`,
    line: (index: number) => `network line ${number(index)}`,
    bonus_field: (index: number) => `bonus field ${number(index)}`,
    connection: (index: number) => `connection space ${number(index)}`,
    capital: (index: number) => number(index),
  },
  sector: (name: string) => `sector ${name}`,

  tabs: {
    map: 'Map',
    company: 'Company',
    grid: 'Grid',
    bonus: 'Tower bonuses',
    markets: 'Markets',
    scoring: 'Scoring',
  },
  status: {
    year: (year: number) => `Year ${number(year)}`,
    round: (round: number) => `Round ${number(round)} of 3`,
    phase: {
      setup: 'Setup',
      actions: 'Actions',
      consolidation: 'Consolidation',
      scoring: 'Scoring',
      finished: 'Finished',
    },
    timeline: 'Timeline',
    timelineTip:
      'Every disc advances once a year, and whenever a company takes back all its cards. A scoring comes when all discs have reached it; the last one ends the game.',
    scoringAt: (which: number, space: number) =>
      `Scoring ${number(which)} when all discs have reached space ${number(space)}.`,
    disc: (name: string, space: number) => `${name}: space ${number(space)} of the timeline`,
    order: 'Turn order',
    orderOf: (name: string, position: number, low: boolean) =>
      `${name}: position ${number(position)}${
        low ? '. The disc has been slid down: ahead of the others next year.' : ''
      }`,
  },
  map: {
    label: 'Map of Uruguay with sites and contracts',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    site: { wind: 'wind site', tower: 'tower site', mixed: 'site for a wind farm or a tower' },
    startSite: (what: string) => `start site, ${what}; nothing more is built here`,
    freeSite: (what: string, sector: string) =>
      `Free ${what}, ${sector}. A bulldozer must stand beside it to build here.`,
    built: (name: string, what: string, sector: string) => `${what} of ${name}, ${sector}`,
    tower: 'Tower',
    windFarm: 'Wind farm',
    bulldozer: (name: string) =>
      `Bulldozer of ${name}. Whoever builds beside it pays its owner, and it moves on.`,
    contract: (name: string, kind: string, symbols: string) =>
      `${name}: ${kind} contract, ${symbols}.`,
    cost: (price: string) => `Costs ${price}.`,
    free: 'Costs no energy.',
    fulfilledBy: (name: string) => `Fulfilled by ${name}.`,
    gone: 'This contract has left the game.',
    pair: 'Only one contract of this pair can be fulfilled; the other one leaves the game.',
    link: 'Linked contracts: whoever fulfils one may fulfil the other in the same action.',
    connection: (name: string, effect: string) => `Connection tile “${name}”: ${effect}.`,
    connectionTaken: 'This connection tile has been taken.',
    openLines: (open: number, all: number) =>
      `${number(open)} of ${number(all)} lines open; with two, whoever fulfils a contract on it takes the tile.`,
    publicArea: 'Public area: bulldozers from here go to any free site.',
    publicTitle: 'Public area',
    parking: 'Parking',
    parkingTip: (effect: string) =>
      `Parking: a bulldozer that stops here stays for good, and you ${effect}.`,
    parked: (name: string) => `A bulldozer of ${name} is parked here.`,
    solar: 'Solar contracts',
    solarTip:
      'Solar contracts: reached from the two arrows on the left, over empty places. They need a transformer but neither energy nor a tower.',
    symbol: (market: string, arrows: number) =>
      arrows === 0 ? `${market} symbol` : `${market} +${number(arrows)}`,
    zoneTip: {
      A: 'Zone A: cheap and rural; open from the start.',
      B: 'Zone B: industry and recreation; open from the start.',
      C: 'Zone C: the cities. Contracts here need your fourth tower.',
    },
    neighbour: (country: string) =>
      `${country}: foreign market cards. Pay batteries, receive the incomes shown, keep the symbols on the back.`,
  },
  company: {
    of: (name: string) => `Company of ${name}`,
    fieldTip: (zone: string, value: number, energy: number) =>
      `Operation field: ${zone}, ${dollars(value)}, ${number(energy)} energy. The field beside your card decides where it acts and what it costs.`,
    shown: 'This field counts for the card.',
    emptySpace: 'The next card of this row goes to its leftmost free space.',
    tiles: 'Connection tiles',
    available: 'available',
    aside: 'laid aside until your consolidation',
    onCard: (card: string) => `lies on “${card}” and comes back with it`,
    slots: 'Tower bonus tiles',
    slotTip: (name: string, effect: string) => `Slot of “${name}”: ${effect}.`,
    timing: { immediate: 'at once', permanent: 'permanently', final: 'at the end of the game' },
    hand: 'Hand',
    noCards: 'No cards in the hand.',
    stock: 'Stock',
    overlays: (count: number) => some(count, 'discount overlay', 'discount overlays'),
    windFarmsLeft: (count: number) => `${some(count, 'wind farm', 'wind farms')} left to build`,
    store: (count: number) => `${some(count, 'bulldozer', 'bulldozers')} still in the store`,
    foreign: 'Foreign market cards',
    scoringCards: 'Scoring cards',
  },
  card: {
    cost: 'Costs the value of the field',
    bonus: 'Brings the value of the field',
    none: 'Costs nothing',
    needsBulldozer: 'a bulldozer must stand beside the site',
    needsTower: 'a tower must stand in the sector',
    ownOnly: 'your own only',
    anybodys: 'yours, or another company’s, which you then pay',
    fieldEnergy: 'brings the energy of the field',
    zoneBound: 'acts in the zone of the field',
    anyZone: 'not bound to a zone',
    onlyFields: (zones: string) => `only beside fields of ${zones}`,
    chooseCard: 'Choose a card to see what it would cost and bring on each place.',
    pay: (price: string) => `pay ${price}`,
    receive: (price: string) => `receive ${price}`,
    payNothing: 'pay nothing',
    orInstead: (price: string) => `or ${price}`,
    gain: (energy: number) => `gain ${number(energy)} energy`,
    jokerEnergy: (energy: number) => `wind farm: +${number(energy)} energy`,
    impossible: 'Not possible here; press it for the reason.',
    play: 'Play here',
    close: 'Put back',
    ways: 'These cards lead there:',
    closeWays: 'Close',
    crown: 'Crown: this option counts only before majorities are compared.',
    option: (index: number) => `Option ${number(index)}`,
  },
  grid: {
    of: (name: string) => `Grid board of ${name}`,
    tower: (step: number, effect: string, opens: string) =>
      `Tower ${number(step)}: when built you ${effect}${opens ? `, and it opens ${opens}` : ''}.`,
    built: 'Built.',
    gear: 'Gear: one battery in every consolidation, if your energy reaches this column.',
    opens: {
      columns: 'this column',
      zone: (zone: string) => `zone ${zone}`,
      market: (market: string) => `${market} contracts`,
    },
    space: (place: string, effect: string) => `${place}${effect ? `: you ${effect}` : ''}.`,
    closed: (step: number) => `Opens with tower ${number(step)}.`,
    holds: (contract: string) => `Holds the contract ${contract}.`,
    start: 'A first contract begins here.',
    bolt: 'Bolt mark: counts for one of the scoring tiles once it is covered.',
    line: (place: string, price: string) =>
      `${place}: costs ${price} once, then it can be used freely.`,
    covered: (place: string) => `${place} is covered by a network tile.`,
    income: 'Income',
    incomeTip: (market: string, value: number) => `${market} income: ${dollars(value)} a year.`,
    column: (value: number, step: number) =>
      `${dollars(value)} a year; opens with tower ${number(step)}.`,
    boundary: 'Income markers cannot cross this border before the tower above is built.',
    special: 'The first of your markers to arrive here brings a special card.',
    cross: (market: string) => `A marker that arrives here also advances ${market}.`,
    energy: 'Energy',
    energyTip: (energy: number) =>
      `${number(energy)} energy, at most 14. It pays for contracts and decides which gears produce.`,
    capital: 'Capital',
    capitalPlace: (place: string, step: number, repay: number) =>
      `Place ${place} for capital, opens with tower ${number(step)}: money now, ${dollars(repay)} to repay at the end.`,
    capitalTaken: (repay: number) => `Capital taken: ${dollars(repay)} to repay at the end.`,
    turned: 'Turned in this scoring.',
  },
  bonus: {
    title: 'Tower bonuses',
    tip: 'Every tower brings two fields side by side, from its zone or those before it.',
    tile: (name: string, effect: string, timing: string) => `“${name}”: ${effect} (${timing}).`,
    printed: (effect: string) => `Printed bonus, stays for others: ${effect}.`,
    first: 'Chosen first',
  },
  markets: {
    actions: 'Special action cards',
    scorings: 'Special scoring cards',
    deck: (count: number) => `${number(count)} in the deck`,
    foreign: 'Foreign markets',
    country: { argentina: 'Argentina', brazil: 'Brazil' } as Record<string, string>,
    foreignCard: (name: string, batteryCount: number, incomes: string, back: string) =>
      `${name}: pay ${batteries(batteryCount)}, receive the incomes of ${incomes}. Symbols on the back: ${back}.`,
    supply: (count: number) => `${batteries(count)} in the supply`,
    worth: (amount: number) => `${dollars(amount)} for you`,
  },
  scoring: {
    first: 'First scoring',
    second: 'Second scoring',
    final: 'Final scoring',
    done: 'done',
    standing: (name: string, count: number, money: number) =>
      `${name} has ${number(count)}: ${dollars(money)}`,
    paid: (name: string, money: number) => `${name} received ${dollars(money)}`,
    cards: 'Your scoring cards',
  },
  rival: {
    title: 'VJ, the solo opponent',
    tip: 'VJ draws a card each turn and does the first thing on it that is possible. Its income follows these tracks.',
    track: (market: string, position: number, income: number) =>
      `VJ on the ${market} track: ${number(position)}, worth ${dollars(income)} a year`,
    network: (position: number) =>
      `VJ’s network: ${number(position)}. It stands for what VJ does not count, such as batteries.`,
    pass: { ready: 'Next pass: VJ hurries on', used: 'Next pass: VJ receives $3' },
    deck: (count: number) => `${number(count)} cards in its deck`,
    tiles: (count: number) => some(count, 'tower bonus tile', 'tower bonus tiles'),
  },
  panel: {
    money: 'Money',
    income: 'Income',
    incomeTip: (amount: number) => `${dollars(amount)} income a year`,
    energy: 'Energy',
    batteries: 'Batteries',
    towers: 'Towers',
    windFarms: 'Wind farms',
    contracts: 'Contracts',
    hand: (count: number) => some(count, 'card in the hand', 'cards in the hand'),
    capital: (count: number) => `${some(count, 'capital tile', 'capital tiles')} to repay`,
  },
  act: {
    battery: 'Take a battery',
    batteryTip: 'Take 1 battery from the supply and slide your turn order disc down.',
    retrieve: 'Take back all cards',
    retrieveTip: (count: number) =>
      `All ${number(count)} cards return to your hand, and your timeline disc advances.`,
    retrieveNot: 'Possible with at least two cards on your board.',
    skip: 'No, go on',
    stop: 'Stop moving',
    done: 'Done',
    yes: 'Yes',
    takeLast: 'Take back the last card',
    takeSpecial: 'Take this card',
    sellHere: 'Sell batteries here',
    towerOf: () => 'Your own tower: what the card costs goes to the supply',
    towerOfOther: (name: string) => `Tower of ${name}, who gets what the card costs`,
    paySupply: (price: string) => `Pay ${price} to the supply`,
    payTo: (price: string, name: string) => `Pay ${price} to ${name}`,
    payHere: (price: string, name: string) => `Building here: ${price} to ${name}.`,
    payHereOr: (price: string, instead: string, name: string) =>
      `Building here: ${price} or ${instead} to ${name}.`,
    payHereSupply: (price: string) => `Building here: ${price} to the supply.`,
    take: (name: string, effect: string) => `Take “${name}”: ${effect}`,
    layFree: (place: string) => `${place}, free line`,
    layLine: (place: string, line: string, price: string) => `${place} over ${line}: ${price}`,
    row: { top: 'Upper row', bottom: 'Lower row' },
    card: (name: string) => `Take back “${name}”`,
    from: (place: string) => `Bulldozer at ${place}`,
    otherBulldozer: 'Another bulldozer',
    chooseBulldozer: 'Which bulldozer?',
    whereTo: 'Choose on the map where it goes.',
    onMap: 'Choose on the map.',
    here: 'Choose above what glows.',
    seeMap: 'To the map',
    capital: (place: string, area: number) => `Capital on place ${place}: area ${number(area)}`,
    waiting: 'Your hand, to plan with:',
  },

  prompt: {
    winner: (names: string) => `The game is over: ${names} wins.`,
    winners: (names: string) => `The game is over: ${names} share the victory.`,
    finished: 'The game is over.',
    placeBulldozer: 'Choose a site in the start sector for your first bulldozer.',
    takeTurn: (money: number, energy: number, batteryCount: number) =>
      `Play a card, take all back, or take a battery. You have ${dollars(money)}, ${number(energy)} energy, ${batteries(batteryCount)}.`,
    action: (card: string) => `“${card}”: choose what it does.`,
    site: (what: string) => `Choose the site for your ${what}.`,
    windFarm: 'wind farm',
    towerPiece: 'tower',
    contract: 'Choose the contract that you fulfil.',
    tower: 'Choose whose tower you use; a foreign one is paid for.',
    payment: (card: string) => `Choose how you pay for “${card}”.`,
    price: (contract: string) => `Choose how you pay for ${contract}.`,
    lay: (contract: string) =>
      `Choose the transformer for ${contract}: one that is joined to your contracts.`,
    layFirst: (contract: string) => `Choose the transformer for ${contract}: one with an arrow.`,
    connection: (name: string) => `You may take the connection tile “${name}”.`,
    linked: 'You may fulfil the linked contract as well, without paying for the card again.',
    firstField: 'Your tower brings two bonus fields: choose the first one.',
    secondField: 'Choose the second bonus field, beside the first.',
    slot: (tile: string) => `The slot of “${tile}” is taken: choose another one for it.`,
    discard: 'Choose one more tower bonus tile to take out of the game.',
    moveBulldozer: (count: number, arrows: number) =>
      `You may move ${count === 1 ? 'a bulldozer' : `up to ${number(count)} bulldozers`}, ${some(arrows, 'step', 'steps')}${count === 1 ? '' : ' each'}.`,
    moveOn: (arrows: number) => `This bulldozer may go on for ${some(arrows, 'step', 'steps')}.`,
    leave: 'Your bulldozer was used: choose where it moves.',
    advance: (steps: number, left: number) =>
      `Choose the market whose income advances by ${number(steps)}${left > 1 ? `; ${number(left)} choices left` : ''}.`,
    takeIncome: 'Choose the market whose income you receive.',
    flip: 'Choose the income marker that you turn.',
    majority: (count: number) =>
      `Choose the market of which you count ${some(count, 'symbol', 'symbols')} more.`,
    option: 'Choose one of the effects.',
    special: 'Choose a special card.',
    tile: 'You may play a connection tile.',
    retrieve: 'Choose a card to take back.',
    mayRetrieve: 'You may take back a card.',
    sell: 'Choose the foreign market card that you sell batteries for.',
    capital: 'Choose the place for your capital.',
    optional: (what: string) => `You may ${what}.`,
    row: 'Consolidation: choose the row whose last card returns to your hand.',
    crowns: 'Before the majorities are compared: you may play crown cards.',
    scoringCards: 'Scoring: you may play scoring cards.',
    wait: (name: string, what: string) => `${name} ${what}.`,
    waits: {
      place_bulldozer: 'places the first bulldozer',
      take_turn: 'decides what to do',
      move_bulldozer: 'may move bulldozers',
      leave_site: 'moves the bulldozer that was used',
      retrieve_row: 'consolidates',
      play_crowns: 'decides about crown cards',
      play_scoring_cards: 'decides about scoring cards',
      first_field: 'chooses tower bonuses',
      second_field: 'chooses tower bonuses',
    } as Record<string, string>,
    waitCard: (card: string) => `carries out “${card}”`,
    waitElse: 'decides',
  },

  presets: {
    first: {
      title: 'First game',
      text: 'Two players with the introductory scoring tiles and the fixed tower bonuses.',
    },
    solo: { title: 'Solo', text: 'One player against VJ.' },
    standard: { title: 'Standard', text: 'Three players, the rules of the book.' },
    duel: { title: 'Duel', text: 'Two players with the Rahdo rule.' },
    full: { title: 'Full table', text: 'Four players.' },
    long: { title: 'Long evening', text: 'Three players on the longer timeline.' },
  },
  chartAxis: 'Year',
  charts: {
    money: 'Money',
    income: 'Income a year',
    earnings: 'Income received each year',
    scorings: 'Scorings each year',
    exports: 'Exports each year',
    rent: 'Rent each year',
    capital: 'Capital less repayments each year',
    towers: 'Towers',
    contracts: 'Contracts',
  },
  tip: {
    money: 'Money',
    energy: 'Energy',
    battery: 'Battery',
    tower: 'Tower',
    wind: 'Wind farm',
    bulldozer: 'Bulldozer',
    gear: 'Gear',
    special: 'Special card',
    connection: 'Connection tile',
    crown: 'Crown',
    capital: 'Capital',
    transformer: 'Transformer',
    solar: 'Solar contract',
    card: 'Action card',
    order: 'Turn order',
    overlay: 'Discount',
    network: 'Network',
  },
};

export type Texts = typeof en;
