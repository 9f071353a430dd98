import type { FieldInput } from '../../content/index.ts';
import { amountOfCents, centsOf, decimalMark, priceDecimals } from '../../i18n/index.ts';
import type { OfficeLanguage } from '../account.ts';
import { amountTyped } from './amount.ts';

/** A number, an amount of a currency, or a share that is written as a percentage. */
export type NumberKind = Extract<FieldInput, 'number' | 'money' | 'percent'>;

/** A number as people write it where the office speaks: an amount with the cents of its currency, `6,50`. */
export function numberText(
  value: unknown,
  kind: NumberKind,
  language: OfficeLanguage,
  code?: string,
): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  const text =
    kind === 'money' && hasWholeCents(value, code)
      ? value.toFixed(priceDecimals(code))
      : String(kind === 'percent' ? Math.round(value * 10_000) / 100 : value);
  return text.replace('.', decimalMark(language));
}

/** What was stored with less than a cent is shown as it is: rounding it would say something else. */
function hasWholeCents(amount: number, code?: string): boolean {
  return Math.abs(amount - amountOfCents(centsOf(amount, code), code)) < 1e-8;
}

/** `1.000` or `1.250.000`: a mark before nothing but zeros, or that comes twice, parts thousands. */
const THOUSANDS = /^[1-9]\d{0,2}(?:[.,]000|([.,])\d{3}(?:\1\d{3})+)$/;

/**
 * A number as it was typed, with a comma or a point; undefined when nothing was. What is no number
 * stays as it is, for the schema to refuse. What is less than a thousand at most, as degrees are, has decimals alone.
 */
export function numberTyped(
  text: string,
  kind: NumberKind,
  code?: string,
  maximum = Infinity,
): number | string | undefined {
  const bare = text.replace(/[\p{Sc}%\s]/gu, '');
  const isParted = maximum >= 1_000 && THOUSANDS.test(bare);
  const plain = isParted ? bare.replace(/[.,]/g, '') : bare.replace(',', '.');
  if (plain === '') return undefined;
  if (kind === 'money') return amountTyped(text, code) ?? text;
  if (!/^-?\d{1,9}(?:\.\d*)?$/.test(plain)) return text;
  const number = Number(plain);
  return kind === 'percent' ? Math.round(number * 100) / 10_000 : number;
}
