import type { Language } from '../i18n/index.ts';
import { localize } from './localize.ts';
import type { OwnPlace } from './types/index.gen.ts';

/** The address of a place in one line, in words or put together of its parts; empty where it is the business's. */
export function placeAddress(
  { address, postalAddress }: Pick<OwnPlace, 'address' | 'postalAddress'>,
  language: Language,
): string {
  const words = localize(address, language);
  if (words || !postalAddress) return words;
  const { street, postalCode = '', locality } = postalAddress;
  return `${street}, ${`${postalCode} ${locality}`.trim()}`;
}
