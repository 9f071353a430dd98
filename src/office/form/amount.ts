import { currency, currencySign, isSmallUnit, priceDecimals } from '../../i18n/index.ts';

/**
 * An amount of a currency, by default the business's, as somebody types it, with a comma or a point, and with what parts
 * thousands where it cannot be taken for the other: `1.250,50`. Null for what is no amount: in euros `6,905` may be a slip
 * or thousands, and is asked for again; in pesos it is thousands.
 */
export function amountTyped(text: string, code = currency()): number | null {
  const plain = text
    .replaceAll(code, '')
    .replaceAll(currencySign(code), '')
    .replace(/[\p{Sc}\s'’]/gu, '');
  const whole = withoutThousands(plain, code);
  const found = /^\d{1,9}(?:[.,](\d{0,3}))?$/.exec(whole);
  if (!found) return null;
  const [, decimals = ''] = found;
  // Nothing behind the point is nothing, in any currency.
  const isExact = decimals.length <= priceDecimals(code) || decimals === '00';
  return isExact ? Number(whole.replace(',', '.')) : null;
}

function withoutThousands(text: string, code: string): string {
  const [, separator, rest] =
    /^\d{1,3}(?=([.,]))(?:\1\d{3})+((?!\1)[.,]\d{1,3})?$/.exec(text) ?? [];
  if (separator === undefined) return text;
  const isSure = rest !== undefined || isSmallUnit(code) || text.split(separator).length > 2;
  return isSure ? text.replaceAll(separator, '') : text;
}
