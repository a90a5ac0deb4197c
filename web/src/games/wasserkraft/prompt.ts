// The one line above the board.

import type { BoardView } from '../game';
import { automaTexts } from './automa/texts';
import { componentsOf, loanPrice } from './content';
import { eyesOf, playerOf, seatName } from '../seats';
import type { PlayerState, WasserkraftState } from './state';
import type { Texts } from './texts/en';
import { nameOf, shortName } from './texts/names';
import { textsOf } from './texts/texts';

type View = BoardView<WasserkraftState>;

export function prompt(view: View): string {
  const texts = textsOf(view.lang);
  const { state } = view;
  if (state.stage === 'finished' || state.actor === null) return ending(view, texts);
  if (view.thinking) return automaTexts(view.lang).turnOf(seatName(view, state.actor, texts));
  const me = playerOf(state, eyesOf(view));
  if (me && me.seat === state.actor) return question(view, texts, me);
  return texts.prompt.wait(
    seatName(view, state.actor, texts),
    nameOf(view.lang, 'stage', state.stage),
  );
}

function ending(view: View, texts: Texts): string {
  const winners = view.result?.standings.filter(({ rank }) => rank === 1) ?? [];
  const names = winners.map(({ seat }) => seatName(view, seat, texts)).join(', ');
  return names ? texts.prompt.winner(names) : texts.prompt.finished;
}

function question(view: View, texts: Texts, me: PlayerState): string {
  const { state } = view;
  const { turn } = state;
  const modifier = texts.management.modifier(turn.modifier);
  switch (state.stage) {
    case 'choose_company':
      return texts.prompt.company;
    case 'choose_contract':
      return texts.prompt.start;
    case 'action':
      return action(state, texts, me);
    case 'site':
      return texts.prompt.site(me.excavators, me.mixers);
    case 'production':
      return texts.prompt.production(modifier);
    case 'extra_production':
      return texts.prompt.extraProduction(modifier);
    case 'second_production':
      return texts.prompt.secondProduction;
    case 'fulfil':
      return texts.prompt.fulfil(turn.produced);
    case 'water':
      return texts.prompt.water(turn.water);
    case 'reward':
      return turn.piece
        ? texts.prompt.piece(texts.structure[turn.piece.structure])
        : texts.prompt.flowing(turn.flowing_water);
    case 'take_contract':
      return texts.prompt.take(turn.contracts_to_take);
    case 'dam_water':
    case 'own_contract':
    case 'advanced_tile':
    case 'wheel_tile':
    case 'wheel_machines':
    case 'loan':
    case 'wheel_or_supply':
    case 'operate':
      return expansionQuestion(view, texts, me);
    case 'tile':
    case 'copy':
    case 'payment':
    case 'boost':
    case 'machine':
    case 'discard':
      return texts.prompt[state.stage];
    default:
      return '';
  }
}

// What only Leeghwater asks.
function expansionQuestion(view: View, { leeghwater }: Texts, me: PlayerState): string {
  const { stage } = view.state;
  const turn = view.state.leeghwater?.turn;
  const texts = leeghwater.prompt;
  const offered = (kind: string) => view.moves.find((move) => move.kind === kind);
  const word = (kind: string, id: unknown) => shortName(nameOf(view.lang, kind, String(id)));
  switch (stage) {
    case 'dam_water':
      return texts.dam_water(offered('decline') !== undefined);
    case 'own_contract':
      return texts.own_contract(turn?.contract_limit ?? 0);
    case 'loan':
      return texts.loan(loanPrice(componentsOf(view.content)), me.hydro);
    case 'wheel_or_supply':
      return texts.wheel_or_supply(word('work', turn?.work));
    case 'operate':
      return texts.operate(word('building', offered('operate')?.operands['building']));
    case 'advanced_tile':
    case 'wheel_tile':
    case 'wheel_machines':
      return texts[stage];
    default:
      return '';
  }
}

function action(state: WasserkraftState, texts: Texts, me: PlayerState): string {
  if (state.leeghwater?.turn.architect) return texts.leeghwater.prompt.architect;
  if (state.turn.further) return texts.prompt.further;
  return me.workers > 0
    ? texts.prompt.action(me.workers, me.hydro)
    : texts.prompt.actionPass(me.hydro);
}
