// What the end of the game draws over the years.

import type { Chart } from '../game';
import { contractsOf, incomeOf, type AnyCompany, type PamperoState } from './state';
import type { Texts } from './texts/en';
import { textsOf } from './texts/texts';

type Value = (company: AnyCompany, state: PamperoState) => number;
type Ledger = AnyCompany['ledger'];

function chart(name: keyof Texts['charts'], value: Value): Chart {
  return {
    name,
    label: (lang) => textsOf(lang).charts[name],
    values: (document) => {
      const state = document as PamperoState;
      return state.players.map((company) => value(company, state));
    },
  };
}

// What came in during a year: the ledger adds up from the beginning of the game.
function yearly(name: keyof Texts['charts'], source: (ledger: Ledger) => number): Chart {
  return {
    name,
    label: (lang) => textsOf(lang).charts[name],
    values: (document, _, before) => {
      const { players } = document as PamperoState;
      const earlier = (before as PamperoState | null)?.players;
      return players.map(({ ledger }, index) => {
        const then = earlier?.[index];
        return then ? source(ledger) - source(then.ledger) : null;
      });
    },
  };
}

export const charts: Chart[] = [
  chart('money', (company) => company.money),
  chart('income', incomeOf),
  yearly('earnings', ({ income }) => income),
  yearly('scorings', ({ scorings }) => scorings),
  yearly('exports', ({ exports }) => exports),
  yearly('rent', ({ rent }) => rent),
  yearly('capital', ({ capital, repaid }) => capital + repaid),
  chart('towers', (company) => company.towers.length),
  chart('contracts', (company, state) => contractsOf(state, company.seat)),
];
