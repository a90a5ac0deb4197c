// What the end of a game draws over its rounds: a number of every player.

import type { Lang } from '../protocol/messages';
import type { Chart, ContentFiles } from './game';

interface Moment<State> {
  state: State;
  content: ContentFiles;
  before: State | null; // a round earlier
}

export function chartsOf<State extends { players: unknown[] }, Name extends string>(
  textsOf: (lang: Lang) => { charts: Record<Name, string> },
) {
  type Player = State['players'][number];
  type Value = (player: Player, moment: Moment<State>) => number | null;

  return (name: Name, value: Value): Chart => ({
    name,
    label: (lang) => textsOf(lang).charts[name],
    values: (now, content, earlier) => {
      const [state, before] = [now as State, earlier as State | null];
      return state.players.map((player) => value(player, { state, content, before }));
    },
  });
}
