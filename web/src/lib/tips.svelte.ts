// What things explain about themselves: whatever carries `data-tip`, a `title` or an SVG <title>.
// A mouse hovers, a keyboard focuses, a finger taps. Under a mouse the browser itself shows titles.

export interface Tip {
  element: Element;
  text: string;
}

function ownText(element: Element): string {
  const written = element.getAttribute('data-tip') ?? element.getAttribute('title');
  const drawn = [...element.children].find(({ tagName }) => tagName.toLowerCase() === 'title');
  return (written ?? drawn?.textContent ?? '').trim();
}

export function tipOf(target: EventTarget | null): Tip | null {
  let element = target instanceof Element ? target : null;
  for (; element; element = element.parentElement) {
    const text = ownText(element);
    if (text !== '') return { element, text };
  }
  return null;
}

// What cannot be used now and has no tip is still there to be read: as it is read aloud.
function spokenTip(target: EventTarget | null): Tip | null {
  const element = target instanceof Element ? target.closest('[aria-disabled="true"]') : null;
  const text = (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
  return element && text !== '' ? { element, text: text.replace(/\s+/g, ' ') } : null;
}

const kControls = 'button, a, input, select, textarea, summary, label, [role=button]';

function isControl(element: Element): boolean {
  return element.closest(kControls) !== null;
}

export class Tips {
  shown = $state.raw<Tip | null>(null);
  #tapped: { tip: Tip; again: boolean; asks: boolean } | null = null;

  show(tip: Tip | null): void {
    this.shown = tip;
  }

  // A tap comes down; nobody has acted on it yet. Whoever taps a command wants it done.
  tapBegins(target: EventTarget | null): void {
    const commands = target instanceof Element && target.closest('[data-command]') !== null;
    const tip = commands ? null : (tipOf(target) ?? spokenTip(target));
    const again = tip !== null && tip.element === this.shown?.element;
    this.#tapped = tip && { tip, again, asks: false };
  }

  // Somebody is about to ask why the thing under the finger cannot be done. True: it has explained
  // itself instead. Whoever taps it again wants to know.
  explainsInstead(): boolean {
    if (!this.#tapped || this.#tapped.again) return false;
    this.#tapped.asks = true;
    return true;
  }

  // Everybody has acted on it: what is no control, or could not be used, explains itself.
  tapEnds(): void {
    const tapped = this.#tapped;
    this.#tapped = null;
    const reads = tapped && !tapped.again && (tapped.asks || !isControl(tapped.tip.element));
    this.shown = reads ? tapped.tip : null;
  }
}

export const tips = new Tips();
