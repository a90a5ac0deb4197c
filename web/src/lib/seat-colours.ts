// How a seat is recognised everywhere: a colour and, for whoever cannot tell colours apart, a glyph
// and a pattern. The colours themselves are design tokens (styles/tokens.css); a game may have others
// than the rest of the house, wherever an element around says `data-game`.

import type { Seat } from '../protocol/messages';

export const kSeatCount = 6;

export interface SeatLook {
  fill: string; // area
  ink: string; // on the area
  text: string; // as text on a card
  edge: string; // around the area, for colours that a card would swallow
  glyph: string; // path in a 24 by 24 box, made to be filled
  pattern: string; // path in an 8 by 8 tile, made to be stroked
}

const kGlyphs = [
  'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z', // disc
  'M4 4h16v16H4z', // square
  'M12 2.5L22 20.5H2z', // triangle
  'M12 1.5L21.5 12L12 22.5L2.5 12z', // diamond
  'M12 1.5l3.1 6.9l7.4.8l-5.5 5l1.5 7.4L12 17.8l-6.5 3.8l1.5-7.4l-5.5-5l7.4-.8z', // star
  'M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z', // cross
];

const kPatterns = [
  '', // plain
  'M0 4H8', // lines across
  'M0 8L8 0', // rising
  'M4 0V8', // lines down
  'M0 0L8 8', // falling
  'M0 4H8M4 0V8', // grid
];

export function seatLook(seat: Seat): SeatLook {
  const index = (seat - 1) % kSeatCount;
  const name = `--seat-${String(index + 1)}`;
  return {
    fill: `var(${name})`,
    ink: `var(${name}-ink)`,
    text: `var(${name}-text)`,
    edge: `var(${name}-edge, transparent)`,
    glyph: kGlyphs[index] ?? '',
    pattern: kPatterns[index] ?? '',
  };
}
