import { describe, expect, it } from 'vitest';
import { priceLine, priceSpan, type ServicePrice } from './Price.tsx';
import { testPage } from '../testing/page.tsx';

const { page: spanish } = testPage('es');
const { page: english } = testPage('en');

function price(from: number, more: Partial<ServicePrice> = {}): ServicePrice {
  return { key: `p${from}`, label: { es: 'Chef' }, from, per: 'person', isExtra: false, ...more };
}

/** Intl sets amounts with no-break spaces. */
function plain(text: string | null) {
  return text?.replaceAll('\u00a0', ' ');
}

describe('priceSpan', () => {
  it('writes one amount or a span, as the language does', () => {
    expect(plain(priceSpan({ from: 12.5 }, spanish))).toBe('12,50 €');
    expect(plain(priceSpan({ from: 25, to: 100 }, english))).toBe('€25.00 – €100.00');
    expect(plain(priceSpan({ from: 25, to: 25 }, english))).toBe('€25.00');
  });
});

describe('priceLine', () => {
  it('says the only price, without the extra fees', () => {
    const prices = [price(40), price(3, { isExtra: true })];
    expect(plain(priceLine(prices, spanish))).toBe('40,00 € por persona');
  });

  it('says the lowest of several', () => {
    const prices = [price(65), price(60), price(50)];
    expect(plain(priceLine(prices, english))).toBe('from €50.00 per person');
  });

  it('names the first fee when there are only fees', () => {
    const prices = [150, 35].map((euros) => price(euros, { isExtra: true, per: 'event' }));
    expect(plain(priceLine(prices, spanish))).toBe('Chef: 150,00 € por evento');
  });

  it('says nothing when there is no price', () => {
    expect(priceLine([], spanish)).toBeNull();
  });
});
