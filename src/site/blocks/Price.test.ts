import { describe, expect, it } from 'vitest';
import { priceLine, priceSpan, type ServicePrice } from './Price.server.tsx';
import { read } from '../../content/testing/read.ts';
import { sampleDocument } from '../../content/testing/sample-document.server.ts';
import { withoutLanguage } from '../fallback-language.server.ts';
import { testPage } from '../testing/page.tsx';

const { page: spanish } = testPage('es');
const { page: english } = testPage('en');

function price(from: number, more: Partial<ServicePrice> = {}): ServicePrice {
  return { key: `p${from}`, label: { es: 'Chef' }, from, per: 'person', isExtra: false, ...more };
}

/** Intl sets amounts with no-break spaces; a label in Spanish alone carries its language along. */
function plain(text: string | null) {
  return withoutLanguage(text ?? '').replaceAll('\u00a0', ' ');
}

describe('priceSpan', () => {
  it('writes one amount or a span, as the language does', () => {
    expect(plain(priceSpan({ from: 12.5 }, spanish))).toBe('12,50 €');
    expect(plain(priceSpan({ from: 25, to: 100 }, english))).toBe('€25.00 – €100.00');
    expect(plain(priceSpan({ from: 25, to: 25 }, english))).toBe('€25.00');
  });
});

/** A service with these prices. */
const service = (prices: readonly ServicePrice[]) =>
  read('service', { ...sampleDocument('service'), prices });

describe('priceLine', () => {
  it('says the only price, without the extra fees', () => {
    const prices = [price(40), price(3, { isExtra: true })];
    expect(plain(priceLine(service(prices), spanish))).toBe('40,00 € por persona');
  });

  it('says the lowest of several', () => {
    const prices = [price(65), price(60), price(50)];
    expect(plain(priceLine(service(prices), english))).toBe('from €50.00 per person');
  });

  it('says what whole groups pay where that depends on their size', () => {
    const prices = [
      price(65, { group: 4 }),
      price(50, { group: 10 }),
      price(175, { isExtra: true, per: 'event' }),
    ];
    expect(plain(priceLine(service(prices), english))).toBe('4 people: €435.00 · 10: €675.00');
    expect(plain(priceLine(service(prices), spanish))).toBe('4 personas: 435,00 € · 10: 675,00 €');
  });

  it('says the cheapest dish and the fees, as the owner wrote them, where dishes are charged for', () => {
    const prices = [150, 35].map((euros) => price(euros, { isExtra: true, per: 'event' }));
    expect(plain(priceLine(service(prices), spanish, [7.5, 4]))).toBe(
      'desde 4,00 € por plato y persona + Chef, Chef',
    );
    expect(plain(priceLine(service(prices), english))).toBe('By the menu + Chef, Chef');
  });

  it('says nothing when there is no price', () => {
    expect(priceLine(service([]), spanish)).toBeNull();
  });
});
