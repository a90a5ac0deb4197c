// How much room there is: a phone shows one panel at a time, a wide screen all of them.

export type Layout = 'phone' | 'medium' | 'wide';

const kMedium = '(min-width: 761px)';
const kWide = '(min-width: 1240px)';

class Room {
  #medium = matchMedia(kMedium);
  #wide = matchMedia(kWide);
  layout = $state<Layout>(this.#measure());

  constructor() {
    for (const query of [this.#medium, this.#wide])
      query.addEventListener('change', () => (this.layout = this.#measure()));
  }

  #measure(): Layout {
    if (this.#wide.matches) return 'wide';
    return this.#medium.matches ? 'medium' : 'phone';
  }
}

export const room = new Room();
