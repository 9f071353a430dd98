import { createTexts } from '../content/index.ts';
import { readWordOverrides } from '../content/index.server.ts';
import { defaultLanguage, isLanguage, overridesIn, translator } from '../i18n/index.server.ts';
import { BOOKING_PATH } from '../requests/index.ts';
import { bookingLimits } from './booking-limits.server.ts';
import { openDaysOf, readOpenDates } from './workshop-dates.server.ts';
import type { FileContext, GeneratedFile } from './generated-file.server.ts';

/** What the request form checks days and times by, with the names of special days in a language. */
export const bookingEndpoint: GeneratedFile = {
  path: BOOKING_PATH,
  contentType: 'application/json; charset=utf-8',
  isPerLanguage: false,
  parameters: {
    language: { unnamed: defaultLanguage, values: async ({ languages }) => languages },
  },
  write: booking,
};

async function booking({ content, values, now }: FileContext): Promise<string> {
  const { language: asked } = values;
  const language = isLanguage(asked) ? asked : defaultLanguage();
  const [terms, hours, services, dates, overrides] = await Promise.all([
    content.bookingTerms(),
    content.openingHours(),
    content.services(),
    readOpenDates(content),
    readWordOverrides(content),
  ]);
  const t = translator(language, overridesIn(overrides, language));
  const texts = { ...createTexts(language, terms), t, language };
  const openDays = openDaysOf(dates, now);
  return JSON.stringify(bookingLimits({ terms, hours, services, openDays }, texts));
}
