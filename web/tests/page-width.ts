import { vi } from 'vitest';

// A simulated page has no width of its own: this is how wide it is until the end of the test.
export function setPageWidth(pixels: number): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(pixels);
}
