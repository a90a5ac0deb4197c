import { describe, expect, it } from 'vitest';
import { printedOf } from '../content';
import { content } from '../fixtures/positions';
import { layoutOf, project } from './layout';
import { clearance, isInside, nameSpots } from './names';

describe('the name of a sector', () => {
  it.each([2, 3, 4])('can be read, whatever lies on the map: %i companies', (companies) => {
    const printed = printedOf(content);
    const { sectors } = printed.game;
    const layout = layoutOf(printed, companies);
    const tokens = [...layout.values()];
    for (const sector of sectors.list) {
      const spot = nameSpots(sectors, layout).get(sector.id) ?? [0, 0];
      expect(isInside(spot, sector.polygon.map(project)), sector.id).toBe(true);
      const room = Math.min(...tokens.map((token) => clearance(spot, token)));
      expect(room, sector.id).toBeGreaterThanOrEqual(1);
    }
  });
});
