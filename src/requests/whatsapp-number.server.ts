import type { CountryCode } from 'libphonenumber-js/min';
import { country } from '../i18n/index.ts';

/**
 * A telephone number as WhatsApp has it, its country first, in digits alone; null for what is none. One without a
 * country is of the business's. The library that knows them all is loaded when the office first asks.
 */
export async function whatsappNumber(phone: string): Promise<string | null> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const number = parsePhoneNumberFromString(phone, country() as CountryCode);
  return number?.isPossible() ? number.number.slice(1) : null;
}
