// What only Leeghwater says, in English.

const count = (number: number, one: string, many: string) =>
  `${String(number)} ${number === 1 ? one : many}`;
const points = (number: number) => count(number, 'point', 'points');

export const leeghwaterEn = {
  tab: 'Leeghwater',
  works: 'External works',
  worksHint: (workers: number) =>
    `${count(workers, 'worker', 'workers')} and the machines, which are given away; the reward comes at once.`,
  nextWorks: (decks: string[]) => `next round: ${decks.join(', ')}`,
  lastWorks: 'these are the last ones',
  work: (name: string, machines: string, reward: string) => `${name}: ${machines} for ${reward}`,
  workGone: 'nothing until the next round',
  workLoan: (hydro: number) => `${String(hydro)} Hydro`,
  buildings: 'Private buildings',
  buildingsHint: 'Build beside one with a building tile or a joker, then use it once a round.',
  row: (row: number) => `Row ${String(row)}`,
  atTheEnd: (number: number) => `${points(number)} at the end`,
  build: 'Build',
  buildAt: (name: string, price: string) => `Build beside ${name}: ${price}`,
  slotFree: 'free slot',
  slotRed: (hydro: number) => `free slot with a red border, ${String(hydro)} Hydro`,
  slotOf: (name: string) => `building of ${name}`,
  use: 'Use',
  useOf: (name: string, cost: string) => `Use ${name}: ${cost}`,
  useFree: (cost: string) => `free space: ${cost}`,
  useOfSomebody: (name: string) => `workers of ${name}`,
  useBlocked: 'closed: an Automa has built here',
  useNone: 'all spaces are taken',
  usedByMe: 'used in this round',
  notMine: 'only beside a building of your own',
  margot: 'Margot',
  margotAt: (name: string, cost: string) => `Margot’s space, action of ${name}: ${cost}`,
  company: {
    works: (number: number) => `${count(number, 'external work', 'external works')} fulfilled`,
    buildings: (number: number) => `Private buildings: ${points(number)} at the end`,
    used: 'used in this round',
    unused: 'not used yet in this round',
    architect: 'Architect',
    architectThere: 'The Architect is still among the workers.',
    architectGone: 'The Architect has been sent in this round.',
    margotFree: 'Margot’s space is free.',
    margotUsed: 'Margot’s space has been used in this round.',
  },
  reward: {
    ownContract: (limit: number) =>
      limit > 0
        ? `an own contract up to ${String(limit)} without energy`
        : 'an own contract without energy',
    pieces: (number: number, pieces: string) => `${String(number)} free ${pieces.toLowerCase()}`,
    advancedTile: 'an advanced tile of your choice',
    fixedEnergy: (number: number) => `${String(number)} energy that may fulfil a contract`,
    damWater: 'a drop behind an own or neutral dam',
    production: (modifier: number) => `a production with +${String(modifier)}`,
    wheelTile: 'a tile back from the wheel',
    wheelMachines: 'half the machines of a segment back',
    loan: (hydro: number) => `an external work for ${String(hydro)} Hydro a machine`,
  },
  preview: {
    spent: (machines: string) => `gives away ${machines}`,
    either: (excavators: string, mixers: string) => `costs ${excavators} or ${mixers}`,
    loan: (hydro: number) => `costs ${String(hydro)} Hydro`,
    use: (cost: string) => `costs ${cost}`,
    useNothing: 'costs nothing',
    dropAt: (dam: string) => `1 drop behind the dam (${dam})`,
    wheel: (machines: string) => `${machines} onto the wheel`,
  },
  dock: {
    dam_water: 'Click a glowing dam: the drop stays there.',
    own_contract: 'Which contract without energy?',
    advanced_tile: 'Click the tile you want in the patent office.',
    wheel_tile: 'Which tile comes back?',
    wheel_machines: 'Which machines come back?',
    loan: 'Click the external work you pay for.',
    wheel_or_supply: 'Where do the machines go?',
    operate: 'Use the building at once?',
    site: 'Click a glowing building or site.',
    architect: 'The Architect: choose a glowing space for one worker.',
    retrieve: (tile: string) => `${tile} back into your supply`,
    salvage: (machines: string, turns: number) =>
      `${machines}, due after ${count(turns, 'turn', 'turns')}`,
  },
  prompt: {
    architect:
      'The Architect acts alone: choose a space for one worker. Then it is your turn again.',
    dam_water: (optional: boolean) =>
      `Put a drop behind a dam with room: choose the dam${optional ? ', or decline' : ''}.`,
    own_contract: (limit: number) =>
      limit > 0
        ? `Fulfil one of your contracts up to ${String(limit)} without energy, or decline.`
        : 'Fulfil one of your contracts without energy, or decline.',
    advanced_tile: 'Choose an advanced tile in the patent office: it costs nothing.',
    wheel_tile: 'Choose a tile on your wheel: it comes back at once.',
    wheel_machines: 'Choose a segment of your wheel: half of its machines come back.',
    loan: (each: number, hydro: number) =>
      `Choose an external work and pay ${String(each)} Hydro a machine: you have ${String(hydro)} Hydro.`,
    wheel_or_supply: (work: string) =>
      `Leslie’s tile: put the machines for ${work} onto the wheel, or give them away.`,
    operate: (building: string) =>
      `Your tile: use ${building} at once without workers, or decline.`,
  },
};

export type LeeghwaterTexts = typeof leeghwaterEn;
