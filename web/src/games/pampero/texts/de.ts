import type { ContractKind, Market, Zone } from '../content';
import type { Texts } from './en';

const number = (count: number) => String(count);
const some = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${number(count)} ${many}`;
const dollars = (amount: number) => `${amount < 0 ? '−' : ''}${number(Math.abs(amount))} $`;
const list = (items: string[], last: string) =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1] ?? ''}`;

const batteries = (count: number) => some(count, 'Batterie', 'Batterien');
const markets: Record<Market, string> = {
  residential: 'Wohnungen',
  industry: 'Industrie',
  commerce: 'Gewerbe',
  recreation: 'Erholung',
  remote: 'Abgelegen',
};
const kinds: Record<ContractKind, string> = {
  standard: 'Standard',
  remote: 'Fern',
  solar: 'Solar',
};
// "Standard- oder Fern-Vertrag"
const contracts = (names: string[], noun: string, last: string) =>
  list(
    names.map((name, index) => (index === names.length - 1 ? `${name}-${noun}` : `${name}-`)),
    last,
  );

export const de: Texts = {
  dollars,
  batteries,
  energy: (amount) => `${number(amount)} Energie`,
  and: (items) => list(items, 'und'),
  or: (items) => list(items, 'oder'),
  anyOf: (items) => list(items, 'oder'),
  seat: (seat) => `Platz ${number(seat)}`,
  market: markets,
  kind: kinds,
  zone: (zone: Zone) => `Zone ${zone}`,
  place: {
    site: (index, sector) => `Baufeld ${number(index)} in ${sector}`,
    parking: (index) => `Parkplatz ${number(index)}`,
    remote: (index, sector) => `Fern-Vertrag ${number(index)} in ${sector}`,
    solar: (index) => `Solar-Vertrag ${number(index)}`,
    transformer: (index, column) => `Platz ${number(index)} in Spalte ${number(column)}`,
    line: (index) => `Netzwerk-Linie ${number(index)}`,
    bonus_field: (index) => `Bonusfeld ${number(index)}`,
    connection: (index) => `Verbindungsfeld ${number(index)}`,
    capital: (index) => number(index),
  },
  sector: (name) => `Sektor ${name}`,

  // Was ein Schritt tut, als Teil eines Satzes mit »du darfst …«.
  step: {
    gainMoney: (amount) => `${dollars(amount)} erhalten`,
    gainEnergy: (amount) => `${number(amount)} Energie bekommen`,
    gainBattery: (amount) => `${batteries(amount)} nehmen`,
    advanceIncome: (what, amount) => `Einkommen ${what} um ${number(amount)} vorrücken`,
    advanceSplit: (amount) => `beliebige Einkommen zusammen um ${number(amount)} vorrücken`,
    takeIncome: (what, times) =>
      times === 1
        ? `Einkommen ${what} erhalten`
        : `Einkommen ${what} ${number(times)}-mal erhalten`,
    anyMarket: 'eines Marktes nach Wahl',
    theMarket: (names) => names,
    specialCard: (count, what) =>
      `${number(count)} ${count === 1 ? what : what.replace('karte', 'karten')} nehmen`,
    specialKind: { action: 'Spezialkarte (Aktion)', scoring: 'Spezialkarte (Wertung)' },
    anySpecial: 'Spezialkarte',
    bulldozer: (count) => `${number(count)} Bulldozer bekommen`,
    moveBulldozer: (count, arrows) =>
      count === 1
        ? `einen Bulldozer ${some(arrows, 'Schritt', 'Schritte')} bewegen`
        : `bis zu ${number(count)} Bulldozer je ${some(arrows, 'Schritt', 'Schritte')} bewegen`,
    connectionTile: (count) => `${number(count)} Verbindungsplättchen spielen`,
    turnOrder: 'die Zugfolgescheibe nach unten schieben',
    retrieveCard: (count, rightmost) =>
      `${some(count, 'Karte', 'Karten')}${rightmost ? ' vom Ende einer Reihe' : ''} zurücknehmen`,
    buildTower: (anyZone) =>
      anyZone ? 'in beliebiger Zone einen Strommast bauen' : 'einen Strommast bauen',
    buildWindFarm: (anyZone) =>
      anyZone ? 'in beliebiger Zone einen Windpark bauen' : 'einen Windpark bauen',
    fulfil: (names, anyZone, discount) =>
      `${anyZone ? 'in beliebiger Zone ' : ''}einen ${contracts(names, 'Vertrag', 'oder')}${
        discount > 0 ? ` für ${number(discount)} Energie weniger` : ''
      } erfüllen`,
    sellAbroad: (discount) =>
      `${discount > 0 ? `für ${batteries(discount)} weniger ` : ''}auf einem Auslandsmarkt verkaufen`,
    takeCapital: 'Kapital aufnehmen',
    joker: (actions) => list(actions, 'oder'),
    choose: (options) => list(options, 'oder'),
    optional: (what) => `du darfst ${what}`,
    windFarmEnergy: (delta) => `jeder Windpark bringt ${number(delta)} Energie mehr`,
    zoneValue: (zones, delta) => `Karten in ${zones} kosten ${dollars(-delta)} weniger`,
    contractEnergy: (names, delta) =>
      `${contracts(names, 'Verträge', 'und')} kosten ${number(-delta)} Energie weniger`,
    production: (delta) => `in jeder Konsolidierung ${batteries(delta)} mehr`,
    overlay: 'ein Rabattplättchen nehmen: Karten in Zone B kosten 3 $ weniger',
    moneyPer: (amount, what) => `${dollars(amount)} je ${what} erhalten`,
    flip: (what, times) =>
      `den Marker ${what} umdrehen und sein Einkommen${times > 1 ? ` ${number(times)}-mal` : ''} erhalten`,
    majority: (count, what) => `bei Mehrheiten ${number(count)} mehr zählen: ${what}`,
    ofOneMarket: 'Symbole eines Marktes',
    everyMajority: 'was auch immer verglichen wird',
    winTies: 'bei Gleichstand die Mehrheit haben',
    foreignIncome: 'das Einkommen eines Marktes auf einer eigenen Auslandsmarktkarte erhalten',
    relief: (tiles, pay) =>
      `${some(tiles, 'Kapitalplättchen kostet', 'Kapitalplättchen kosten')} am Ende nur ${dollars(pay)}`,
    introOne: 'für jeden Markt: Symbole auf eigenen Verträgen der Zone A × eigenes Einkommen dort',
    introTwo: 'für jeden Markt: Wer die meisten Symbole hat, erhält sein Einkommen dort',
    nothing: 'ohne Wirkung',
  },

  criterion: {
    batteries: ['Batterie', 'Batterien'],
    energy: ['Energie auf der Leiste', 'Energie'],
    contracts: ['Vertrag', 'Verträge'],
    market_symbols: ['Marktsymbol', 'Marktsymbole'],
    tower_bonus_tiles: ['Strommastbonus-Plättchen', 'Strommastbonus-Plättchen'],
    transformers_on_board: ['Transformator auf der Karte', 'Transformatoren auf der Karte'],
    bolt_marks: ['bedecktes Blitzsymbol', 'bedeckte Blitzsymbole'],
    towers_on_board: ['Strommast', 'Strommasten'],
    wind_farms_on_board: ['Windpark', 'Windparks'],
    network_tiles: ['Netzwerkplättchen', 'Netzwerkplättchen'],
    energy_spent_on_contracts: [
      'für Verträge ausgegebene Energie',
      'für Verträge ausgegebene Energie',
    ],
    connection_tiles: ['Verbindungsplättchen', 'Verbindungsplättchen'],
    special_cards: ['genommene Spezialkarte', 'genommene Spezialkarten'],
    foreign_market_cards: ['Auslandsmarktkarte', 'Auslandsmarktkarten'],
    sectors_with: ['Sektor mit eigenem Strommast', 'Sektoren mit Strommast'],
    any_majority: ['Verglichenes', 'was auch immer verglichen wird'],
  },
  criterionWith: {
    kinds: (names, what) => `${what} (${list(names, 'oder')})`,
    markets: (names, what) => `${what} (${list(names, 'oder')})`,
    zones: (zones, what) => `${what} (Zone ${list(zones, 'oder')})`,
    columns: (columns, what) => `${what} (Spalte ${list(columns.map(number), 'oder')})`,
    lucrative: (what) => `${what} (lukrativ)`,
  },

  tabs: {
    map: 'Karte',
    company: 'Unternehmen',
    grid: 'Netz',
    bonus: 'Mastboni',
    markets: 'Märkte',
    scoring: 'Wertung',
  },
  status: {
    year: (year) => `Jahr ${number(year)}`,
    round: (round) => `Runde ${number(round)} von 3`,
    phase: {
      setup: 'Aufbau',
      actions: 'Aktionen',
      consolidation: 'Konsolidierung',
      scoring: 'Wertung',
      finished: 'Beendet',
    },
    timeline: 'Zeitleiste',
    timelineTip:
      'Jede Scheibe rückt einmal im Jahr vor, und immer wenn ein Unternehmen alle Karten zurücknimmt. Gewertet wird, sobald alle Scheiben das Feld erreicht haben; die letzte Wertung beendet das Spiel.',
    scoringAt: (which, space) =>
      `Wertung ${number(which)}, sobald alle Scheiben Feld ${number(space)} erreicht haben.`,
    disc: (name, space) => `${name}: Feld ${number(space)} der Zeitleiste`,
    order: 'Zugfolge',
    orderOf: (name, position, low) =>
      `${name}: Position ${number(position)}${
        low ? '. Die Scheibe ist nach unten geschoben: nächstes Jahr vor den anderen.' : ''
      }`,
  },
  map: {
    label: 'Karte von Uruguay mit Baufeldern und Verträgen',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    site: {
      wind: 'Baufeld für einen Windpark',
      tower: 'Baufeld für einen Strommast',
      mixed: 'Baufeld für Windpark oder Strommast',
    },
    startSite: (what) => `Startfeld, ${what}; hier wird nicht mehr gebaut.`,
    freeSite: (what, sector) =>
      `Freies ${what}, ${sector}. Zum Bauen muss ein Bulldozer daneben stehen.`,
    built: (name, what, sector) => `${what} von ${name}, ${sector}.`,
    tower: 'Strommast',
    windFarm: 'Windpark',
    bulldozer: (name) =>
      `Bulldozer von ${name}. Wer daneben baut, zahlt an den Besitzer, und der Bulldozer fährt weiter.`,
    contract: (name, kind, symbols) => `${name}: ${kind}-Vertrag, ${symbols}.`,
    cost: (price) => `Kostet ${price}.`,
    free: 'Kostet keine Energie.',
    fulfilledBy: (name) => `Erfüllt von ${name}.`,
    gone: 'Dieser Vertrag ist aus dem Spiel.',
    pair: 'Von diesem Paar kann nur ein Vertrag erfüllt werden; der andere geht aus dem Spiel.',
    link: 'Verbundene Verträge: Wer den einen erfüllt, darf den anderen in derselben Aktion erfüllen.',
    connection: (name, effect) => `Verbindungsplättchen „${name}“: ${effect}.`,
    connectionTaken: 'Dieses Verbindungsplättchen ist vergeben.',
    openLines: (open, all) =>
      `${number(open)} von ${number(all)} Linien offen; ab zweien nimmt das Plättchen, wer einen Vertrag daran erfüllt.`,
    publicArea: 'Öffentlicher Bereich: Von hier fahren Bulldozer auf jedes freie Baufeld.',
    publicTitle: 'Öffentlicher Bereich',
    parking: 'Parkplätze',
    parkingTip: (effect) =>
      `Parkplatz: Ein Bulldozer bleibt hier für immer stehen, dafür: ${effect}.`,
    parked: (name) => `Hier parkt ein Bulldozer von ${name}.`,
    solar: 'Solar-Verträge',
    solarTip:
      'Solar-Verträge: von den beiden Pfeilen links aus über leere Felder erreichbar. Sie brauchen einen Transformator, aber weder Energie noch Strommast.',
    symbol: (market, arrows) =>
      arrows === 0 ? `Symbol ${market}` : `${market} +${number(arrows)}`,
    zoneTip: {
      A: 'Zone A: günstig und ländlich; von Anfang an offen.',
      B: 'Zone B: Industrie und Erholung; von Anfang an offen.',
      C: 'Zone C: die Städte. Verträge hier brauchen deinen vierten Strommast.',
    },
    neighbour: (country) =>
      `${country}: Auslandsmarktkarten. Batterien abgeben, die gezeigten Einkommen erhalten, die Symbole der Rückseite behalten.`,
  },
  company: {
    of: (name) => `Unternehmen von ${name}`,
    fieldTip: (zone, value, energy) =>
      `Betriebsfeld: ${zone}, ${dollars(value)}, ${number(energy)} Energie. Das Feld neben der Karte bestimmt, wo sie wirkt und was sie kostet.`,
    shown: 'Dieses Feld zählt für die Karte.',
    emptySpace: 'Die nächste Karte einer Reihe kommt auf ihren linken freien Platz.',
    tiles: 'Verbindungsplättchen',
    available: 'verfügbar',
    aside: 'liegt bis zur Konsolidierung beiseite',
    onCard: (card) => `liegt auf „${card}“ und kommt mit ihr zurück`,
    slots: 'Strommastbonus-Plättchen',
    slotTip: (name, effect) => `Feld für „${name}“: ${effect}.`,
    timing: { immediate: 'sofort', permanent: 'dauerhaft', final: 'am Spielende' },
    hand: 'Hand',
    noCards: 'Keine Karten auf der Hand.',
    stock: 'Vorrat',
    overlays: (count) => some(count, 'Rabattplättchen', 'Rabattplättchen'),
    windFarmsLeft: (count) => `noch ${some(count, 'Windpark', 'Windparks')} zu bauen`,
    store: (count) => `${some(count, 'Bulldozer', 'Bulldozer')} noch im Lager`,
    foreign: 'Auslandsmarktkarten',
    scoringCards: 'Wertungskarten',
  },
  card: {
    cost: 'Kostet den Wert des Feldes',
    bonus: 'Bringt den Wert des Feldes',
    none: 'Kostet nichts',
    needsBulldozer: 'neben dem Baufeld muss ein Bulldozer stehen',
    needsTower: 'im Sektor muss ein Strommast stehen',
    ownOnly: 'nur ein eigener',
    anybodys: 'ein eigener oder ein fremder, dessen Besitzer du bezahlst',
    fieldEnergy: 'bringt die Energie des Feldes',
    zoneBound: 'wirkt in der Zone des Feldes',
    anyZone: 'an keine Zone gebunden',
    onlyFields: (zones) => `nur neben Feldern der ${zones}`,
    chooseCard: 'Wähle eine Karte, um zu sehen, was sie auf jedem Platz kostet und bringt.',
    place: (row, zone) => `${row} Reihe, ${zone}`,
    row: { top: 'Obere', bottom: 'Untere' },
    pay: (price) => `${price} zahlen`,
    receive: (price) => `${price} erhalten`,
    payNothing: 'nichts zahlen',
    orInstead: (price) => `oder ${price}`,
    gain: (energy) => `${number(energy)} Energie bekommen`,
    jokerEnergy: (energy) => `Windpark: +${number(energy)} Energie`,
    impossible: 'Hier nicht möglich; wer drückt, erfährt den Grund.',
    play: 'Hier spielen',
    close: 'Zurücklegen',
    ways: 'Diese Karten führen dorthin:',
    closeWays: 'Schließen',
    crown: 'Krone: Diese Möglichkeit zählt nur, bevor Mehrheiten verglichen werden.',
    option: (index) => `Möglichkeit ${number(index)}`,
  },
  grid: {
    of: (name) => `Netztableau von ${name}`,
    tower: (step, effect, opens) =>
      `Strommast ${number(step)}: beim Bau ${effect}${opens ? `; er öffnet ${opens}` : ''}.`,
    built: 'Gebaut.',
    gear: 'Zahnrad: eine Batterie in jeder Konsolidierung, wenn deine Energie bis zu dieser Spalte reicht.',
    opens: {
      columns: 'diese Spalte',
      zone: (zone) => `Zone ${zone}`,
      market: (market) => `den Markt ${market}`,
    },
    space: (place, effect) => `${place}${effect ? `: ${effect}` : ''}.`,
    closed: (step) => `Öffnet mit Strommast ${number(step)}.`,
    holds: (contract) => `Hier liegt der Vertrag ${contract}.`,
    start: 'Hier kann der erste Vertrag liegen.',
    bolt: 'Blitzsymbol: zählt für ein Wertungsplättchen, sobald es bedeckt ist.',
    line: (place, price) => `${place}: kostet einmal ${price}, danach ist sie frei benutzbar.`,
    covered: (place) => `${place} ist mit einem Netzwerkplättchen bedeckt.`,
    income: 'Einkommen',
    incomeTip: (market, value) => `Einkommen ${market}: ${dollars(value)} im Jahr.`,
    column: (value, step) => `${dollars(value)} im Jahr; öffnet mit Strommast ${number(step)}.`,
    boundary:
      'Über diese Grenze kommen Einkommensmarker erst, wenn der Strommast darüber gebaut ist.',
    special: 'Der erste deiner Marker, der hier ankommt, bringt eine Spezialkarte.',
    cross: (market) => `Ein Marker, der hier ankommt, rückt auch das Einkommen ${market} vor.`,
    energy: 'Energie',
    energyTip: (energy) =>
      `${number(energy)} Energie, höchstens 14. Sie bezahlt Verträge und bestimmt, welche Zahnräder produzieren.`,
    capital: 'Kapital',
    capitalPlace: (place, step, repay) =>
      `Platz ${place} für Kapital, öffnet mit Strommast ${number(step)}: jetzt Geld, am Ende ${dollars(repay)} Rückzahlung.`,
    capitalTaken: (repay) => `Kapital aufgenommen: am Ende ${dollars(repay)} zurückzahlen.`,
    turned: 'In dieser Wertung umgedreht.',
  },
  bonus: {
    title: 'Strommastboni',
    tip: 'Jeder Strommast bringt zwei benachbarte Felder seiner Zone oder der Zonen davor.',
    tile: (name, effect, timing) => `„${name}“: ${effect} (${timing}).`,
    printed: (effect) => `Aufgedruckter Bonus, bleibt für andere: ${effect}.`,
    first: 'Zuerst gewählt',
  },
  markets: {
    actions: 'Spezialkarten (Aktion)',
    scorings: 'Spezialkarten (Wertung)',
    deck: (count) => `${number(count)} im Stapel`,
    foreign: 'Auslandsmärkte',
    country: { argentina: 'Argentinien', brazil: 'Brasilien' },
    foreignCard: (name, batteryCount, incomes, back) =>
      `${name}: ${batteries(batteryCount)} abgeben, dafür das Einkommen ${incomes} erhalten. Symbole der Rückseite: ${back}.`,
    supply: (count) => `${batteries(count)} im Vorrat`,
    worth: (amount) => `${dollars(amount)} für dich`,
  },
  scoring: {
    first: 'Erste Wertung',
    second: 'Zweite Wertung',
    final: 'Schlusswertung',
    done: 'erledigt',
    upper: (amount, what) => `${dollars(amount)} je ${what}`,
    lower: (amount, what) => `${dollars(amount)} für die Mehrheit: ${what}`,
    standing: (name, count, money) => `${name} hat ${number(count)}: ${dollars(money)}`,
    paid: (name, money) => `${name} hat ${dollars(money)} erhalten`,
    introOne: 'Symbole aus Zone A × Einkommen, für jeden Markt',
    introTwo: 'Je Markt: die meisten Symbole erhalten das Einkommen',
    cards: 'Deine Wertungskarten',
  },
  rival: {
    title: 'VJ, der Gegner im Solospiel',
    tip: 'VJ deckt in jedem Zug eine Karte auf und tut das Erste, was darauf möglich ist. Sein Einkommen richtet sich nach diesen Leisten.',
    track: (market, position, income) =>
      `VJ auf der Leiste ${market}: ${number(position)}, das sind ${dollars(income)} im Jahr`,
    network: (position) =>
      `VJs Netz: ${number(position)}. Es steht für alles, was VJ nicht zählt, etwa Batterien.`,
    pass: { ready: 'Nächstes Passen: VJ rückt vor', used: 'Nächstes Passen: VJ erhält 3 $' },
    deck: (count) => `${number(count)} Karten im Stapel`,
    tiles: (count) => `${number(count)} Strommastbonus-Plättchen`,
  },
  panel: {
    money: 'Geld',
    income: 'Einkommen',
    incomeTip: (amount) => `${dollars(amount)} Einkommen im Jahr`,
    energy: 'Energie',
    batteries: 'Batterien',
    towers: 'Strommasten',
    windFarms: 'Windparks',
    contracts: 'Verträge',
    hand: (count) => some(count, 'Karte auf der Hand', 'Karten auf der Hand'),
    capital: (count) => `${number(count)} Kapitalplättchen zurückzuzahlen`,
  },
  act: {
    battery: 'Batterie nehmen',
    batteryTip: 'Nimm 1 Batterie aus dem Vorrat und schiebe deine Zugfolgescheibe nach unten.',
    retrieve: 'Alle Karten zurücknehmen',
    retrieveTip: (count) =>
      `Alle ${number(count)} Karten kommen auf die Hand, und deine Zeitleistenscheibe rückt vor.`,
    retrieveNot: 'Möglich ab zwei Karten auf deinem Tableau.',
    skip: 'Nein, weiter',
    stop: 'Nicht weiter bewegen',
    done: 'Fertig',
    yes: 'Ja',
    towerOf: () => 'Dein eigener Strommast: Die Kosten der Karte gehen an den Vorrat',
    towerOfOther: (name) => `Strommast von ${name}: Die Kosten der Karte gehen an ${name}`,
    paySupply: (price) => `${price} an den Vorrat zahlen`,
    payTo: (price, name) => `${price} an ${name} zahlen`,
    payHere: (price, name) => `Hier bauen: ${price} an ${name}.`,
    payHereOr: (price, instead, name) => `Hier bauen: ${price} oder ${instead} an ${name}.`,
    payHereSupply: (price) => `Hier bauen: ${price} an den Vorrat.`,
    take: (name, effect) => `„${name}“ nehmen: ${effect}`,
    layFree: (place) => `${place}, freie Linie`,
    layLine: (place, line, price) => `${place} über ${line}: ${price}`,
    row: { top: 'Obere Reihe', bottom: 'Untere Reihe' },
    card: (name) => `„${name}“ zurücknehmen`,
    from: (place) => `Bulldozer bei ${place}`,
    otherBulldozer: 'Ein anderer Bulldozer',
    chooseBulldozer: 'Welcher Bulldozer?',
    whereTo: 'Wähle auf der Karte, wohin er fährt.',
    onMap: 'Wähle auf der Karte.',
    here: 'Wähle oben, was leuchtet.',
    seeMap: 'Zur Karte',
    capital: (place, area) => `Kapital auf Platz ${place}: Bereich ${number(area)}`,
    waiting: 'Deine Hand, zum Planen:',
  },

  prompt: {
    winner: (names) => `Die Partie ist zu Ende: ${names} gewinnt.`,
    winners: (names) => `Die Partie ist zu Ende: ${names} gewinnen gemeinsam.`,
    finished: 'Die Partie ist zu Ende.',
    placeBulldozer: 'Wähle im Startsektor ein Baufeld für deinen ersten Bulldozer.',
    takeTurn: (money, energy, batteryCount) =>
      `Spiele eine Karte, nimm alle zurück oder nimm eine Batterie. Du hast ${dollars(money)}, ${number(energy)} Energie, ${batteries(batteryCount)}.`,
    action: (card) => `„${card}“: Wähle, was die Karte tut.`,
    site: (what) => `Wähle das Baufeld für deinen ${what}.`,
    windFarm: 'Windpark',
    towerPiece: 'Strommast',
    contract: 'Wähle den Vertrag, den du erfüllst.',
    tower: 'Wähle, wessen Strommast du benutzt; für einen fremden bezahlst du den Besitzer.',
    payment: (card) => `Wähle, wie du „${card}“ bezahlst.`,
    price: (contract) => `Wähle, wie du ${contract} bezahlst.`,
    lay: (contract) =>
      `Wähle den Transformator für ${contract}: einen, der mit deinen Verträgen verbunden ist.`,
    connection: (name, effect) => `Du darfst das Verbindungsplättchen „${name}“ nehmen: ${effect}.`,
    linked:
      'Du darfst auch den verbundenen Vertrag erfüllen, ohne die Karte noch einmal zu bezahlen.',
    firstField: 'Dein Strommast bringt zwei Bonusfelder: Wähle das erste.',
    secondField: 'Wähle das zweite Bonusfeld, neben dem ersten.',
    slot: (tile) => `Das Feld für „${tile}“ ist belegt: Wähle ein anderes.`,
    discard: 'Wähle noch ein Strommastbonus-Plättchen, das aus dem Spiel geht.',
    moveBulldozer: (count, arrows) =>
      count === 1
        ? `Du darfst einen Bulldozer ${some(arrows, 'Schritt', 'Schritte')} bewegen.`
        : `Du darfst bis zu ${number(count)} Bulldozer je ${some(arrows, 'Schritt', 'Schritte')} bewegen.`,
    moveOn: (arrows) => `Dieser Bulldozer darf noch ${some(arrows, 'Schritt', 'Schritte')} weiter.`,
    leave: 'Dein Bulldozer wurde benutzt: Wähle, wohin er fährt.',
    advance: (steps, left) =>
      `Wähle den Markt, dessen Einkommen um ${number(steps)} vorrückt${left > 1 ? `; noch ${number(left)}-mal` : ''}.`,
    takeIncome: 'Wähle den Markt, dessen Einkommen du erhältst.',
    flip: 'Wähle den Einkommensmarker, den du umdrehst.',
    majority: (count) =>
      `Wähle den Markt, von dem du ${some(count, 'Symbol', 'Symbole')} mehr zählst.`,
    option: 'Wähle eine der Wirkungen.',
    special: 'Wähle eine Spezialkarte.',
    tile: 'Du darfst ein Verbindungsplättchen spielen.',
    retrieve: 'Wähle eine Karte, die du zurücknimmst.',
    mayRetrieve: 'Du darfst eine Karte zurücknehmen.',
    sell: 'Wähle die Auslandsmarktkarte, für die du Batterien verkaufst.',
    capital: 'Wähle den Platz für dein Kapital.',
    optional: (what) => `Du darfst ${what}.`,
    row: 'Konsolidierung: Wähle die Reihe, deren letzte Karte auf die Hand kommt.',
    crowns: 'Bevor Mehrheiten verglichen werden: Du darfst Kronen spielen.',
    scoringCards: 'Wertung: Du darfst Wertungskarten spielen.',
    wait: (name, what) => `${name} ${what}.`,
    waits: {
      place_bulldozer: 'stellt den ersten Bulldozer auf',
      take_turn: 'ist am Zug',
      move_bulldozer: 'darf Bulldozer bewegen',
      leave_site: 'bewegt den benutzten Bulldozer',
      retrieve_row: 'konsolidiert',
      play_crowns: 'entscheidet über Kronen',
      play_scoring_cards: 'entscheidet über Wertungskarten',
      first_field: 'wählt Strommastboni',
      second_field: 'wählt Strommastboni',
    },
    waitCard: (card) => `führt „${card}“ aus`,
    waitElse: 'entscheidet',
  },

  presets: {
    first: {
      title: 'Erste Partie',
      text: 'Zu zweit mit den Einstiegsplättchen und festen Strommastboni.',
    },
    solo: { title: 'Solo', text: 'Eine Person gegen VJ.' },
    standard: { title: 'Standard', text: 'Zu dritt nach den Regeln des Heftes.' },
    duel: { title: 'Duell', text: 'Zu zweit mit der Rahdo-Regel.' },
    full: { title: 'Voller Tisch', text: 'Zu viert.' },
    long: { title: 'Langer Abend', text: 'Zu dritt auf der längeren Zeitleiste.' },
  },
  charts: {
    money: 'Geld',
    income: 'Einkommen im Jahr',
    earnings: 'Erhaltenes Einkommen',
    scorings: 'Aus Wertungen',
    exports: 'Aus dem Ausland',
    rent: 'Miete von anderen',
    capital: 'Kapital abzüglich Rückzahlung',
    towers: 'Strommasten',
    contracts: 'Verträge',
  },
  tip: {
    money: 'Geld',
    energy: 'Energie',
    battery: 'Batterie',
    tower: 'Strommast',
    wind: 'Windpark',
    bulldozer: 'Bulldozer',
    gear: 'Zahnrad',
    special: 'Spezialkarte',
    connection: 'Verbindungsplättchen',
    crown: 'Krone',
    capital: 'Kapital',
    transformer: 'Transformator',
    solar: 'Solar-Vertrag',
    card: 'Aktionskarte',
    order: 'Zugfolge',
    overlay: 'Rabatt',
    network: 'Netzwerk',
  },
};
