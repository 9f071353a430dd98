/** The fewest digits that can be called. */
const SHORTEST = 3;

/** A number as it is dialled: behind its country, without the zero that is for within it, as in `+49 (0)30`. */
export function dialled(phone: string): string {
  const isFromAbroad = /^[\s(]*(?:\+|00)/.test(phone);
  return (isFromAbroad ? phone.replace('(0)', '') : phone).replace(/[^\d+]/g, '');
}

/** The link that calls a number as it was written; null for what is none. */
export function callLink(phone: string): string | null {
  const number = dialled(phone);
  return number.length < SHORTEST ? null : `tel:${number}`;
}

/** Where WhatsApp begins to write to a number, with the text filled in. `number` has its country first, digits alone. */
export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${number}${text === '' ? '' : `?text=${encodeURIComponent(text)}`}`;
}
