// Prices and market symbols in words.

import type { MarketSymbol, Price } from './content';
import type { PriceNow } from './state';
import type { Texts } from './texts/en';

export function priceInWords(price: Price | PriceNow, texts: Texts): string {
  const batteries = ('batteries' in price ? price.batteries : (price as Price).battery) ?? 0;
  const parts = [
    price.money ? texts.dollars(price.money) : '',
    price.energy ? texts.energy(price.energy) : '',
    batteries ? texts.batteries(batteries) : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? texts.and(parts) : texts.dollars(0);
}

export function symbolsInWords(symbols: MarketSymbol[], texts: Texts): string {
  return texts.and(
    symbols.map(({ market, arrows }) => texts.map.symbol(texts.market[market], arrows)),
  );
}
