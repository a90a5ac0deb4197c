// The one line above the board.

import type { Seat } from '../../protocol/messages';
import type { BoardView } from '../game';
import { componentsOf } from './content';
import { offers } from '../../protocol/offers';
import { islandMove, kDone } from './logic/offers';
import { scoringOf } from './logic/scoring';
import { eyesOf, playerOf, seatName } from '../seats';
import { nextWorkers, type PlayerState, type PowerlineState } from './state';
import type { Texts } from './texts/en';
import { textsOf } from './texts/texts';

type View = BoardView<PowerlineState>;

export function prompt(view: View): string {
  const texts = textsOf(view.lang);
  if (view.state.stage === 'finished') return ending(view, texts);
  if (view.thinking) return story(view, texts);
  const me = playerOf(view.state, eyesOf(view));
  const names = named(view, planners(view), texts);
  if (!me) return texts.prompt.waiting(names);
  return isReady(view.state, me.seat) ? texts.prompt.ready(names) : question(view, me, texts);
}

const kNamed = 2; // of four or more, so that two lines are enough on a phone

function named(view: View, seats: Seat[], texts: Texts): string {
  const names = seats.map((seat) => seatName(view, seat, texts));
  if (names.length <= kNamed + 1) return names.join(', ');
  return texts.prompt.andMore(names.slice(0, kNamed).join(', '), names.length - kNamed);
}

export function isReady(state: PowerlineState, seat: Seat): boolean {
  return state.ready.includes(seat);
}

// Whose plan is still missing.
export function planners(view: View): Seat[] {
  return view.state.players.map(({ seat }) => seat).filter((seat) => !isReady(view.state, seat));
}

function ending(view: View, texts: Texts): string {
  const winners = view.result?.standings.filter(({ rank }) => rank === 1) ?? [];
  const score = winners[0]?.score ?? 0;
  if (winners.length === 0) return texts.prompt.finished;
  if (view.seats.length === 1) return texts.prompt.solo(score);
  const names = winners.map(({ seat }) => seatName(view, seat, texts)).join(', ');
  return winners.length === 1
    ? texts.prompt.winner(names, score)
    : texts.prompt.winners(names, score);
}

// A round that was built, and the scoring after it.
function story({ news, state, content }: View, texts: Texts): string {
  const scoring = scoringOf(news);
  if (!scoring) return texts.prompt.building(state.round);
  const isLast = scoring.number === componentsOf(content).rounds.scorings_after.length;
  return isLast ? texts.prompt.lastScoring(scoring.number) : texts.prompt.scoring(scoring.number);
}

function question(view: View, me: PlayerState, texts: Texts): string {
  const { dice } = view.state;
  const placed = me.plan?.placements.length ?? 0;
  if (placed === 0) return texts.prompt.begin(dice.red, dice.black);
  const left = me.columns[placed - 1] ?? 0;
  const [next] = nextWorkers(me.plan);
  if (!next) return texts.prompt.allPlaced;
  const name = texts.worker[next];
  if (view.past) return texts.prompt.next(name, dice[next]);
  const done = offers(view.moves, kDone);
  // The island takes everybody: whoever may not even go there may not go on at all.
  if (done && !offers(view.moves, islandMove(next))) return texts.prompt.doneOnly(placed);
  if (done) return texts.prompt.nextOrDone(name, dice[next], placed);
  if (left === 0) return texts.prompt.notYet(name, dice[next], placed);
  return texts.prompt.next(name, dice[next]);
}
