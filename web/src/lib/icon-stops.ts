// Pictures that explain themselves are no controls, so Tab would pass them by. In every group one of
// them is a stop, and arrows lead from there to the others: left and right to all of them one after
// the other, up and down to the nearest. A group is what carries `data-icons`, else the page.
// What cannot be used now is there to be read as well.

const kExplained = '[data-tip], [title], svg title, [aria-disabled="true"]';
const kControls =
  'a[href], button, input, select, textarea, summary, label, [role="button"], [role="tab"], [contenteditable]';
const kSteps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
const kRows: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

type Item = HTMLElement | SVGElement;

// Open controls are stops of their own, and whatever lies within one is told by it.
function isItem(element: Element): element is Item {
  const control = element.closest(kControls);
  const isBlocked =
    control === element &&
    element.getAttribute('aria-disabled') === 'true' &&
    element.hasAttribute('tabindex');
  if (control && !isBlocked) return false;
  if (element.closest('[aria-hidden="true"]')) return false; // told in words beside it
  return element.parentElement?.closest('[role="img"]') == null;
}

function carrierOf(element: Element): Element {
  return element.tagName.toLowerCase() === 'title' ? (element.parentElement ?? element) : element;
}

export function itemsOf(root: ParentNode): Item[] {
  const found = [...root.querySelectorAll(kExplained)].map(carrierOf);
  return [...new Set(found)].filter(isItem);
}

const isVisible = (item: Item) =>
  (item as { checkVisibility?: () => boolean }).checkVisibility?.() ?? true;
const groupOf = (item: Element): Element => item.closest('[data-icons]') ?? document.body;

function grouped(items: Item[]): Map<Element, Item[]> {
  const groups = new Map<Element, Item[]>();
  for (const item of items) {
    const group = groupOf(item);
    groups.set(group, [...(groups.get(group) ?? []), item]);
  }
  return groups;
}

function middleOf(item: Item): { x: number; y: number; height: number } {
  const box = item.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, height: box.height };
}

// The nearest one that lies clearly above or below.
export function nearest(from: Item, items: Item[], down: number): Item | null {
  const here = middleOf(from);
  let best: { item: Item; far: number } | null = null;
  for (const item of items) {
    const there = middleOf(item);
    const rise = (there.y - here.y) * down;
    if (item === from || rise <= Math.min(here.height, there.height) / 2) continue;
    const far = rise + 2 * Math.abs(there.x - here.x);
    if (!best || far < best.far) best = { item, far };
  }
  return best?.item ?? null;
}

export class IconStops {
  #stops = new WeakMap<Element, Item>(); // of a group: where Tab leads
  #mine = new WeakSet<Element>(); // whose place in the order is decided here
  #due = false;

  // Looks after the whole page until it is told to end.
  watch(): () => void {
    const observer = new MutationObserver(() => this.#soon());
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-tip', 'title', 'aria-disabled', 'role', 'href', 'hidden', 'open'],
    });
    addEventListener('keydown', this.#key, { capture: true });
    this.refresh();
    return () => {
      observer.disconnect();
      removeEventListener('keydown', this.#key, { capture: true });
    };
  }

  refresh(): void {
    const items = itemsOf(document.body);
    this.#release(new Set<Element>(items));
    for (const [group, members] of grouped(items)) {
      const kept = this.#stops.get(group);
      const stop =
        kept && members.includes(kept) && isVisible(kept) ? kept : members.find(isVisible);
      for (const member of members) this.#place(member, member === stop);
      if (stop) this.#stops.set(group, stop);
    }
  }

  #soon(): void {
    if (this.#due) return;
    this.#due = true;
    requestAnimationFrame(() => {
      this.#due = false;
      this.refresh();
    });
  }

  #place(item: Item, isStop: boolean): void {
    const index = isStop ? '0' : '-1';
    this.#mine.add(item);
    item.setAttribute('data-icon-stop', '');
    if (item.getAttribute('tabindex') !== index) item.setAttribute('tabindex', index);
  }

  // What can be used again is a stop of its own again.
  #release(items: Set<Element>): void {
    for (const element of document.querySelectorAll('[data-icon-stop]')) {
      if (items.has(element) || !this.#mine.has(element)) continue;
      this.#mine.delete(element);
      element.removeAttribute('data-icon-stop');
      if (element.closest(kControls) === element) element.setAttribute('tabindex', '0');
      else element.removeAttribute('tabindex');
    }
  }

  #key = (event: KeyboardEvent) => {
    const from = event.target;
    if (!(from instanceof Element) || !from.hasAttribute('data-icon-stop')) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = this.#next(from as Item, event.key);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    this.#stops.set(groupOf(next), next);
    this.refresh();
    next.focus();
  };

  #next(from: Item, key: string): Item | null {
    const items = itemsOf(groupOf(from)).filter(
      (item) => groupOf(item) === groupOf(from) && isVisible(item),
    );
    const step = kSteps[key];
    if (step !== undefined) return items.at((items.indexOf(from) + step) % items.length) ?? null;
    if (key === 'Home') return items[0] ?? null;
    if (key === 'End') return items.at(-1) ?? null;
    const down = kRows[key];
    return down === undefined ? null : nearest(from, items, down);
  }
}
