// What the end of the game draws over the years.

import type { Chart } from '../game';
import { contractsOf, incomeOf, type AnyCompany, type PamperoState } from './state';
import type { Texts } from './texts/en';
import { textsOf } from './texts/texts';

type Value = (company: AnyCompany, state: PamperoState) => number;

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

export const charts: Chart[] = [
  chart('money', (company) => company.money),
  chart('income', incomeOf),
  chart('earnings', ({ ledger }) => ledger.income),
  chart('scorings', ({ ledger }) => ledger.scorings),
  chart('exports', ({ ledger }) => ledger.exports),
  chart('rent', ({ ledger }) => ledger.rent),
  chart('capital', ({ ledger }) => ledger.capital + ledger.repaid),
  chart('towers', (company) => company.towers.length),
  chart('contracts', (company, state) => contractsOf(state, company.seat)),
];
