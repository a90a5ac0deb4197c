// How the owner of a piece looks: the colour and the glyph of the seat, or grey for nobody.

import { seatLook, type SeatLook } from '../../../lib/seat-colours';
import type { Owner } from '../state';

const kNeutral: SeatLook = {
  fill: 'var(--wk-neutral)',
  ink: 'var(--wk-neutral-ink)',
  text: 'var(--text-quiet)',
  edge: 'transparent',
  glyph: 'M3 9h18v6H3z',
  pattern: '',
};

export function ownerLook(owner: Owner): SeatLook {
  return owner === 'neutral' ? kNeutral : seatLook(owner);
}
