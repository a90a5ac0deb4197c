// Decisions as buttons: whatever is not clicked on the board itself, in words.

import type { LegalMove } from '../../../protocol/messages';
import { capitalized } from '../../../lib/capitalized';
import { priceInWords } from '../price';
import type { PriceNow } from '../state';
import type { BoardModel } from './model.svelte';

export interface ChoiceButton {
  move: string;
  text: string;
  main: boolean;
}

type Say = (board: BoardModel, move: LegalMove) => string | null;

const index = (move: LegalMove) => Number(move.operands['number'] ?? 1) - 1;
const word = (move: LegalMove, name: string) => String(move.operands[name] ?? '');

const action: Say = (board, move) => {
  const card = board.printed.cards.get(board.state.resolving?.card ?? '');
  const steps = card?.steps[0]?.actions?.[index(move)]?.steps;
  return steps ? capitalized(board.words(steps)) : null;
};

const pay: Say = (board, move) => {
  const { cost = 0, instead, to } = board.state.decision ?? {};
  const inMoney = word(move, 'payment') === 'money' || !instead;
  const price = inMoney ? board.texts.dollars(cost) : priceInWords(instead, board.texts);
  return to ? board.texts.act.payTo(price, board.name(to)) : board.texts.act.paySupply(price);
};

const price: Say = (board, move) => {
  const chosen: PriceNow | undefined = board.state.decision?.prices?.[index(move)];
  return chosen ? board.texts.act.paySupply(priceInWords(chosen, board.texts)) : null;
};

const lay: Say = (board, move) => {
  const line = word(move, 'line');
  const space = capitalized(board.placeName('transformer', word(move, 'transformer')));
  if (line === 'free') return board.texts.act.layFree(space);
  const network = board.printed.grid.network.lines.find(({ id }) => id === line);
  const cost = network ? priceInWords(network.price, board.texts) : '';
  return board.texts.act.layLine(space, board.placeName('line', line), cost);
};

const connectionTile = (board: BoardModel, id: string) => {
  const tile = board.printed.connectionTiles.get(id);
  return tile
    ? ([tile.names[board.view.lang], board.words(tile.steps)] as const)
    : ([id, ''] as const);
};

const option: Say = (board, move) => {
  const step = board.printed.stepAt(board.state.decision?.effect ?? '');
  const steps = step?.options?.[index(move)];
  return steps ? capitalized(board.words(steps)) : null;
};

const market: Say = (board, move) => {
  const id = word(move, 'market') as keyof typeof board.texts.market;
  const income = board.me?.income[id];
  const name = capitalized(board.texts.market[id]);
  return income === undefined ? name : `${name} (${board.texts.dollars(income)})`;
};

const skip: Say = (board) => {
  if (board.state.stage === 'move_bulldozer' && board.state.decision?.from !== undefined)
    return board.texts.act.stop;
  const done = ['play_crowns', 'play_scoring_cards'].includes(board.state.stage);
  return done ? board.texts.act.done : board.texts.act.skip;
};

const score: Say = (board, move) => {
  const card = board.printed.scoringCards.get(word(move, 'card'));
  const steps = card?.options[Number(move.operands['option'] ?? 1) - 1];
  if (!card || !steps) return null;
  return `${card.names[board.view.lang]}: ${board.words(steps)}`;
};

const special: Say = (board, move) => {
  const id = word(move, 'card');
  return (
    (board.printed.cards.get(id) ?? board.printed.scoringCards.get(id))?.names[board.view.lang] ??
    null
  );
};

const kSay: Record<string, Say> = {
  action,
  pay,
  price,
  lay,
  option,
  market,
  skip,
  score,
  special,
  tower: (board, move) => {
    const owner = Number(move.operands['owner']);
    const { act } = board.texts;
    return owner === board.me?.seat ? act.towerOf() : act.towerOfOther(board.name(owner));
  },
  take: (board, move) => {
    const tile = board.state.connections[word(move, 'connection')]?.tile ?? '';
    return board.texts.act.take(...connectionTile(board, tile));
  },
  tile: (board, move) => connectionTile(board, word(move, 'tile')).join(': '),
  back: (board, move) => board.texts.act.card(board.cardName(word(move, 'card'))),
  sell: (board, move) => {
    const card = board.printed.foreign.get(word(move, 'card'));
    if (!card) return null;
    const worth = card.incomes.reduce((sum, each) => sum + (board.me?.income[each] ?? 0), 0);
    return `${card.names[board.view.lang]}: ${board.texts.batteries(card.batteries)} → ${board.texts.dollars(worth)}`;
  },
  capital: (board, move) => {
    const place = word(move, 'place');
    const area = board.printed.grid.capital.areas[Number(place.slice(3)) - 1] ?? 1;
    return board.texts.act.capital(board.placeName('capital', place), area);
  },
  row: (board, move) => {
    const row = word(move, 'row') as 'top' | 'bottom';
    const last = board.me?.[row].filter((card) => card !== null).at(-1);
    const name = last ? `: ${board.cardName(last.card)}` : '';
    return board.texts.act.row[row] + name;
  },
  contract: (board, move) =>
    board.state.stage === 'fulfil_linked' ? board.contractName(word(move, 'contract')) : null,
  accept: (board) => board.texts.act.yes,
};

// Kinds that are too many for buttons, or plain to see on the board.
const kOnBoard = new Set(['place', 'play', 'build', 'field', 'discard', 'slot', 'move']);

export function choicesOf(board: BoardModel): ChoiceButton[] {
  if (!board.mine) return [];
  const choices: ChoiceButton[] = [];
  for (const move of board.moves) {
    if (kOnBoard.has(move.kind) || ['battery', 'retrieve'].includes(move.kind)) continue;
    const text = (kSay[move.kind]?.(board, move) ?? null) as string | null;
    if (text !== null) choices.push({ move: move.text, text, main: move.kind !== 'skip' });
  }
  return choices;
}
