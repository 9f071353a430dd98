import { afterEach, expect, it } from 'vitest';
import { setLocaleSettings, DEFAULT_LOCALE_SETTINGS } from '../i18n/index.ts';
import { whatsappNumber } from './whatsapp-number.server.ts';

afterEach(() => setLocaleSettings(DEFAULT_LOCALE_SETTINGS));

it.each([
  ['ES', '600 12 34 56', '34600123456'],
  ['ES', '+34 600-123-456', '34600123456'],
  ['ES', '0034600123456', '34600123456'],
  ['ES', '34600123456', '34600123456'],
  ['ES', '+44 20 7946 0958', '442079460958'],
  ['GB', '07700 900123', '447700900123'],
  ['DE', '0151 23456789', '4915123456789'],
  ['US', '(212) 555-0100', '12125550100'],
  ['CL', '9 1234 5678', '56912345678'],
  ['IT', '06 698 12345', '390669812345'],
  ['ES', '', null],
  ['ES', 'ninguno', null],
  ['ES', '1234', null],
  ['ES', '+12345678901234567', null],
  // Of a country that has no numbers of its own, what says its country alone is known.
  ['ZZ', '600 12 34 56', null],
  ['ZZ', '+34 600 123 456', '34600123456'],
])('in %s %j is %j', async (country, phone, number) => {
  setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, country });
  expect(await whatsappNumber(phone)).toBe(number);
});
