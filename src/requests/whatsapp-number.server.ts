import type { CountryCode } from 'libphonenumber-js/min';
import { country } from '../i18n/index.ts';
import { dialled } from './phone-links.ts';

/**
 * A telephone number as WhatsApp has it, its country first, in digits alone; null for what is none. One without a
 * country is of the business's. The library that knows them all is loaded when one is first asked for.
 */
export async function whatsappNumber(phone: string): Promise<string | null> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const number = parsePhoneNumberFromString(phone, country() as CountryCode);
  return number?.isPossible() ? number.number.slice(1) : null;
}

/** The same of the business's own. Most write it with its country, which needs no library. */
export async function ownWhatsappNumber(phone: string): Promise<string | null> {
  const number = dialled(phone);
  const digits = number.replace(/^(?:\+|00)/, '');
  if (digits !== number || digits === '') return digits || null;
  // Some write the country without its sign, as in a link of WhatsApp's.
  return (await whatsappNumber(number)) ?? whatsappNumber(`+${digits}`);
}
