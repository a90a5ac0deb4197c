// What the end of the game draws over the years.

import { chartsOf } from '../charts';
import type { Chart } from '../game';
import { playerOf } from '../seats';
import { contractsOf, incomeOf, type AnyCompany, type PamperoState } from './state';
import type { Texts } from './texts/en';
import { textsOf } from './texts/texts';

type Ledger = AnyCompany['ledger'];

const chart = chartsOf<PamperoState, keyof Texts['charts']>(textsOf);

// What came in during a year: the ledger adds up from the beginning of the game.
function yearly(name: keyof Texts['charts'], source: (ledger: Ledger) => number): Chart {
  return chart(name, ({ seat, ledger }, { before }) => {
    const then = before && playerOf(before, seat);
    return then && source(ledger) - source(then.ledger);
  });
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
  chart('contracts', (company, { state }) => contractsOf(state, company.seat)),
];
