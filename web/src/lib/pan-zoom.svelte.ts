// A drawing that one can drag about and look at more closely.

import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from 'd3-zoom';
import type { Attachment } from 'svelte/attachments';

export interface Camera {
  x: number;
  y: number;
  k: number; // pixels for a drawing unit
}

const kClosest = 4;
const kFarthest = 0.4;
const kClickDistance = 6; // pixels; a finger never stays quite still

export class PanZoom {
  camera = $state<Camera>({ x: 0, y: 0, k: 1 });
  moved = $state(false); // by the person, since it last fitted
  #svg: SVGSVGElement | null = null;
  #behavior: ZoomBehavior<SVGSVGElement, unknown> | null = null;

  readonly attach: Attachment<SVGSVGElement> = (node) => {
    this.#svg = node;
    this.#behavior = zoom<SVGSVGElement, unknown>()
      .clickDistance(kClickDistance)
      .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        this.camera = { x: transform.x, y: transform.y, k: transform.k };
        if (sourceEvent) this.moved = true;
      });
    const drawing = select(node);
    drawing.call(this.#behavior).on('dblclick.zoom', null);
    return () => drawing.on('.zoom', null);
  };

  get svg(): SVGSVGElement | null {
    return this.#svg;
  }

  move({ x, y, k }: Camera): void {
    if (!this.#svg || !this.#behavior) return;
    const transform = zoomIdentity.translate(x, y).scale(k);
    select(this.#svg).call(this.#behavior.transform.bind(this.#behavior), transform);
  }

  // Shows this, and lets nobody get lost farther away.
  fit(camera: Camera): void {
    this.#behavior?.scaleExtent([Math.min(kFarthest, camera.k), kClosest]);
    this.move(camera);
    this.moved = false;
  }

  zoomBy(factor: number): void {
    if (this.#svg && this.#behavior)
      select(this.#svg).call(this.#behavior.scaleBy.bind(this.#behavior), factor);
    this.moved = true;
  }
}
