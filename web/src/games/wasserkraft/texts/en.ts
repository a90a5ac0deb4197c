// English, and the shape that every other language has to fill. Names of things are in names.ts.

import { leeghwaterEn } from './leeghwater-en';

const count = (number: number, one: string, many: string) =>
  `${String(number)} ${number === 1 ? one : many}`;
const workers = (number: number) => count(number, 'worker', 'workers');
const points = (number: number) => count(number, 'point', 'points');
const drops = (number: number) => count(number, 'drop', 'drops');
const excavators = (number: number) => count(number, 'excavator', 'excavators');
const mixers = (number: number) => count(number, 'mixer', 'mixers');

export const en = {
  workers,
  points,
  drops,
  excavators,
  mixers,
  hydro: (number: number) => `${String(number)} Hydro`,
  energy: (number: number) => `${String(number)} energy`,
  machines: (number: number) => `${count(number, 'machine', 'machines')} of your choice`,
  rotations: (number: number) => count(number, 'turn of the wheel', 'turns of the wheel'),
  water: (number: number) => `${drops(number)} on headstreams`,
  flowing: (number: number) =>
    number === 1 ? '1 drop that flows at once' : `${String(number)} drops that flow at once`,
  freePiece: (piece: string, value: number, areas: string) =>
    `free ${piece}${value > 0 ? ` of value ${String(value)} at most` : ''}${areas}`,
  inAreas: (areas: string[]) => ` in the ${areas.join(' or ')}`,
  area: { mountain: 'mountains', hill: 'hills', plain: 'plains' },
  structure: {
    base: 'base',
    elevation: 'elevation',
    conduit: 'conduit',
    powerhouse: 'powerhouse',
    building: 'building',
    joker: 'joker',
  },
  structures: {
    base: 'Bases',
    elevation: 'Elevations',
    conduit: 'Conduits',
    powerhouse: 'Powerhouses',
    building: 'Buildings',
  },
  colour: {
    green: 'green',
    yellow: 'yellow',
    red: 'red',
    starting: 'starting',
    national: 'national',
  },
  seat: (seat: number) => `Seat ${String(seat)}`,
  neutral: 'neutral',
  and: ' and ',
  board: {
    map: 'Map',
    actions: 'Actions',
    offices: 'Offices',
    mapLabel: 'The slope: headstreams, basins, dams, conduits and powerhouses',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Show the whole map',
    round: (round: number, last: number) => `Round ${String(round)} of ${String(last)}`,
    order: 'Turn order',
    passed: (name: string) => `${name} has passed`,
  },
  map: {
    headstream: (id: string, drops: number, round: number, coming: number[]) =>
      `Headstream ${id}: ${String(drops)} waiting; drops by round ${coming.join(', ')} (now round ${String(round)})`,
    dam: (id: string, owner: string, level: number, water: number, capacity: number) =>
      `Dam (${id}) of ${owner}: level ${String(level)}, ${String(water)} of ${drops(capacity)}`,
    damSite: (id: string, red: string) => `Site for a dam, ${id}${red}`,
    conduit: (id: string, value: number, target: number, owner: string) =>
      `Conduit (${id}), value ${String(value)}, leads to basin ${String(target)}${owner}`,
    powerhouse: (id: string, owner: string) => `Powerhouse (${id}) of ${owner}`,
    powerhouseSite: (id: string, red: string) => `Site for a powerhouse, ${id}${red}`,
    red: (hydro: number) => `, red border: ${String(hydro)} Hydro`,
    free: ', not built',
    of: (owner: string) => `, owned by ${owner}`,
    buildHere: (piece: string) => `Build: ${piece}`,
  },
  management: {
    title: 'Management board',
    turbine: 'Turbine station',
    water: 'Water management',
    workshop: 'Workshop',
    machinery: 'Machinery shop',
    contracts: 'Contract office',
    patents: 'Patent office',
    bank: 'Bank',
    construction: 'Construction',
    modifier: (modifier: number) =>
      modifier > 0 ? `+${String(modifier)}` : modifier < 0 ? `−${String(-modifier)}` : '±0',
    takesContracts: (number: number) => `Take ${count(number, 'contract', 'contracts')}`,
    production: (modifier: string) => `Produce with ${modifier} energy`,
    cost: (workerCount: number, hydro: number) =>
      hydro > 0 ? `${workers(workerCount)} and ${String(hydro)} Hydro` : workers(workerCount),
    takenBy: (name: string) => `taken by ${name}`,
    closed: 'not possible now: click to learn why',
    best: (energy: number) => `up to ${String(energy)} energy`,
    bankHint: '1 Hydro for each worker',
    bankNotNow: 'The bank is for your turn, as long as you have workers.',
    bankLeast: 'At least one worker goes to the bank.',
    bankMost: 'You have no more workers.',
    bankSend: (number: number) => `Send ${workers(number)}: ${String(number)} Hydro`,
    fewer: 'One worker fewer',
    more: 'One worker more',
    construct: 'Construct',
    constructNumber: (number: number, last: number) =>
      `Construction ${String(number)} of ${String(last)}`,
    constructionDone: (construction: string) => `${construction}: done`,
    constructionsUsed: 'All spaces used',
  },
  offices: {
    national: 'National contracts',
    left: (number: number) => `${String(number)} in the stack`,
    from: (energy: number) => `from ${String(energy)} energy`,
    noNational: 'All national contracts are fulfilled.',
    patentsLeft: (number: number) => `${count(number, 'tile', 'tiles')} to come`,
    sold: 'sold',
  },
  track: {
    title: 'Energy of this round',
    stands: (name: string, energy: number, payout: number, rank: number) =>
      `${name}: ${String(energy)} energy, would receive ${String(payout)} Hydro and ${points(rank)}`,
    payout: (from: number, hydro: number) => `from ${String(from)} energy: ${String(hydro)} Hydro`,
    section: (number: number) => `section ${String(number)}`,
  },
  goals: {
    bonusOf: (round: number, each: number, what: string) =>
      `Round ${String(round)}: ${points(each)} each for ${what}`,
    you: (number: number) => `you now: ${String(number)}`,
    bonusRule: (first: number, penalty: number) =>
      `Counts from ${String(first)} energy on. For the full points reach the section with the number of the round; each section short costs ${points(penalty)}.`,
    objective: 'Objective',
    objectiveNow: (name: string, reached: number, number: number) =>
      `${name}: ${String(reached)}, ${points(number)} if the game ended now`,
  },
  company: {
    hydro: 'Hydro',
    energy: 'Energy',
    points: 'Points',
    workers: 'Workers',
    excavators: 'Excavators',
    mixers: 'Mixers',
    income: (structure: string, ordinal: number, reward: string) =>
      `${structure} ${String(ordinal)}: ${reward}`,
    open: 'open',
    piecesLeft: (structure: string, left: number) => `${structure}: ${String(left)} left`,
    wheel: 'Wheel',
    wheelAfter: (turns: number) =>
      turns === 0 ? 'at the entry' : `back after ${count(turns, 'turn', 'turns')}`,
    wheelEmpty: 'empty',
    tiles: 'Tiles',
    contracts: 'Open contracts',
    fulfilled: (number: number) => `${String(number)} fulfilled`,
    power: (needed: boolean): string => (needed ? 'in force' : 'not yet in force'),
  },
  dock: {
    action: 'Choose a glowing space, build, or go to the bank.',
    wish: (piece: string) =>
      `To build here (${piece}), begin a construction. Then come the tile and the site.`,
    notHere: 'Not here',
    tile: 'With which tile?',
    copy: 'Which tile on your wheel?',
    site: 'Click a glowing site on the map.',
    payment: 'How do you pay?',
    production: 'Which water through which conduit?',
    fulfil: (energy: number) => `${String(energy)} energy: fulfil a contract?`,
    boost: 'Advance further?',
    machine: 'Which machine?',
    water: (left: number) => `Click a headstream: ${drops(left)} to place; they wait there.`,
    flowing: (left: number) => `Click a headstream: ${drops(left)} to place; they flow at once.`,
    piece: (piece: string) => `Click a glowing site for your free ${piece}.`,
    take: (left: number) =>
      left === 1 ? 'Take a contract from the display.' : `Take ${String(left)} contracts.`,
    discard: 'Which contract do you give back?',
    company: 'Which company with which officer?',
    start: 'Which starting contract?',
    all: 'Show all',
    mahiri: (officer: string) => `Mahiri: as ${officer}`,
  },
  preview: {
    price: (price: string) => `costs ${price}`,
    instead: (price: string) => `or ${price}`,
    border: (hydro: number) => `${String(hydro)} Hydro for the red border`,
    fee: (hydro: number, owner: string) => `${String(hydro)} Hydro to ${owner}`,
    gains: (what: string) => `+ ${what}`,
    others: (name: string, what: string) => `${name}: + ${what}`,
    back: (what: string) => `${what} back from the wheel`,
    held: (number: number) => `${drops(number)} held below`,
    lost: (number: number) =>
      `${number === 1 ? '1 drop leaves' : `${String(number)} drops leave`} the board`,
    fulfils: (number: number) => `enough for ${count(number, 'contract', 'contracts')}`,
    upTo: (energy: number) => `up to ${String(energy)} energy`,
    tile: (name: string) => `+ ${name}`,
    nothing: 'free',
  },
  prompt: {
    winner: (name: string) => `The game is over: ${name} wins.`,
    finished: 'The game is over.',
    company: 'Choose a company with its officer.',
    start: 'Choose your starting contract.',
    action: (workerCount: number, hydro: number) =>
      `Your turn: ${workers(workerCount)} and ${String(hydro)} Hydro. Choose an action.`,
    further: 'Mahiri’s further action: choose it.',
    actionPass: (hydro: number) =>
      `No workers left, ${String(hydro)} Hydro. Pass, or build with a tile that needs none.`,
    tile: 'Choose the tile to build with.',
    copy: 'Choose the tile on your wheel to copy.',
    site: (excavatorCount: number, mixerCount: number) =>
      `Choose where to build: you have ${excavators(excavatorCount)} and ${mixers(mixerCount)}.`,
    payment: 'Choose how to pay.',
    production: (modifier: string) => `Choose dam, conduit and drops (modifier ${modifier}).`,
    extraProduction: (modifier: string) =>
      `Your tile allows a production (modifier ${modifier}): choose it, or decline.`,
    secondProduction: 'Produce a second time with another powerhouse, or decline.',
    fulfil: (energy: number) => `${String(energy)} energy produced: fulfil a contract, or decline.`,
    boost: 'Italy’s power: advance further on the energy track?',
    machine: 'Take an excavator or a mixer.',
    water: (left: number) => `Place ${drops(left)} on headstreams; the water waits there.`,
    flowing: (left: number) => `Place ${drops(left)} on headstreams; the water flows at once.`,
    piece: (piece: string) => `Place your free ${piece}.`,
    take: (left: number) => `Take ${count(left, 'contract', 'contracts')} from the display.`,
    discard: 'You have too many contracts: give one back.',
    wait: (name: string, what: string) => `${name} has to ${what}.`,
  },
  charts: {
    points: 'Points',
    energy: 'Energy of the round',
    hydro: 'Hydro',
    machines: 'Machines',
    structures: 'Pieces built',
    fulfilled: 'Contracts fulfilled',
  },
  presets: {
    introductory: { title: 'First steps', text: 'Introductory game for two, without patents.' },
    classic: { title: 'Full game', text: 'Four companies, chosen one after the other.' },
    duel: { title: 'Duel', text: 'The full game for two, companies by lot.' },
    solo: { title: 'Alone against one Automa', text: 'You and an opponent that follows tiles.' },
    solo3: { title: 'Alone against three Automas', text: 'A full slope, and nobody to wait for.' },
    trio: { title: 'Three on the slope', text: 'The full game for three.' },
    leeghwater: {
      title: 'Leeghwater',
      text: 'For three, with external works, private buildings and a fifth company.',
    },
  },
  leeghwater: leeghwaterEn,
};

export type Texts = typeof en;
