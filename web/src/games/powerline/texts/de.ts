import type { Texts } from './en';

const count = (number: number, one: string, many: string) =>
  `${String(number)} ${number === 1 ? one : many}`;
const workers = (number: number) => count(number, 'Arbeiter', 'Arbeiter');
const withWorkers = (number: number) => count(number, 'Arbeiter', 'Arbeitern');
const points = (number: number) => count(number, 'Punkt', 'Punkte');
const withPoints = (number: number) => count(number, 'Punkt', 'Punkten');
const signed = (number: number) => (number < 0 ? `−${String(-number)}` : `+${String(number)}`);

export const de: Texts = {
  workers,
  points,
  signed,
  seat: (seat) => `Platz ${String(seat)}`,
  worker: {
    red: 'Rot',
    yellow: 'Gelb',
    blue: 'Blau',
    green: 'Grün',
    white: 'Weiß',
    black: 'Schwarz',
  },
  kind: {
    wind: 'Windpark',
    hydro: 'Wasserkraftwerk',
    solar: 'Solarkraftwerk',
    biogas: 'Biogasanlage',
  },
  feature: { none: '', opera: 'Oper', church: 'Kirche' },
  prompt: {
    begin: (red, black) => `Beginne mit Rot (${String(red)}) oder mit Schwarz (${String(black)}).`,
    next: (worker, die) => `Wohin mit ${worker} (${String(die)})?`,
    nextOrDone: (worker, die, placed) =>
      `Wohin mit ${worker} (${String(die)})? Oder fertig mit ${withWorkers(placed)}?`,
    notYet: (worker, die, placed) =>
      `Kein Plättchen für ${workers(placed)}: ${worker} (${String(die)}) muss noch mit.`,
    doneOnly: (placed) => `Fertig mit ${withWorkers(placed)}? Für mehr ist kein Plättchen da.`,
    allPlaced: 'Alle sechs haben einen Platz. Fertig?',
    building: (round) => `Runde ${String(round)} ist gebaut.`,
    scoring: (number) => `Wertung ${String(number)}`,
    lastScoring: (number) => `Wertung ${String(number)}, dann ist Schluss`,
    ready: (names) => `Dein Plan steht. Es fehlt noch: ${names}.`,
    waiting: (names) => `Es planen noch: ${names}.`,
    andMore: (names, more) => `${names} und ${String(more)} weitere`,
    winner: (names, score) => `${names} gewinnt mit ${withPoints(score)}.`,
    winners: (names, score) => `${names} teilen sich den Sieg mit ${withPoints(score)}.`,
    solo: (score) => `Das Netz steht: ${points(score)}.`,
    finished: 'Die Partie ist zu Ende.',
  },
  board: {
    map: (name) => `Tableau von ${name}`,
    round: (round, rounds) => `Runde ${String(round)} von ${String(rounds)}`,
    scoringIn: (rounds) =>
      rounds === 0 ? 'Wertung nach dieser Runde' : `Wertung in ${count(rounds, 'Runde', 'Runden')}`,
    scoring: (number) => `Wertung ${String(number)}`,
    others: 'Spieler und ihre Tableaus',
    mine: 'Zurück zu meinem Tableau',
    looking: (name) => `Du siehst das Tableau von ${name}.`,
    ready: 'fertig',
    planning: 'plant noch',
    hiddenPlan: 'Der Plan bleibt verdeckt, bis alle fertig sind.',
    show: (name, score, state) =>
      `${name}, ${points(score)}${state ? `, ${state}` : ''}: Tableau zeigen`,
  },
  dice: {
    title: 'Arbeiter und Würfel',
    worker: (worker, die) => `Arbeiter ${worker}, Würfel ${String(die)}`,
    inHand: 'ist dran',
    placed: 'eingesetzt',
    onIsland: 'auf der Insel',
    waits: 'wartet',
    take: (worker, die) => `Mit ${worker} beginnen, Würfel ${String(die)}`,
  },
  segment: {
    label: (city, number, pips) => `${city}, Abschnitt ${String(number)}: ${String(pips)}`,
    place: (worker) => `${worker} hier einsetzen`,
    joker: (worker) => `${worker} hier mit einem Joker einsetzen`,
    built: 'gebaut',
    planned: (worker) => `${worker} ist hier geplant`,
    inARow:
      'Eine Leitung entsteht lückenlos von einem Ende aus: Zuerst kommen die Abschnitte davor.',
    notNow: 'Du planst gerade nicht.',
    otherBoard: 'Das ist nicht dein Tableau.',
  },
  island: {
    name: 'Insel',
    send: (worker, cost) =>
      `${worker} auf die Insel schicken${cost > 0 ? ` (−${String(cost)})` : ''}`,
    tiles: (number) => count(number, 'Plättchen', 'Plättchen'),
    space: (die, lying, price) =>
      `Feld ${String(die)}: ${count(lying, 'Plättchen', 'Plättchen')}, der nächste Arbeiter kostet ${String(price)}`,
    explain: (price) =>
      `Wer keinen Platz findet, geht auf die Insel. Jeder Arbeiter dort kostet ${points(price)}.`,
    explainAdventure:
      'Ein Arbeiter geht auf das Feld seines Würfels und lässt dort ein Plättchen liegen; jedes macht das nächste teurer.',
    next: (worker, price) => `${worker} würde jetzt ${points(price)} kosten.`,
  },
  info: {
    built: (built, length) => `${String(built)} von ${String(length)} gebaut`,
    planned: (number) => `${String(number)} geplant`,
    finished: 'fertig',
    direction: (from, to) => `von ${from} nach ${to}`,
    untouched: (from, to) => `${from} bis ${to}, von jedem Ende aus`,
    next: (pips) => `als Nächstes ${pips}`,
    or: ' oder ',
    lines: (done, all) => `${String(done)} von ${count(all, 'Leitung', 'Leitungen')} fertig`,
  },
  scoring: {
    joker: 'Joker',
    jokers: 'Ein Joker für jeden',
    lines: 'Unfertige Leitungen',
    linesShort: 'Leitungen',
    sum: 'Summe',
    after: (score) => `dann ${String(score)}`,
  },
  penalty: {
    title: 'Unfertige Leitungen am Ende',
    short: 'Am Ende',
    lines: (lines) => count(lines, 'Leitung', 'Leitungen'),
    now: (lines, loss) =>
      `${count(lines, 'unfertige Leitung würde', 'unfertige Leitungen würden')} am Ende ${points(loss)} kosten`,
    then: (lines, loss) => `mit deinem Plan ${String(lines)}: ${points(loss)}`,
    further: (loss) => `jede weitere Leitung ${points(loss)} mehr`,
    explain:
      'Eine Leitung, die nach der letzten Runde begonnen, aber nicht fertig ist, kostet Punkte. Das Urlaubsplättchen hilft nicht.',
  },
  table: {
    title: 'Arbeiterplättchen',
    column: (number, left) => `${workers(number)}: noch ${count(left, 'Plättchen', 'Plättchen')}`,
    lines: (number) => `höchstens ${count(number, 'Leitung', 'Leitungen')}`,
    joker: 'deckt einen Joker auf',
  },
  stock: {
    jokers: (number) => count(number, 'Joker', 'Joker'),
    vacation: 'Urlaubsplättchen',
    noVacation: 'Urlaubsplättchen verbraucht',
  },
  cards: {
    title: 'Wertungskarten',
    next: (number) => `Was jede bei Wertung ${String(number)} brächte`,
    now: (name, now) => `${name}: ${String(now)}`,
    after: (name, now, then) => `${name}: ${String(now)}, mit deinem Plan ${String(then)}`,
    each: 'je',
    from: (from) => `ab ${String(from)}`,
    row: (number) => `Wertung ${String(number)}`,
    count: 'Anzahl',
    reached: 'erreicht',
    standing: (name) => `Stand von ${name}`,
    explain: {
      powered_cities: 'Mit Energie versorgte Städte.',
      opera_cities: 'Versorgte Städte mit einer Oper.',
      church_cities: 'Versorgte Städte mit einer Kirche.',
      completed_plants: 'Vollendete Kraftwerke: Alle ihre Leitungen sind fertig.',
      solar_plants: 'Vollendete Solarkraftwerke.',
      biogas_plants: 'Vollendete Biogasanlagen.',
      jokers: 'Joker, die du noch hast, Punkte für jeden.',
      empty_columns: 'Arbeiterplättchen: Die genannten Spalten sind leer.',
      tiles_on_line: 'Plättchen auf der Leitung, die 17 Punkte bringt.',
      wind_and_hydro:
        'Vollendete Windparks und Wasserkraftwerke: eine Art, beide Arten, mindestens drei.',
      island_tiles: 'Plättchen auf deiner Insel. Je weniger, desto besser.',
    },
  },
  dock: {
    score: 'Punkte',
    after: 'mit diesem Plan',
    empty: 'Noch ist nichts geplant.',
    island: (number) => `Insel (${workers(number)})`,
    jokers: (number) => `${count(number, 'Joker', 'Joker')} eingesetzt`,
    done: 'Fertig',
    donePaying: (points) => `Fertig (−${String(points)})`,
    doneOnVacation: 'Urlaub (0)',
    vacation: (points) =>
      `Das Urlaubsplättchen spart ${points === 1 ? 'den Punkt' : `die ${String(points)} Punkte`} für die Insel, einmal im Spiel.`,
    takeBack: 'Zurück',
    reopen: 'Neu planen',
    waiting: (names) => `Es fehlt noch: ${names}`,
  },
  panel: {
    score: 'Punkte',
    cities: 'Städte',
    plants: 'Kraftwerke',
    jokers: 'Joker',
    tiles: 'Arbeiterplättchen',
  },
  charts: { score: 'Punkte', cities: 'Versorgte Städte', plants: 'Vollendete Kraftwerke' },
  presets: {
    solo: { title: 'Allein', text: 'Fünfzehn Runden für dich, mit einem Urteil am Ende.' },
    duel: { title: 'Zu zweit', text: 'Das Grundspiel zu zweit: Karten A, D und G.' },
    family: { title: 'Zu viert', text: 'Das Grundspiel zu viert.' },
    contracts: {
      title: 'Verträge',
      text: 'Zu dritt, von jeder Farbe lost das Spiel eine Wertungskarte.',
    },
    adventure: {
      title: 'Alles auf einmal',
      text: 'Baubegrenzung, Abenteuerinsel, drei von zwölf Karten, kein Urlaub.',
    },
  },
};
