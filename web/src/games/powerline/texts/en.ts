// English, and the shape that every other language has to fill.

const count = (number: number, one: string, many: string) =>
  `${String(number)} ${number === 1 ? one : many}`;
const workers = (number: number) => count(number, 'worker', 'workers');
const points = (number: number) => count(number, 'point', 'points');
const signed = (number: number) => (number < 0 ? `−${String(-number)}` : `+${String(number)}`);

export const en = {
  workers,
  points,
  signed,
  seat: (seat: number) => `Seat ${String(seat)}`,
  worker: {
    red: 'red',
    yellow: 'yellow',
    blue: 'blue',
    green: 'green',
    white: 'white',
    black: 'black',
  },
  kind: { wind: 'wind park', hydro: 'hydro plant', solar: 'solar plant', biogas: 'biogas plant' },
  feature: { none: '', opera: 'opera', church: 'church' },
  prompt: {
    begin: (red: number, black: number) =>
      `Begin with red (${String(red)}) or black (${String(black)}).`,
    next: (worker: string, die: number) => `Where does ${worker} (${String(die)}) go?`,
    nextOrDone: (worker: string, die: number, placed: number) =>
      `Where does ${worker} (${String(die)}) go? Or done with ${workers(placed)}?`,
    notYet: (worker: string, die: number, placed: number) =>
      `No tile for ${workers(placed)}: ${worker} (${String(die)}) has to go on.`,
    doneOnly: (placed: number) => `Done with ${workers(placed)}? There is no tile for more.`,
    allPlaced: 'All six workers have a place. Done?',
    building: (round: number) => `Round ${String(round)} is built.`,
    scoring: (number: number) => `Scoring ${String(number)}`,
    lastScoring: (number: number) => `Scoring ${String(number)}, then the end of the game`,
    ready: (names: string) => `Your plan is done. Waiting for ${names}.`,
    waiting: (names: string) => `${names}: making plans.`,
    andMore: (names: string, more: number) => `${names} and ${String(more)} more`,
    winner: (names: string, score: number) => `${names} won with ${points(score)}.`,
    winners: (names: string, score: number) => `${names} share the victory with ${points(score)}.`,
    solo: (score: number) => `The grid is finished: ${points(score)}.`,
    finished: 'The game is over.',
  },
  board: {
    map: (name: string) => `Board of ${name}`,
    round: (round: number, rounds: number) => `Round ${String(round)} of ${String(rounds)}`,
    scoringIn: (rounds: number) =>
      rounds === 0 ? 'Scoring after this round' : `Scoring in ${count(rounds, 'round', 'rounds')}`,
    scoring: (number: number) => `Scoring ${String(number)}`,
    others: 'Players and their boards',
    mine: 'Back to my board',
    looking: (name: string) => `You are looking at the board of ${name}.`,
    ready: 'ready',
    planning: 'planning',
    hiddenPlan: 'The plan is hidden until all are ready.',
    show: (name: string, score: number, state: string) =>
      `${name}, ${points(score)}${state ? `, ${state}` : ''}: show the board`,
  },
  dice: {
    title: 'Workers and dice',
    worker: (worker: string, die: number) => `${worker} worker, die ${String(die)}`,
    inHand: 'next',
    placed: 'placed',
    onIsland: 'on the island',
    waits: 'waits',
    take: (worker: string, die: number) => `Begin with ${worker}, die ${String(die)}`,
  },
  segment: {
    label: (city: string, number: number, pips: number) =>
      `${city}, segment ${String(number)}: ${String(pips)}`,
    place: (worker: string) => `place ${worker} here`,
    joker: (worker: string) => `place ${worker} here with a joker`,
    built: 'built',
    planned: (worker: string) => `${worker} is planned here`,
    inARow: 'A line is built in a row, from one end: the segments before this one come first.',
    notNow: 'You are not planning at the moment.',
    otherBoard: 'This is not your board.',
  },
  island: {
    name: 'Island',
    send: (worker: string, cost: number) =>
      `Send ${worker} to the island${cost > 0 ? ` (−${String(cost)})` : ''}`,
    tiles: (number: number) => count(number, 'tile', 'tiles'),
    space: (die: number, lying: number, price: number) =>
      `space ${String(die)}: ${count(lying, 'tile', 'tiles')}, the next worker costs ${String(price)}`,
    explain: (price: number) =>
      `Whoever has no place goes to the island. Each worker there costs ${points(price)}.`,
    explainAdventure:
      'A worker goes to the space of its die and leaves a tile there; every tile makes the next one dearer.',
    next: (worker: string, price: number) => `${worker} would cost ${points(price)} now.`,
  },
  info: {
    built: (built: number, length: number) => `${String(built)} of ${String(length)} built`,
    planned: (number: number) => `${String(number)} planned`,
    finished: 'finished',
    direction: (from: string, to: string) => `from ${from} to ${to}`,
    untouched: (from: string, to: string) => `${from} to ${to}, from either end`,
    next: (pips: string) => `next ${pips}`,
    or: ' or ',
    lines: (done: number, all: number) =>
      `${String(done)} of ${count(all, 'line', 'lines')} finished`,
  },
  scoring: {
    joker: 'Joker',
    jokers: 'A joker for everybody',
    lines: 'Unfinished lines',
    linesShort: 'Lines',
    sum: 'Sum',
    after: (score: number) => `then ${String(score)}`,
  },
  penalty: {
    title: 'Unfinished lines at the end',
    short: 'At the end',
    lines: (lines: number) => count(lines, 'line', 'lines'),
    now: (lines: number, loss: number) =>
      `${count(lines, 'unfinished line', 'unfinished lines')} would cost ${points(loss)} at the end`,
    then: (lines: number, loss: number) => `with your plan ${String(lines)}: ${points(loss)}`,
    further: (loss: number) => `each further line ${points(loss)} more`,
    explain:
      'A line that is begun and not finished after the last round costs points. The vacation tile does not help.',
  },
  table: {
    title: 'Worker tiles',
    column: (number: number, left: number) =>
      `${workers(number)}: ${count(left, 'tile', 'tiles')} left`,
    lines: (number: number) => `at most ${count(number, 'line', 'lines')}`,
    joker: 'uncovers a joker',
  },
  stock: {
    jokers: (number: number) => count(number, 'joker', 'jokers'),
    vacation: 'vacation tile',
    noVacation: 'vacation tile used',
  },
  cards: {
    title: 'Score cards',
    next: (number: number) => `What each would pay at scoring ${String(number)}`,
    now: (name: string, now: number) => `${name}: ${String(now)}`,
    after: (name: string, now: number, then: number) =>
      `${name}: ${String(now)}, with your plan ${String(then)}`,
    each: 'each',
    from: (from: number) => `${String(from)}+`,
    row: (number: number) => `Scoring ${String(number)}`,
    count: 'Count',
    reached: 'reached',
    standing: (name: string) => `Standing of ${name}`,
    explain: {
      powered_cities: 'Cities with energy.',
      opera_cities: 'Powered cities with an opera.',
      church_cities: 'Powered cities with a church.',
      completed_plants: 'Completed plants: all their lines are finished.',
      solar_plants: 'Completed solar plants.',
      biogas_plants: 'Completed biogas plants.',
      jokers: 'Jokers that you still have, points for each.',
      empty_columns: 'Worker tiles: the columns named are empty.',
      tiles_on_line: 'Tiles on the line worth 17 points.',
      wind_and_hydro:
        'Completed wind parks and hydro plants: one kind, one of each, three or more.',
      island_tiles: 'Tiles on your island. The fewer, the better.',
    } as Record<string, string>,
  },
  dock: {
    score: 'Score',
    after: 'with this plan',
    empty: 'Nothing planned yet.',
    island: (number: number) => `island (${workers(number)})`,
    jokers: (number: number) => `${count(number, 'joker', 'jokers')} spent`,
    done: 'Done',
    donePaying: (points: number) => `Done (−${String(points)})`,
    doneOnVacation: 'Vacation (0)',
    vacation: (points: number) =>
      `The vacation tile saves the ${count(points, 'point', 'points')} for the island, once in the game.`,
    takeBack: 'Take back',
    reopen: 'Plan again',
    waiting: (names: string) => `Waiting for ${names}`,
  },
  panel: {
    score: 'Points',
    cities: 'Cities',
    plants: 'Plants',
    jokers: 'Jokers',
    tiles: 'Worker tiles',
  },
  charts: { score: 'Points', cities: 'Powered cities', plants: 'Completed plants' },
  presets: {
    solo: { title: 'Alone', text: 'Fifteen rounds for yourself, with a verdict at the end.' },
    duel: { title: 'Two', text: 'The base game for two: cards A, D and G.' },
    family: { title: 'Round of four', text: 'The base game for four.' },
    contracts: { title: 'Contracts', text: 'Three players, one score card of each colour by lot.' },
    adventure: {
      title: 'Everything at once',
      text: 'Building limits, adventure island, three of all twelve cards, no vacation.',
    },
  },
};

export type Texts = typeof en;
