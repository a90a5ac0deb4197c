// What the board says about Automas, in each language. Names of things are in ../texts/names.ts.

import type { Lang } from '../../../protocol/messages';

const en = {
  tab: 'Automa',
  title: 'The tiles of the Automas',
  turnOf: (name: string) => `Turn of ${name}`,
  lastTurns: 'What they did last, and why',
  noTurns: 'In this move no Automa had a turn.',
  actions: (tile: number) => `Actions: tile ${String(tile)}`,
  criteria: (tile: number) => `Criteria: tile ${String(tile)}`,
  nextCriteria: 'Criteria of the next turn',
  nextCriteriaHint: 'The tile above is turned over next: this is its back.',
  visible: 'Face up on the stack',
  left: (count: number) => `${String(count)} on the stack`,
  column: { left: 'left', middle: 'middle', right: 'right' },
  columnOf: (column: string) => `${column} column`,
  dashed: 'afterwards it reads on',
  list: { dam: 'Dam', conduit: 'Conduit', powerhouse: 'Powerhouse' },
  fromBasin: (basin: number) => `then from basin ${String(basin)} on`,
  fromConduit: (place: string) => `then from the conduit on (${place})`,
  headstreams: 'Water goes to',
  workers: (count: number) => (count === 1 ? '1 worker' : `${String(count)} workers`),
  costs: (points: number) => `costs ${String(points)} points`,
  areas: { mountain: 'mountains', hill: 'hills', plain: 'plains' },
  atLeast: (value: number) => `value ${String(value)} or more`,
  passesOver: (deed: string, obstacle: string) => `passes over “${deed}”: ${obstacle}`,
  does: (deed: string, column: string, workers: string) => `${column} column: ${deed} (${workers})`,
  because: (officer: string) => `because of ${officer}`,
  seeks: (count: number) =>
    count === 1 ? '1 site is possible' : `${String(count)} sites are possible`,
  narrowed: (count: number) => (count === 1 ? 'kept: 1 site' : `kept: ${String(count)} sites`),
  nobodyMeets: 'no site meets it, none is out;',
  allMeet: 'all meet it, none is out;',
  rulesOut: (sites: string) => `out: ${sites};`,
  finds: (site: string) => `builds on ${site}`,
  outlook: 'Likely next',
  chance: (tiles: number, all: number) =>
    `${String(tiles)} of ${String(all)} tiles that may come up`,
  done: 'has passed for this round',
  legend: 'Crossed out: out. Ring: chosen.',
  count: 'Automas',
  none: 'none',
  level: (number: number) => `Level of Automa ${String(number)}`,
  hint: 'They follow their tiles; nobody has to play for them. They take the last seats.',
};

export type AutomaTexts = typeof en;

const de: AutomaTexts = {
  tab: 'Automa',
  title: 'Die Plättchen der Automas',
  turnOf: (name) => `Zug von ${name}`,
  lastTurns: 'Was sie zuletzt taten, und warum',
  noTurns: 'In diesem Zug war kein Automa dran.',
  actions: (tile) => `Aktionen: Plättchen ${String(tile)}`,
  criteria: (tile) => `Kriterien: Plättchen ${String(tile)}`,
  nextCriteria: 'Kriterien des nächsten Zugs',
  nextCriteriaHint: 'Als Nächstes wird das Plättchen oben umgedreht: Das ist seine Rückseite.',
  visible: 'Offen auf dem Stapel',
  left: (count) => `${String(count)} auf dem Stapel`,
  column: { left: 'linke', middle: 'mittlere', right: 'rechte' },
  columnOf: (column) => `${column} Spalte`,
  dashed: 'danach liest er weiter',
  list: { dam: 'Staumauer', conduit: 'Rohrwerk', powerhouse: 'Turbinenhaus' },
  fromBasin: (basin) => `dann ab Tal ${String(basin)}`,
  fromConduit: (place) => `dann ab dem Rohrwerk (${place})`,
  headstreams: 'Wasser kommt auf',
  workers: (count) => `${String(count)} Arbeiter`,
  costs: (points) => `kostet ${String(points)} Punkte`,
  areas: { mountain: 'Berge', hill: 'Hügel', plain: 'Vorland' },
  atLeast: (value) => `Wert ${String(value)} oder mehr`,
  passesOver: (deed, obstacle) => `übergeht „${deed}“: ${obstacle}`,
  does: (deed, column, workers) => `${column} Spalte: ${deed} (${workers})`,
  because: (officer) => `wegen ${officer}`,
  seeks: (count) =>
    count === 1 ? '1 Baufeld ist möglich' : `${String(count)} Baufelder sind möglich`,
  narrowed: (count) =>
    count === 1 ? 'behalten: 1 Baufeld' : `behalten: ${String(count)} Baufelder`,
  nobodyMeets: 'kein Baufeld erfüllt es, keines scheidet aus;',
  allMeet: 'alle erfüllen es, keines scheidet aus;',
  rulesOut: (sites) => `ausgeschieden: ${sites};`,
  finds: (site) => `baut auf ${site}`,
  outlook: 'Wohl als Nächstes',
  chance: (tiles, all) => `${String(tiles)} von ${String(all)} Plättchen, die kommen können`,
  done: 'hat in dieser Runde gepasst',
  legend: 'Durchgestrichen: ausgeschieden. Ring: gewählt.',
  count: 'Automas',
  none: 'keine',
  level: (number) => `Stärke von Automa ${String(number)}`,
  hint: 'Sie folgen ihren Plättchen; niemand muss für sie spielen. Sie sitzen auf den letzten Plätzen.',
};

const kTexts: Record<Lang, AutomaTexts> = { en, de };

export function automaTexts(lang: Lang): AutomaTexts {
  return kTexts[lang];
}
