import { currency } from './business.ts';

/** Currencies whose prices are whole, and those with three decimals: browsers disagree on some, and amounts are stored by it. */
const WHOLE = 'BIF CLP COP DJF GNF HUF IDR ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(
  ' ',
);
const WITH_THREE = 'BHD JOD KWD LYD OMR TND'.split(' ');

/** Currencies in which a dish costs a few, or some tens. */
const LARGE = 'AUD BHD BRL CAD CHF EUR GBP JOD KWD LYD NZD OMR PEN PLN RON SGD TND USD'.split(' ');

/** Currencies in which one costs tens or a few hundreds, as in kronor. */
const MIDDLE =
  'AED AZN BOB BYN CNY CZK DKK EGP GEL GTQ HKD HNL ILS MAD MDL MXN MYR NIO NOK QAR SAR SEK THB TRY TTD TWD UAH ZAR'.split(
    ' ',
  );

/** How many decimals an amount of a currency has, by default the business's: two in euros, none in Chile and Japan. */
export function priceDecimals(code = currency()): 0 | 2 | 3 {
  if (WITH_THREE.includes(code)) return 3;
  return WHOLE.includes(code) ? 0 : 2;
}

/** Does a dish cost hundreds or thousands in a currency? Then `8.900` is a price; elsewhere it may be a slip. */
export function isSmallUnit(code = currency()): boolean {
  return !LARGE.includes(code);
}

/** Does a dish cost tens or a few hundreds in a currency? */
export function isMiddleUnit(code = currency()): boolean {
  return MIDDLE.includes(code);
}

/** An amount of a currency in its smallest unit, which the code calls cents: whole, whatever was computed. */
export function centsOf(amount: number, code?: string): number {
  return Math.round(amount * 10 ** priceDecimals(code));
}

/** So many of the smallest unit as an amount. */
export function amountOfCents(cents: number, code?: string): number {
  return cents / 10 ** priceDecimals(code);
}
