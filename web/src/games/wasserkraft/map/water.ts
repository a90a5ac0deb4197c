// The way of drops, read off what the rules tell about them: where a drop begins, what it comes
// past, and where it stays.

import type { Operands } from '../../../protocol/messages';
import type { Point } from './curve';
import type { BasinLayout, Layout } from './layout';

export interface WaterEvent {
  code: string;
  operands: Operands;
}

export interface DropPath {
  points: Point[];
  end: 'held' | 'left';
  at: string; // the dam that holds it, or the exit
}

// Where a drop is: the points of its way so far, and the basin it has come to.
interface Drop {
  points: Point[];
  basin: number;
}

export class WaterPaths {
  constructor(private readonly layout: Layout) {}

  // Every drop that these events move, in their order.
  of(events: WaterEvent[]): DropPath[] {
    const paths: DropPath[] = [];
    let start: Drop | null = null;
    let drop: Drop | null = null;
    let flow = 0; // of headstreams that run dry one after the other
    for (const { code, operands } of events) {
      if (code === 'produced') drop = start = this.#fromDam(operands);
      else if (code === 'drop_placed') drop = start = this.#fromHeadstream(operands['headstream']);
      else if (code === 'water_flows') [drop, start, flow] = [null, null, 1];
      else if (code === 'drop_passed') drop = this.#onto(drop, String(operands['station']), flow);
      else if (code === 'drop_held' || code === 'drop_left') {
        const path = this.#ended(drop, code, operands, flow);
        if (path) paths.push(path);
        drop = start && { ...start, points: [...start.points] };
      }
    }
    return paths;
  }

  #ended(drop: Drop | null, code: string, operands: Operands, flow: number): DropPath | null {
    if (code === 'drop_held') {
      const at = String(operands['dam']);
      const points = this.#onto(drop, at, flow)?.points;
      return points ? { points, end: 'held', at } : null;
    }
    const last = drop && this.#basin(drop.basin);
    if (!drop || !last) return null;
    return { points: [...drop.points, ...last.river], end: 'left', at: String(operands['exit']) };
  }

  #fromDam(operands: Operands): Drop | null {
    const dam = this.#dam(String(operands['dam']));
    const conduit = this.layout.basins
      .flatMap(({ conduits }) => conduits)
      .find(({ id }) => id === operands['conduit']);
    const target = conduit && this.#basin(conduit.target);
    if (!dam || !conduit || !target) return null;
    return { points: [dam, ...conduit.points, target.group.at], basin: conduit.target };
  }

  #fromHeadstream(id: unknown): Drop | null {
    const headstream = this.layout.headstreams.find((each) => each.id === id);
    return headstream ? { points: headstream.river, basin: headstream.basin } : null;
  }

  // On to the next station: "5-upper" is a dam site, "9-turbines" a group of powerhouses.
  #onto(drop: Drop | null, station: string, flow: number): Drop | null {
    const basin = Number.parseInt(station, 10);
    const from = drop ?? (flow > 0 ? this.#above(basin) : null);
    const layout = this.#basin(basin);
    if (!from || !layout) return from;
    const river = from.basin === basin ? [] : (this.#basin(from.basin)?.river ?? []);
    const at = station.endsWith('turbines') ? layout.group.at : this.#dam(station);
    return { points: [...from.points, ...river, ...(at ? [at] : [])], basin };
  }

  // Water that begins to flow enters at the headstream above.
  #above(basin: number): Drop | null {
    const headstream = this.layout.headstreams.find((each) => each.basin === basin);
    return headstream ? { points: headstream.river, basin } : null;
  }

  #basin(number: number): BasinLayout | undefined {
    return this.layout.basins.find(({ basin }) => basin.basin === number);
  }

  #dam(id: string): Point | undefined {
    return this.layout.basins.flatMap(({ dams }) => dams).find((dam) => dam.id === id)?.at;
  }
}
