/** The fewest digits that can be called. */
const SHORTEST = 3;

/** The link that calls a number as it was written; null for what is none. */
export function callLink(phone: string): string | null {
  const number = phone.replace(/[^\d+]/g, '');
  return number.length < SHORTEST ? null : `tel:${number}`;
}

/** Where WhatsApp begins to write to a number, with the text filled in. `number` has its country first, digits alone. */
export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${number}${text === '' ? '' : `?text=${encodeURIComponent(text)}`}`;
}
