/** The country of numbers that are given without one: Spain, whose numbers have nine digits. */
const COUNTRY = { code: '34', digits: 9 };

/** The shortest and the longest number with its country, digits (E.164). */
const SHORTEST = 8;
const LONGEST = 15;

/** A telephone number with its country, in digits alone; null for what is none. */
export function internationalNumber(phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  const isAbroad = phone.trim().startsWith('+') || digits.startsWith('00');
  const whole = isAbroad
    ? digits.replace(/^00/, '')
    : digits.length === COUNTRY.digits
      ? COUNTRY.code + digits
      : digits;
  return whole.length >= SHORTEST && whole.length <= LONGEST ? whole : null;
}

/** Where WhatsApp begins to write to a number, with the text filled in; null for what is no number. */
export function whatsappLink(phone: string, text: string): string | null {
  const number = internationalNumber(phone);
  if (number === null) return null;
  return `https://wa.me/${number}${text === '' ? '' : `?text=${encodeURIComponent(text)}`}`;
}

/** The link that calls a number; null for what is none. */
export function callLink(phone: string): string | null {
  const number = internationalNumber(phone);
  return number === null ? null : `tel:+${number}`;
}
