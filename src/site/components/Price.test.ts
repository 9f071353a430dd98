import { describe, expect, it } from 'vitest';
import { loadCatalogues, translator } from '../../i18n/index.server.ts';
import { createPageContext } from '../page-context.ts';
import { priceLine, priceSpan, type ServicePrice } from './Price.tsx';

await loadCatalogues(['es', 'en']);

function pageIn(language: 'es' | 'en') {
  return createPageContext({
    language,
    languages: ['es', 'en'],
    path: '/',
    t: translator(language),
    siteUrl: 'http://localhost',
    settings: null,
    hours: null,
    now: new Date('2026-11-20T10:00:00Z'),
    forms: { captcha: 'off' },
    isDebug: false,
  }).page;
}

function price(from: number, more: Partial<ServicePrice> = {}): ServicePrice {
  return { key: `p${from}`, label: 'Chef', from, per: 'person', isExtra: false, ...more };
}

/** Intl sets amounts with no-break spaces. */
function plain(text: string | null) {
  return text?.replaceAll('\u00a0', ' ');
}

describe('priceSpan', () => {
  it('writes one amount or a span, as the language does', () => {
    expect(plain(priceSpan({ from: 12.5 }, pageIn('es')))).toBe('12,50 €');
    expect(plain(priceSpan({ from: 25, to: 100 }, pageIn('en')))).toBe('€25.00 – €100.00');
    expect(plain(priceSpan({ from: 25, to: 25 }, pageIn('en')))).toBe('€25.00');
  });
});

describe('priceLine', () => {
  it('says the only price, without the extra fees', () => {
    const prices = [price(40), price(3, { isExtra: true })];
    expect(plain(priceLine(prices, pageIn('es')))).toBe('40,00 € por persona');
  });

  it('says the lowest of several', () => {
    const prices = [price(65), price(60), price(50)];
    expect(plain(priceLine(prices, pageIn('en')))).toBe('from €50.00 per person');
  });

  it('names the first fee when there are only fees', () => {
    const prices = [150, 35].map((euros) => price(euros, { isExtra: true, per: 'event' }));
    expect(plain(priceLine(prices, pageIn('es')))).toBe('Chef: 150,00 € por evento');
  });

  it('says nothing when there is no price', () => {
    expect(priceLine([], pageIn('es'))).toBeNull();
  });
});
