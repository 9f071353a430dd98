import { afterEach, describe, expect, it } from 'vitest';
import { centsOf, setLocaleSettings, DEFAULT_LOCALE_SETTINGS } from '../../i18n/index.ts';
import { shareOf, sumQuote, type QuoteFigures } from './sum.ts';
import { priceText } from './words.ts';

const FIGURES: QuoteFigures = {
  lines: [
    { key: 'people', label: 'Menú', count: 12, unit: 2_550 },
    { key: 'chef', label: 'Chef', count: 1, unit: 10_000 },
  ],
  discount: null,
  vatRate: null,
  depositShare: 5_000,
};

afterEach(() => setLocaleSettings(DEFAULT_LOCALE_SETTINGS));

describe('the sum of a quote', () => {
  it('is that of its lines, and the deposit a share of it', () => {
    expect(sumQuote(FIGURES)).toEqual({
      lines: [30_600, 10_000],
      ...{ subtotal: 40_600, discount: 0, total: 40_600, vat: null },
      ...{ deposit: 20_300, rest: 20_300 },
    });
  });

  it('takes a share or an amount off, and never more than there is', () => {
    const off = (discount: QuoteFigures['discount']) => sumQuote({ ...FIGURES, discount });
    expect(off({ kind: 'share', share: 1_000 })).toMatchObject({ discount: 4_060, total: 36_540 });
    expect(off({ kind: 'amount', cents: 600 })).toMatchObject({ discount: 600, total: 40_000 });
    expect(off({ kind: 'amount', cents: 99_999 })).toMatchObject({
      ...{ total: 0, deposit: 0, rest: 0 },
    });
  });

  it('asks for no less than a peso where there is nothing smaller: what is said is what is due', () => {
    setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, currency: 'CLP' });
    const lines = [{ key: '', label: 'Menú', count: 1, unit: centsOf(8_901) }];
    const { deposit, rest } = sumQuote({ ...FIGURES, lines, depositShare: 3_000 });
    // 30 % are 2,670.3 pesos.
    expect(priceText(deposit, 'en', undefined)).toBe('$2,670');
    expect(centsOf(2_670)).toBe(deposit);
    expect(priceText(rest, 'en', undefined)).toBe('$6,231');
  });

  it('says the VAT that the total includes', () => {
    const vat = (vatRate: number, unit: number) =>
      sumQuote({ ...FIGURES, vatRate, lines: [{ key: '', label: 'x', count: 1, unit }] }).vat;
    expect(vat(1_000, 11_000)).toBe(1_000);
    expect(vat(2_100, 12_100)).toBe(2_100);
    // 100 € at 10 %: 90,91 € and 9,09 €.
    expect(vat(1_000, 10_000)).toBe(909);
    expect(vat(0, 10_000)).toBe(0);
  });

  it('loses no cent: deposit and rest make the total, whatever the share', () => {
    for (let share = 0; share <= 10_000; share += 37) {
      const { total, deposit, rest } = sumQuote({ ...FIGURES, depositShare: share });
      expect(deposit + rest).toBe(total);
      expect(Number.isInteger(deposit)).toBe(true);
    }
  });

  it('rounds half a cent up, as money is, where a floating number would not', () => {
    expect(shareOf(105, 5_000)).toBe(53);
    expect(shareOf(101, 5_000)).toBe(51);
    // 33.33 % of 99,999,999.99 euros, exactly 3,332,999,999.6667 cents.
    expect(shareOf(9_999_999_999, 3_333)).toBe(3_333_000_000);
    // Of as many rupiahs as a quote can have, more than a number can count times a share.
    expect(shareOf(600_000_000_000_001, 5_000)).toBe(300_000_000_000_001);
  });
});
