import { printedNumber } from '../content';
import type { Texts } from './en';

const money = (amount: number) => `${String(amount)} Elektro`;
const cities = (count: number) => (count === 1 ? '1 Stadt' : `${String(count)} Städte`);

export const de: Texts = {
  money,
  cities,
  seat: (seat) => `Sitz ${String(seat)}`,
  resource: { coal: 'Kohle', oil: 'Öl', garbage: 'Müll', uranium: 'Uran' },
  kind: {
    coal: 'Kohle',
    oil: 'Öl',
    hybrid: 'Kohle oder Öl',
    garbage: 'Müll',
    uranium: 'Uran',
    eco: 'Wind',
    fusion: 'Fusion',
  },
  phases: ['Reihenfolge', 'Auktion', 'Rohstoffe', 'Bauen', 'Bürokratie'],
  board: {
    map: 'Karte',
    plants: 'Kraftwerke',
    fuel: 'Rohstoffe',
    round: (round) => `Runde ${String(round)}`,
    step: (step) => `Stufe ${String(step)}`,
    stepPending: 'Stufe 3 beginnt gleich',
    order: 'Spielerreihenfolge',
    reversed: 'In umgekehrter Reihenfolge',
    cityTrack: 'Angeschlossene Städte',
    step2At: (count) => `Stufe 2 bei ${count === 1 ? '1 Stadt' : `${String(count)} Städten`}`,
    endAt: (count) => `Spielende bei ${count === 1 ? '1 Stadt' : `${String(count)} Städten`}`,
    seatCities: (name, count) => `${name}: ${cities(count)}`,
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    fit: 'Die ganze Spielfläche zeigen',
    pass: 'Passen',
    done: 'Zug beenden',
    cancel: 'Abbrechen',
    clear: 'Leeren',
    left: (amount) => `${String(amount)} bleiben`,
    short: (amount) => `${String(amount)} fehlen`,
    waiting: (name) => `${name} überlegt.`,
    mapLabel: (name) => `Karte: ${name}`,
  },
  market: {
    title: 'Kraftwerksmarkt',
    current: 'Im Angebot',
    future: 'Später',
    all: 'Alle im Angebot',
    pile: (size) => `Stapel: ${String(size)}`,
    pileTitle: (size) =>
      size === 1
        ? 'Im Nachzugstapel liegt noch 1 Karte'
        : `Im Nachzugstapel liegen noch ${String(size)} Karten`,
    step3: 'Stufe 3',
    step3Title: 'Stufe 3 beginnt, sobald diese Phase vorbei ist',
    empty: 'Keine Kraftwerke mehr',
    plantLabel: (number, kind, fuel, count) =>
      fuel === 0
        ? `Kraftwerk ${printedNumber(number)}: ${kind}, versorgt ${cities(count)} ohne Rohstoffe`
        : `Kraftwerk ${printedNumber(number)}: verbraucht ${String(fuel)} ${kind}, versorgt ${cities(count)}`,
    onAuction: 'wird versteigert',
  },
  resources: {
    title: 'Rohstoffmarkt',
    refill: (count) => `+${String(count)}`,
    refillTitle: (count, name) => `Der nächste Nachschub bringt bis zu ${String(count)} ${name}`,
    next: (price) => `nächste ${String(price)}`,
    soldOut: 'ausverkauft',
    costs: (count, name, price) => `${String(count)} ${name} für ${money(price)}`,
    label: (name, market, price, supply) =>
      price === null
        ? `${name}: ausverkauft, ${String(supply)} im Vorrat`
        : `${name}: ${String(market)} zu haben ab ${money(price)}, ${String(supply)} im Vorrat`,
  },
  auction: {
    choose: 'Klick ein Kraftwerk im Angebot an.',
    chooseHint: (amount) => `Du hast ${money(amount)}.`,
    nobody: 'Noch kein Gebot',
    highest: 'Höchstes Gebot',
    leads: (name) => `${name} liegt vorn`,
    bidders: 'Bieten noch mit',
    out: 'raus',
    bid: (amount) => `${String(amount)} bieten`,
    bidIt: 'Bieten',
    raiseLabel: (amount, bid) => `Um ${String(amount)} auf ${String(bid)} erhöhen`,
    exact: 'Dein Gebot',
    maximumHint: 'Erhöht für dich bis zu dieser Grenze um je 1. Niemand sonst sieht sie.',
    thenPass: 'danach passen',
    start: (limit) => `Bis ${String(limit)} für mich`,
    running: (limit) => `Bietet für dich bis ${String(limit)}`,
    bought: (name) => `${name} hat gekauft`,
    stillToBuy: 'Können noch kaufen',
    alreadyBought: 'Haben gekauft',
  },
  buy: {
    title: 'Rohstoffe kaufen',
    less: (name) => `1 ${name} weniger`,
    more: (name, price) =>
      price === null ? `1 ${name} mehr` : `1 ${name} mehr für ${String(price)}`,
    total: (amount) => `Zusammen ${String(amount)}`,
    buy: (amount) => `Für ${String(amount)} kaufen`,
    buyAndFinish: (amount) => `Für ${String(amount)} kaufen und fertig`,
    finish: 'Fertig, ohne zu kaufen',
    oneRun: 'Genug für einmal Strom',
    noneChosen: (name) => `Du hast noch nichts ausgewählt: ${name}.`,
    refused: {
      sold_out: (name) => `${name} ist im Markt ausverkauft.`,
      no_room: (name) => `Mit dem, was du gewählt hast, ist kein Platz mehr für ${name}.`,
      no_money: (name) => `Was du gewählt hast, lässt zu wenig Geld für mehr ${name}.`,
    },
    powers: (powered, count) =>
      `Versorgt ${String(powered)} von ${count === 1 ? '1 Stadt' : `${String(count)} Städten`}`,
    storage: 'Dein Lager',
    room: (free) => `Platz für ${String(free)}`,
  },
  build: {
    title: 'Städte anschließen',
    pick: 'Klick Städte auf der Karte an. Die Schilder zeigen den vollen Preis.',
    first: 'Wähle deine erste Stadt: irgendeine leere, ohne Weg zu bezahlen.',
    connect: (count, amount) => `${cities(count)} für ${String(amount)} anschließen`,
    atOnce: 'Beim Klick sofort bauen',
    finish: 'Bauen beenden',
    breakdown: (fee, path) =>
      path === 0 ? `${String(fee)} für den Platz` : `${String(fee)} Platz + ${String(path)} Weg`,
    tooDear: (name, price, left) =>
      `${name} würde ${String(price)} kosten, und nach den gewählten Städten bleiben ${String(left)}.`,
    remove: (name) => `${name} weglassen`,
    cityLabel: (name, houses, price) => [name, houses, price].filter(Boolean).join(', '),
    costs: (amount) => `kostet ${String(amount)}`,
    dear: (amount, left) => `kostet ${String(amount)}, zu teuer bei noch ${String(left)}`,
    empty: 'leer',
    houses: (names) => `Häuschen: ${names}`,
    via: (names) => `über ${names}`,
    planned: (position) => `vorgemerkt als Nummer ${String(position)}`,
  },
  run: {
    title: 'Städte versorgen',
    income: (powered, amount) => `${cities(powered)} versorgt → +${String(amount)}`,
    waste: (count) => `${String(count)} mehr, als du brauchst`,
    burns: 'Verbraucht',
    nothing: 'nichts',
    run: (amount) => `Versorgen und ${String(amount)} erhalten`,
    idle: 'Nichts betreiben',
    best: 'Beste Wahl',
    notPossible: 'Für alle zusammen reichen die Rohstoffe nicht',
    mix: (coal, oil) => `${String(coal)} Kohle, ${String(oil)} Öl`,
    moreCoal: 'Mehr Kohle, weniger Öl',
    moreOil: 'Mehr Öl, weniger Kohle',
    already: 'ist gelaufen',
    on: 'läuft',
    off: 'ruht',
  },
  discard: {
    plantTitle: 'Gib eines deiner älteren Kraftwerke ab',
    resourceTitle: 'Gib einen Marker ab, der nicht mehr passt',
    one: (name) => `1 ${name} abgeben`,
    newest: 'gerade gekauft',
  },
  draft: {
    title: 'Wähle eine Region',
    hint: (chosen, needed) =>
      `${String(chosen)} von ${String(needed)} Regionen stehen fest. Klick eine an, die leuchtet.`,
    choose: (name) => `${name} wählen`,
  },
  panel: {
    money: 'Geld',
    hidden: 'verborgen',
    cities: 'Städte',
    power: 'Versorgt',
    powerTitle: (can, capacity) =>
      `Kann jetzt ${cities(can)} versorgen; alle Kraftwerke zusammen schaffen ${String(capacity)}`,
    income: 'Einkommen',
    incomeTitle: (can, all) =>
      `${money(can)} mit den Rohstoffen im Lager, ${money(all)}, wenn alle Kraftwerke laufen könnten`,
    noPlants: 'Noch keine Kraftwerke',
    plants: 'Kraftwerke',
    gained: (amount) => `+${String(amount)}`,
  },
  finished: { title: 'Die Partie ist zu Ende', powered: (count) => `versorgt ${cities(count)}` },
  prompt: {
    draft: (chosen, needed) =>
      `Wähle eine Region (${String(chosen + 1)} von ${String(needed)}); sie muss an die anderen grenzen.`,
    nominate: (amount, canPass) =>
      canPass
        ? `Bring ein Kraftwerk zur Versteigerung oder passe. Du hast ${money(amount)}.`
        : `Bring ein Kraftwerk zur Versteigerung; in Runde 1 muss jeder eines kaufen. Du hast ${money(amount)}.`,
    openingBid: (plant, minimum, amount) =>
      `Gib das erste Gebot für Kraftwerk ${printedNumber(plant)} ab: mindestens ${String(minimum)}, du hast ${money(amount)}.`,
    bid: (plant, who, highest, amount) =>
      `${who} bietet ${String(highest)} für Kraftwerk ${printedNumber(plant)}. Biete mindestens ${String(highest + 1)} oder passe; du hast ${money(amount)}.`,
    discardPlant: (limit) =>
      `Du darfst ${String(limit)} Kraftwerke haben. Gib eines der älteren ab.`,
    discardResource: 'Nicht alle Rohstoffe passen noch. Gib 1 Kohle oder 1 Öl ab.',
    buy: (amount, powered, count) =>
      `Kaufe Rohstoffe. Du hast ${money(amount)}; dein Lager versorgt ${String(powered)} von ${count === 1 ? '1 Stadt' : `${String(count)} Städten`}.`,
    buyWithoutCities: (amount) => `Kaufe Rohstoffe für deine Kraftwerke. Du hast ${money(amount)}.`,
    buildFirst: (amount) => `Wähle deine erste Stadt. Du hast ${money(amount)}.`,
    build: (amount, count, cheapest) =>
      `Schließe Städte an, je ab ${String(cheapest)}. Du hast ${money(amount)} und ${cities(count)}.`,
    buildNothing: (amount) =>
      `Mit ${money(amount)} kannst du keine Stadt anschließen. Beende deinen Zug.`,
    run: (powered, amount) =>
      `Betreibe Kraftwerke: Bestenfalls versorgst du ${cities(powered)} und erhältst ${String(amount)}.`,
    finished: 'Die Partie ist zu Ende.',
    winner: (names) => `Die Partie ist zu Ende. Gewonnen: ${names}.`,
    waitDraft: (who) => `${who} wählt eine Region.`,
    waitNominate: (who) => `${who} wählt ein Kraftwerk für die nächste Versteigerung.`,
    waitBid: (who, plant, highest) =>
      highest === null
        ? `${who} eröffnet die Versteigerung von Kraftwerk ${printedNumber(plant)}.`
        : `${who} überlegt bei Kraftwerk ${printedNumber(plant)}; das höchste Gebot ist ${String(highest)}.`,
    waitDiscard: (who) => `${who} muss etwas abgeben.`,
    waitBuy: (who) => `${who} kauft Rohstoffe.`,
    waitBuild: (who) => `${who} schließt Städte an.`,
    waitRun: (who) => `${who} betreibt Kraftwerke.`,
  },
  regions: {
    own: 'Auf der Karte wählen',
    count: (chosen, needed) =>
      `${String(chosen)} von ${String(needed)} Regionen gewählt; zusammen müssen sie ein Stück sein.`,
  },
  presets: {
    quick: {
      title: 'Schnelles Duell',
      text: 'Zu zweit in Deutschland, drei Regionen, etwa 45 Minuten.',
    },
    classic: { title: 'Klassisch', text: 'Zu viert in Deutschland, so wie es die meisten kennen.' },
    usa: { title: 'Quer durch die USA', text: 'Zu viert von Küste zu Küste.' },
    draft: { title: 'Eigene Regionen', text: 'Zu dritt; die Regionen wählt ihr selbst.' },
    full: {
      title: 'Volle Runde',
      text: 'Zu sechst in Deutschland. Knappe Märkte, harte Auktionen.',
    },
    poker: {
      title: 'Verdecktes Geld',
      text: 'Zu fünft in den USA; was jeder hat, weiß nur er selbst.',
    },
  },
  charts: {
    money: 'Geld',
    cities: 'Städte',
    income: 'Einkommen mit den Rohstoffen im Lager',
    capacity: 'Leistung aller Kraftwerke',
  },
};
