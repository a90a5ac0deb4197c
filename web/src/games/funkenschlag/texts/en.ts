// English, and the shape that every other language has to fill.

import { printedNumber } from '../content';

const money = (amount: number) => `${String(amount)} Elektro`;
const cities = (count: number) => (count === 1 ? '1 city' : `${String(count)} cities`);

export const en = {
  money,
  cities,
  seat: (seat: number) => `Seat ${String(seat)}`,
  resource: { coal: 'coal', oil: 'oil', garbage: 'garbage', uranium: 'uranium' },
  kind: {
    coal: 'coal',
    oil: 'oil',
    hybrid: 'coal or oil',
    garbage: 'garbage',
    uranium: 'uranium',
    eco: 'wind',
    fusion: 'fusion',
  },
  phases: ['Turn order', 'Auction', 'Fuel', 'Building', 'Bureaucracy'],
  board: {
    map: 'Map',
    plants: 'Plants',
    fuel: 'Fuel',
    round: (round: number) => `Round ${String(round)}`,
    step: (step: number) => `Step ${String(step)}`,
    stepPending: 'Step 3 is about to begin',
    order: 'Turn order',
    reversed: 'In reverse order',
    cityTrack: 'Cities connected',
    step2At: (count: number) => `Step 2 at ${cities(count)}`,
    endAt: (count: number) => `The game ends at ${cities(count)}`,
    seatCities: (name: string, count: number) => `${name}: ${cities(count)}`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Show everything in play',
    pass: 'Pass',
    done: 'Finish turn',
    cancel: 'Cancel',
    clear: 'Clear',
    left: (amount: number) => `${String(amount)} left`,
    short: (amount: number) => `${String(amount)} short`,
    waiting: (name: string) => `${name} is deciding.`,
    mapLabel: (name: string) => `Map: ${name}`,
  },
  market: {
    title: 'Plant market',
    current: 'On offer',
    future: 'Later',
    all: 'All on offer',
    pile: (size: number) => `Pile: ${String(size)}`,
    pileTitle: (size: number) => `${String(size)} cards are still in the pile`,
    step3: 'Step 3',
    step3Title: 'Step 3 begins when this phase is over',
    empty: 'No plants left',
    plantLabel: (number: number, kind: string, fuel: number, count: number) =>
      fuel === 0
        ? `Plant ${printedNumber(number)}: ${kind}, powers ${cities(count)} without fuel`
        : `Plant ${printedNumber(number)}: burns ${String(fuel)} ${kind}, powers ${cities(count)}`,
    onAuction: 'under the hammer',
  },
  resources: {
    title: 'Fuel market',
    refill: (count: number) => `+${String(count)}`,
    refillTitle: (count: number, name: string) =>
      `The next refill brings up to ${String(count)} ${name}`,
    next: (price: number) => `next ${String(price)}`,
    soldOut: 'sold out',
    costs: (count: number, name: string, price: number) =>
      `${String(count)} ${name} for ${money(price)}`,
    label: (name: string, market: number, price: number | null, supply: number) =>
      price === null
        ? `${name}: sold out, ${String(supply)} in the supply`
        : `${name}: ${String(market)} on sale from ${money(price)}, ${String(supply)} in the supply`,
  },
  auction: {
    choose: 'Click a plant on offer.',
    chooseHint: (amount: number) => `You have ${money(amount)}.`,
    nobody: 'No bid yet',
    highest: 'Highest bid',
    leads: (name: string) => `${name} leads`,
    bidders: 'Still bidding',
    out: 'out',
    bid: (amount: number) => `Bid ${String(amount)}`,
    bidIt: 'Bid',
    raiseLabel: (amount: number, bid: number) => `Raise by ${String(amount)} to ${String(bid)}`,
    exact: 'Your bid',
    maximumHint: 'Raises by 1 for you up to this limit. Nobody else sees it.',
    thenPass: 'then pass',
    start: (limit: number) => `Up to ${String(limit)} for me`,
    running: (limit: number) => `Raising for you up to ${String(limit)}`,
    bought: (name: string) => `${name} has bought`,
    stillToBuy: 'May still buy',
    alreadyBought: 'Have bought',
  },
  buy: {
    title: 'Buy fuel',
    less: (name: string) => `One ${name} less`,
    more: (name: string, price: number | null) =>
      price === null ? `One more ${name}` : `One more ${name} for ${String(price)}`,
    total: (amount: number) => `Total ${String(amount)}`,
    buy: (amount: number) => `Buy for ${String(amount)}`,
    buyAndFinish: (amount: number) => `Buy for ${String(amount)} and finish`,
    finish: 'Finish without buying',
    oneRun: 'Enough for one run',
    noneChosen: (name: string) => `You have chosen no ${name} yet.`,
    refused: {
      sold_out: (name: string) => `There is no more ${name} on the market.`,
      no_room: (name: string) => `With what you have chosen there is no room for more ${name}.`,
      no_money: (name: string) => `What you have chosen leaves too little money for more ${name}.`,
    },
    powers: (powered: number, count: number) => `Powers ${String(powered)} of ${cities(count)}`,
    storage: 'Your storage',
    room: (free: number) => `room for ${String(free)}`,
  },
  build: {
    title: 'Connect cities',
    pick: 'Click cities on the map. The signs show the full price.',
    first: 'Choose your first city: any empty one, without a path to pay.',
    connect: (count: number, amount: number) => `Connect ${cities(count)} for ${String(amount)}`,
    atOnce: 'Build at once on click',
    finish: 'Finish building',
    breakdown: (fee: number, path: number) =>
      path === 0 ? `${String(fee)} for the place` : `${String(fee)} place + ${String(path)} path`,
    tooDear: (name: string, price: number, left: number) =>
      `${name} would cost ${String(price)}, and the cities you have chosen leave ${String(left)}.`,
    remove: (name: string) => `Leave out ${name}`,
    cityLabel: (name: string, houses: string, price: string) =>
      [name, houses, price].filter(Boolean).join(', '),
    costs: (amount: number) => `costs ${String(amount)}`,
    dear: (amount: number, left: number) =>
      `costs ${String(amount)}, too dear with ${String(left)} left`,
    empty: 'empty',
    houses: (names: string) => `houses: ${names}`,
    via: (names: string) => `by way of ${names}`,
    planned: (position: number) => `planned as number ${String(position)}`,
  },
  run: {
    title: 'Power your cities',
    income: (powered: number, amount: number) => `${cities(powered)} powered → +${String(amount)}`,
    waste: (count: number) => `${String(count)} more than you can use`,
    burns: 'Burns',
    nothing: 'nothing',
    run: (amount: number) => `Power and collect ${String(amount)}`,
    idle: 'Run nothing',
    best: 'Best choice',
    notPossible: 'Not enough fuel for all of these',
    mix: (coal: number, oil: number) => `${String(coal)} coal, ${String(oil)} oil`,
    moreCoal: 'More coal, less oil',
    moreOil: 'More oil, less coal',
    already: 'has run',
    on: 'runs',
    off: 'rests',
  },
  discard: {
    plantTitle: 'Give up one of your older plants',
    resourceTitle: 'Give up one token that no longer fits',
    one: (name: string) => `Give up 1 ${name}`,
    newest: 'just bought',
  },
  draft: {
    title: 'Choose a region',
    hint: (chosen: number, needed: number) =>
      `${String(chosen)} of ${String(needed)} regions are chosen. Click one that glows.`,
    choose: (name: string) => `Choose ${name}`,
  },
  panel: {
    money: 'Money',
    hidden: 'concealed',
    cities: 'Cities',
    power: 'Powers',
    powerTitle: (can: number, capacity: number) =>
      `Can power ${cities(can)} right now; all plants together manage ${String(capacity)}`,
    income: 'Income',
    incomeTitle: (can: number, all: number) =>
      `${money(can)} with the fuel at hand, ${money(all)} if all plants could run`,
    noPlants: 'No plants yet',
    plants: 'Plants',
    gained: (amount: number) => `+${String(amount)}`,
  },
  finished: { title: 'The game is over', powered: (count: number) => `powers ${cities(count)}` },
  prompt: {
    draft: (chosen: number, needed: number) =>
      `Choose a region (${String(chosen + 1)} of ${String(needed)}); it has to border on the others.`,
    nominate: (amount: number, canPass: boolean) =>
      canPass
        ? `Put a plant up for auction, or pass. You have ${money(amount)}.`
        : `Put a plant up for auction; in round 1 everybody has to buy one. You have ${money(amount)}.`,
    openingBid: (plant: number, minimum: number, amount: number) =>
      `Make the first bid for plant ${printedNumber(plant)}: at least ${String(minimum)}, you have ${money(amount)}.`,
    bid: (plant: number, who: string, highest: number, amount: number) =>
      `${who} bids ${String(highest)} for plant ${printedNumber(plant)}. Raise to ${String(highest + 1)} or more, or pass; you have ${money(amount)}.`,
    discardPlant: (limit: number) =>
      `You may own ${String(limit)} plants. Give up one of the older ones.`,
    discardResource: 'Not all your fuel fits any more. Give up 1 coal or 1 oil.',
    buy: (amount: number, powered: number, count: number) =>
      `Buy fuel. You have ${money(amount)}; what you store powers ${String(powered)} of your ${cities(count)}.`,
    buyWithoutCities: (amount: number) => `Buy fuel for your plants. You have ${money(amount)}.`,
    buildFirst: (amount: number) => `Choose your first city. You have ${money(amount)}.`,
    build: (amount: number, count: number, cheapest: number) =>
      `Connect cities, from ${String(cheapest)} each. You have ${money(amount)} and ${cities(count)}.`,
    buildNothing: (amount: number) =>
      `With ${money(amount)} there is no city you can connect. Finish your turn.`,
    run: (powered: number, amount: number) =>
      `Run plants: at best you power ${cities(powered)} and collect ${String(amount)}.`,
    finished: 'The game is over.',
    winner: (names: string) => `The game is over. ${names} won.`,
    waitDraft: (who: string) => `${who} chooses a region.`,
    waitNominate: (who: string) => `${who} chooses a plant for the next auction.`,
    waitBid: (who: string, plant: number, highest: number | null) =>
      highest === null
        ? `${who} opens the bidding for plant ${printedNumber(plant)}.`
        : `${who} decides about plant ${printedNumber(plant)}; the highest bid is ${String(highest)}.`,
    waitDiscard: (who: string) => `${who} has to give something up.`,
    waitBuy: (who: string) => `${who} buys fuel.`,
    waitBuild: (who: string) => `${who} connects cities.`,
    waitRun: (who: string) => `${who} runs plants.`,
  },
  regions: {
    own: 'Choose on the map',
    count: (chosen: number, needed: number) =>
      `${String(chosen)} of ${String(needed)} regions chosen; together they have to be in one piece.`,
  },
  presets: {
    quick: {
      title: 'Quick duel',
      text: 'Two players in Germany, three regions, about 45 minutes.',
    },
    classic: { title: 'Classic', text: 'Four players in Germany, the way most people know it.' },
    usa: { title: 'Across the USA', text: 'Four players from coast to coast.' },
    draft: { title: 'Own regions', text: 'Three players choose the regions themselves.' },
    full: { title: 'Full table', text: 'Six players in Germany. Tight markets, hard auctions.' },
    poker: {
      title: 'Hidden money',
      text: 'Five players in the USA who keep their money to themselves.',
    },
  },
  charts: {
    money: 'Money',
    cities: 'Cities',
    income: 'Income with the fuel at hand',
    capacity: 'Capacity of all plants',
  },
};

export type Texts = typeof en;
