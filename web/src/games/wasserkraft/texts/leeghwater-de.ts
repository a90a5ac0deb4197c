// What only Leeghwater says, in German.

import type { LeeghwaterTexts } from './leeghwater-en';

const count = (number: number, one: string, many: string) =>
  `${String(number)} ${number === 1 ? one : many}`;
const points = (number: number) => count(number, 'Punkt', 'Punkte');

export const leeghwaterDe: LeeghwaterTexts = {
  tab: 'Leeghwater',
  works: 'Auftragsarbeiten',
  worksHint: (workers) =>
    `${String(workers)} Arbeiter und die Maschinen, die abgegeben werden; die Belohnung kommt sofort.`,
  nextWorks: (decks) => `nächste Runde: ${decks.join(', ')}`,
  lastWorks: 'es sind die letzten',
  work: (name, machines, reward) => `${name}: ${machines} für ${reward}`,
  workGone: 'bis zur nächsten Runde nichts',
  workLoan: (hydro) => `${String(hydro)} Hydro`,
  buildings: 'Private Gebäude',
  buildingsHint:
    'Baue mit einem Gebäudeplättchen oder Joker daneben; danach nutzt du es einmal je Runde.',
  row: (row) => `Reihe ${String(row)}`,
  atTheEnd: (number) => `${points(number)} am Ende`,
  build: 'Bauen',
  buildAt: (name, price) => `Bauen neben ${name}: ${price}`,
  slotFree: 'freies Baufeld',
  slotRed: (hydro) => `freies Baufeld mit rotem Rahmen, ${String(hydro)} Hydro`,
  slotOf: (name) => `Gebäude von ${name}`,
  use: 'Nutzen',
  useOf: (name, cost) => `${name} nutzen: ${cost}`,
  useFree: (cost) => `freies Feld: ${cost}`,
  useOfSomebody: (name) => `Arbeiter von ${name}`,
  useBlocked: 'gesperrt: Hier hat ein Automa gebaut',
  useNone: 'alle Felder sind belegt',
  usedByMe: 'in dieser Runde schon genutzt',
  notMine: 'nur neben einem eigenen Gebäude',
  margot: 'Margot',
  margotAt: (name, cost) => `Margots Feld, Aktion von ${name}: ${cost}`,
  company: {
    works: (number) => `${count(number, 'Auftragsarbeit', 'Auftragsarbeiten')} erfüllt`,
    buildings: (number) => `Private Gebäude: ${points(number)} am Ende`,
    used: 'in dieser Runde genutzt',
    unused: 'in dieser Runde noch nicht genutzt',
    architect: 'Architekt',
    architectThere: 'Der Architekt ist noch unter den Arbeitern.',
    architectGone: 'Der Architekt ist in dieser Runde schon eingesetzt.',
    margotFree: 'Margots Feld ist frei.',
    margotUsed: 'Margots Feld ist in dieser Runde schon genutzt.',
  },
  reward: {
    ownContract: (limit) =>
      limit > 0
        ? `ein eigener Vertrag bis ${String(limit)} ohne Energie`
        : 'ein eigener Vertrag ohne Energie',
    pieces: (number, pieces) => `kostenlos: ${String(number)} ${pieces}`,
    advancedTile: 'ein fortgeschrittenes Plättchen nach Wahl',
    fixedEnergy: (number) => `${String(number)} Energie, die einen Vertrag erfüllen darf`,
    damWater: 'ein Tropfen hinter eine eigene oder neutrale Staumauer',
    production: (modifier) => `eine Energieproduktion mit +${String(modifier)}`,
    wheelTile: 'ein Plättchen von der Bauscheibe zurück',
    wheelMachines: 'die Hälfte der Maschinen eines Segments zurück',
    loan: (hydro) => `eine Auftragsarbeit für ${String(hydro)} Hydro je Maschine`,
  },
  preview: {
    spent: (machines) => `gibt ${machines} ab`,
    either: (excavators, mixers) => `kostet ${excavators} oder ${mixers}`,
    loan: (hydro) => `kostet ${String(hydro)} Hydro`,
    use: (cost) => `kostet ${cost}`,
    useNothing: 'kostet nichts',
    dropAt: (dam) => `1 Tropfen hinter der Staumauer (${dam})`,
    wheel: (machines) => `${machines} auf die Bauscheibe`,
  },
  dock: {
    dam_water: 'Klicke eine leuchtende Staumauer an: Der Tropfen bleibt dort.',
    own_contract: 'Welchen Vertrag ohne Energie?',
    advanced_tile: 'Klicke im Patentamt das Plättchen an, das du willst.',
    wheel_tile: 'Welches Plättchen kommt zurück?',
    wheel_machines: 'Welche Maschinen kommen zurück?',
    loan: 'Klicke die Auftragsarbeit an, die du bezahlst.',
    wheel_or_supply: 'Wohin mit den Maschinen?',
    operate: 'Das Gebäude gleich nutzen?',
    site: 'Klicke ein leuchtendes Gebäude oder Baufeld an.',
    architect: 'Der Architekt: Wähle ein leuchtendes Feld für einen Arbeiter.',
    retrieve: (tile) => `${tile} zurück in den Vorrat`,
    salvage: (machines, turns) =>
      `${machines}, fällig nach ${count(turns, 'Drehung', 'Drehungen')}`,
  },
  prompt: {
    architect:
      'Der Architekt handelt allein: Wähle ein Feld für einen Arbeiter. Danach bist du noch einmal am Zug.',
    dam_water: (optional) =>
      `Lege einen Tropfen hinter eine Staumauer mit Platz: Wähle sie${optional ? ' oder verzichte' : ''}.`,
    own_contract: (limit) =>
      limit > 0
        ? `Erfülle einen deiner Verträge bis ${String(limit)} ohne Energie oder verzichte.`
        : 'Erfülle einen deiner Verträge ohne Energie oder verzichte.',
    advanced_tile: 'Wähle im Patentamt ein fortgeschrittenes Plättchen: Es kostet nichts.',
    wheel_tile: 'Wähle ein Plättchen deiner Bauscheibe: Es kommt sofort zurück.',
    wheel_machines:
      'Wähle ein Segment deiner Bauscheibe: Die Hälfte seiner Maschinen kommt zurück.',
    loan: (each, hydro) =>
      `Wähle eine Auftragsarbeit und zahle ${String(each)} Hydro je Maschine: Du hast ${String(hydro)} Hydro.`,
    wheel_or_supply: (work) =>
      `Leslies Plättchen: Lege die Maschinen für ${work} auf die Bauscheibe oder gib sie ab.`,
    operate: (building) => `Dein Plättchen: Nutze ${building} gleich ohne Arbeiter oder verzichte.`,
  },
};
