import { describe, expect, it } from 'vitest';
import { mapOf } from '../content';
import { content } from '../fixtures/positions';
import { kPlot, labelBox, layoutOf, plateBox, plotBox, type CityPlace } from './layout';
import { boxAround, overlap } from './points';

const kHidden = 95; // a sixth of a plate
const plot = ({ at }: CityPlace) => boxAround(at, kPlot.width, kPlot.height);

describe.each([
  ['germany', 'de'],
  ['germany', 'en'],
  ['usa', 'de'],
  ['usa', 'en'],
] as const)('the drawing of %s in %s', (id, lang) => {
  const map = mapOf(content, id);
  const layout = layoutOf(map, lang);

  it('has all cities and links on the sheet', () => {
    expect(layout.cities).toHaveLength(42);
    expect(layout.edges).toHaveLength(map.edges.length);
    for (const place of layout.cities) {
      const { left, right, top, bottom } = plot(place);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(layout.width);
      expect(bottom).toBeLessThanOrEqual(layout.height);
    }
  });

  it('keeps plots apart', () => {
    layout.cities.forEach((one, index) => {
      for (const other of layout.cities.slice(index + 1)) {
        expect(overlap(plot(one), plot(other)), `${one.name} and ${other.name}`).toBe(0);
      }
    });
  });

  it('keeps names apart and off the plots of others on a usual screen', () => {
    const nameBox = (town: CityPlace) => labelBox(town, town.label);
    const hidden = layout.cities.flatMap((one) =>
      layout.cities
        .filter((other) => other !== one)
        .map((other) => ({
          what: `${one.name} ${other.name}`,
          lost: overlap(nameBox(one), nameBox(other)) + overlap(nameBox(one), plotBox(other)),
        }))
        .filter(({ lost }) => lost > 3),
    );
    expect(hidden).toEqual([]);
  });

  it('hides next to nothing of a name behind the cost of a link', () => {
    const hidden = layout.edges
      .filter(({ edge }) => edge.cost > 0)
      .flatMap(({ edge, plate }) =>
        layout.cities.map((town) => ({
          what: `${edge.a}-${edge.b} on ${town.name}`,
          lost: overlap(plateBox(plate), labelBox(town, town.label)),
        })),
      )
      .filter(({ lost }) => lost > kHidden);
    expect(hidden).toEqual([]);
  });

  it('gives every region one closed area', () => {
    for (const region of map.regions) {
      const area = layout.lands.areas[region.id] ?? '';
      expect(area.startsWith('M') && area.endsWith('Z'), region.id).toBe(true);
      expect(area.split('M').length - 1, region.id).toBe(1);
    }
  });

  it('is worked out once', () => {
    expect(layoutOf(map, lang)).toBe(layout);
  });
});
