import type { Texts } from './en';
import { leeghwaterDe } from './leeghwater-de';

const count = (number: number, one: string, many: string) =>
  `${String(number)} ${number === 1 ? one : many}`;
const workers = (number: number) => count(number, 'Arbeiter', 'Arbeiter');
const points = (number: number) => count(number, 'Punkt', 'Punkte');
const drops = (number: number) => count(number, 'Tropfen', 'Tropfen');
const excavators = (number: number) => count(number, 'Bagger', 'Bagger');
const mixers = (number: number) => count(number, 'Betonmischer', 'Betonmischer');

export const de: Texts = {
  workers,
  points,
  drops,
  excavators,
  mixers,
  hydro: (number) => `${String(number)} Hydro`,
  energy: (number) => `${String(number)} Energie`,
  machines: (number) => `${count(number, 'Maschine', 'Maschinen')} nach Wahl`,
  rotations: (number) => count(number, 'Drehung der Bauscheibe', 'Drehungen der Bauscheibe'),
  water: (number) => `${drops(number)} auf Quellen`,
  flowing: (number) => `${drops(number)}, sofort fließend`,
  freePiece: (piece, value, areas) =>
    `kostenlos: ${piece}${value > 0 ? ` bis Wert ${String(value)}` : ''}${areas}`,
  inAreas: (areas) => `, nur ${areas.join(' oder ')}`,
  area: { mountain: 'Berge', hill: 'Hügel', plain: 'Vorland' },
  structure: {
    base: 'Grundmauer',
    elevation: 'Erhöhung',
    conduit: 'Rohrwerk',
    powerhouse: 'Turbinenhaus',
    building: 'Gebäude',
    joker: 'Joker',
  },
  structures: {
    base: 'Grundmauern',
    elevation: 'Erhöhungen',
    conduit: 'Rohrwerke',
    powerhouse: 'Turbinenhäuser',
    building: 'Gebäude',
  },
  colour: {
    green: 'grün',
    yellow: 'gelb',
    red: 'rot',
    starting: 'Start',
    national: 'staatlich',
  },
  seat: (seat) => `Platz ${String(seat)}`,
  neutral: 'neutral',
  and: ' und ',
  board: {
    map: 'Karte',
    actions: 'Aktionen',
    offices: 'Ämter',
    mapLabel: 'Der Hang: Quellen, Täler, Staumauern, Rohrwerke und Turbinenhäuser',
    zoomIn: 'Näher heran',
    zoomOut: 'Weiter weg',
    fit: 'Ganze Karte zeigen',
    round: (round, last) => `Runde ${String(round)} von ${String(last)}`,
    order: 'Spielerreihenfolge',
    passed: (name) => `${name} hat gepasst`,
  },
  map: {
    headstream: (id, drops, round, coming) =>
      `Quelle ${id}: ${String(drops)} warten; Tropfen je Runde ${coming.join(', ')} (jetzt Runde ${String(round)})`,
    dam: (id, owner, level, water, capacity) =>
      `Staumauer (${id}), ${owner}: Ausbaustufe ${String(level)}, ${String(water)} von ${drops(capacity)}`,
    damSite: (id, red) => `Baufeld für eine Staumauer, ${id}${red}`,
    conduit: (id, value, target, owner) =>
      `Rohrwerk (${id}), Wert ${String(value)}, führt in Tal ${String(target)}${owner}`,
    powerhouse: (id, owner) => `Turbinenhaus (${id}), ${owner}`,
    powerhouseSite: (id, red) => `Baufeld für ein Turbinenhaus, ${id}${red}`,
    red: (hydro) => `, roter Rahmen: ${String(hydro)} Hydro`,
    free: ', nicht gebaut',
    of: (owner) => `, gehört ${owner}`,
    buildHere: (piece) => `Bauen: ${piece}`,
  },
  management: {
    title: 'Aktionstafel',
    turbine: 'Kraftwerkssteuerung',
    water: 'Wassermanagement',
    workshop: 'Werkstatt',
    machinery: 'Maschinenausstellung',
    contracts: 'Notariat',
    patents: 'Patentamt',
    bank: 'Bank',
    construction: 'Bauaktion',
    modifier: (modifier) =>
      modifier > 0 ? `+${String(modifier)}` : modifier < 0 ? `−${String(-modifier)}` : '±0',
    takesContracts: (number) => `${count(number, 'Vertrag', 'Verträge')} nehmen`,
    production: (modifier) => `Mit ${modifier} Energie produzieren`,
    cost: (workerCount, hydro) =>
      hydro > 0 ? `${workers(workerCount)} und ${String(hydro)} Hydro` : workers(workerCount),
    takenBy: (name) => `belegt von ${name}`,
    closed: 'jetzt nicht möglich: anklicken, um zu erfahren, warum',
    best: (energy) => `bis zu ${String(energy)} Energie`,
    bankHint: '1 Hydro je Arbeiter',
    bankNotNow: 'Zur Bank geht es, wenn du am Zug bist und noch Arbeiter hast.',
    bankLeast: 'Mindestens ein Arbeiter geht zur Bank.',
    bankMost: 'Mehr Arbeiter hast du nicht.',
    bankSend: (number) => `${workers(number)} schicken: ${String(number)} Hydro`,
    fewer: 'Ein Arbeiter weniger',
    more: 'Ein Arbeiter mehr',
    construct: 'Bauen',
    constructNumber: (number, last) => `Bauaktion ${String(number)} von ${String(last)}`,
    constructionDone: (construction) => `${construction}: erledigt`,
    constructionsUsed: 'Alle Felder genutzt',
  },
  offices: {
    national: 'Staatliche Verträge',
    left: (number) => `${String(number)} im Stapel`,
    from: (energy) => `ab ${String(energy)} Energie`,
    noNational: 'Alle staatlichen Verträge sind erfüllt.',
    patentsLeft: (number) => `${count(number, 'Plättchen kommt', 'Plättchen kommen')} noch`,
    sold: 'vergeben',
  },
  track: {
    title: 'Energie dieser Runde',
    stands: (name, energy, payout, rank) =>
      `${name}: ${String(energy)} Energie, bekäme ${String(payout)} Hydro und ${points(rank)}`,
    payout: (from, hydro) => `ab ${String(from)} Energie: ${String(hydro)} Hydro`,
    section: (number) => `Abschnitt ${String(number)}`,
  },
  goals: {
    bonusOf: (round, each, what) => `Runde ${String(round)}: je ${points(each)} für ${what}`,
    you: (number) => `du jetzt: ${String(number)}`,
    bonusRule: (first, penalty) =>
      `Zählt ab ${String(first)} Energie. Für volle Punkte muss der Abschnitt mit der Nummer der Runde erreicht sein; jeder fehlende Abschnitt kostet ${points(penalty)}.`,
    objective: 'Ziel',
    objectiveNow: (name, reached, number) =>
      `${name}: ${String(reached)}, ${points(number)}, wenn die Partie jetzt zu Ende wäre`,
  },
  company: {
    hydro: 'Hydro',
    energy: 'Energie',
    points: 'Punkte',
    workers: 'Arbeiter',
    excavators: 'Bagger',
    mixers: 'Betonmischer',
    income: (structure, ordinal, reward) => `${structure} ${String(ordinal)}: ${reward}`,
    open: 'offen',
    piecesLeft: (structure, left) => `${structure}: noch ${String(left)}`,
    wheel: 'Bauscheibe',
    wheelAfter: (turns) =>
      turns === 0 ? 'am Eingang' : `nach ${count(turns, 'Drehung', 'Drehungen')} zurück`,
    wheelEmpty: 'leer',
    tiles: 'Plättchen',
    contracts: 'Offene Verträge',
    fulfilled: (number) => `${String(number)} erfüllt`,
    power: (needed) => (needed ? 'in Kraft' : 'noch nicht in Kraft'),
  },
  dock: {
    action: 'Wähle ein leuchtendes Feld, baue oder geh zur Bank.',
    wish: (piece) =>
      `Um hier zu bauen (${piece}), beginne einen Bau. Danach kommen Plättchen und Bauplatz.`,
    notHere: 'Nicht hier',
    tile: 'Mit welchem Plättchen?',
    copy: 'Welches Plättchen deiner Bauscheibe?',
    site: 'Klicke ein leuchtendes Baufeld auf der Karte an.',
    payment: 'Wie bezahlst du?',
    production: 'Welches Wasser durch welches Rohrwerk?',
    fulfil: (energy) => `${String(energy)} Energie: einen Vertrag erfüllen?`,
    boost: 'Weiter vorrücken?',
    machine: 'Welche Maschine?',
    water: (left) => `Klicke eine Quelle an: ${drops(left)} zu legen; sie warten dort.`,
    flowing: (left) => `Klicke eine Quelle an: ${drops(left)} zu legen; sie fließen sofort.`,
    piece: (piece) => `Klicke ein leuchtendes Baufeld an; kostenlos: ${piece}.`,
    take: (left) =>
      left === 1 ? 'Nimm einen Vertrag aus der Auslage.' : `Nimm ${String(left)} Verträge.`,
    discard: 'Welchen Vertrag gibst du zurück?',
    company: 'Welches Unternehmen mit welchem Chefingenieur?',
    start: 'Welcher Startvertrag?',
    all: 'Alle zeigen',
    mahiri: (officer) => `Mahiri: wie ${officer}`,
  },
  preview: {
    price: (price) => `kostet ${price}`,
    instead: (price) => `oder ${price}`,
    border: (hydro) => `${String(hydro)} Hydro für den roten Rahmen`,
    fee: (hydro, owner) => `${String(hydro)} Hydro an ${owner}`,
    gains: (what) => `+ ${what}`,
    others: (name, what) => `${name}: + ${what}`,
    back: (what) => `${what} von der Bauscheibe zurück`,
    held: (number) => `${drops(number)} unterhalb gestaut`,
    lost: (number) =>
      number === 1 ? '1 Tropfen fließt ab' : `${String(number)} Tropfen fließen ab`,
    fulfils: (number) => `genug für ${count(number, 'Vertrag', 'Verträge')}`,
    upTo: (energy) => `bis zu ${String(energy)} Energie`,
    tile: (name) => `+ ${name}`,
    nothing: 'kostenlos',
  },
  prompt: {
    winner: (name) => `Die Partie ist zu Ende: ${name} gewinnt.`,
    finished: 'Die Partie ist zu Ende.',
    company: 'Wähle ein Unternehmen mit seinem Chefingenieur.',
    start: 'Wähle deinen Startvertrag.',
    action: (workerCount, hydro) =>
      `Du bist am Zug: ${workers(workerCount)} und ${String(hydro)} Hydro. Wähle eine Aktion.`,
    further: 'Mahiris weitere Aktion: Wähle sie.',
    actionPass: (hydro) =>
      `Keine Arbeiter mehr, ${String(hydro)} Hydro. Passe oder baue mit einem Plättchen, das keine braucht.`,
    tile: 'Wähle das Plättchen, mit dem du baust.',
    copy: 'Wähle das Plättchen deiner Bauscheibe, das du kopierst.',
    site: (excavatorCount, mixerCount) =>
      `Wähle, wo du baust: Du hast ${excavators(excavatorCount)} und ${mixers(mixerCount)}.`,
    payment: 'Wähle, wie du bezahlst.',
    production: (modifier) =>
      `Wähle Staumauer, Rohrwerk und Tropfen (Bonus oder Malus ${modifier}).`,
    extraProduction: (modifier) =>
      `Dein Plättchen erlaubt eine Produktion (${modifier}): Wähle sie oder verzichte.`,
    secondProduction: 'Produziere ein zweites Mal mit einem anderen Turbinenhaus oder verzichte.',
    fulfil: (energy) =>
      `${String(energy)} Energie produziert: Erfülle einen Vertrag oder verzichte.`,
    boost: 'Italiens Fähigkeit: auf der Energieleiste weiter vorrücken?',
    machine: 'Nimm einen Bagger oder einen Betonmischer.',
    water: (left) => `Lege ${drops(left)} auf Quellen; das Wasser wartet dort.`,
    flowing: (left) => `Lege ${drops(left)} auf Quellen; das Wasser fließt sofort.`,
    piece: (piece) => `Stelle dein kostenloses Bauteil auf: ${piece}.`,
    take: (left) => `Nimm ${count(left, 'Vertrag', 'Verträge')} aus der Auslage.`,
    discard: 'Du hast zu viele Verträge: Gib einen zurück.',
    wait: (name, what) => `${name} ist am Zug: ${what}.`,
  },
  charts: {
    points: 'Punkte',
    energy: 'Energie der Runde',
    hydro: 'Hydro',
    machines: 'Maschinen',
    structures: 'Gebaute Bauteile',
    fulfilled: 'Erfüllte Verträge',
  },
  presets: {
    introductory: { title: 'Erste Schritte', text: 'Einführungsspiel zu zweit, ohne Patente.' },
    classic: {
      title: 'Vollständiges Spiel',
      text: 'Vier Unternehmen, nacheinander ausgewählt.',
    },
    duel: { title: 'Duell', text: 'Das vollständige Spiel zu zweit, Unternehmen ausgelost.' },
    solo: { title: 'Allein gegen einen Automa', text: 'Du und ein Gegner, der Plättchen folgt.' },
    solo3: {
      title: 'Allein gegen drei Automas',
      text: 'Ein voller Hang, und niemand lässt warten.',
    },
    trio: { title: 'Zu dritt am Hang', text: 'Das vollständige Spiel zu dritt.' },
    leeghwater: {
      title: 'Leeghwater',
      text: 'Zu dritt mit Auftragsarbeiten, privaten Gebäuden und fünftem Unternehmen.',
    },
  },
  leeghwater: leeghwaterDe,
};
