import { defaultLanguage, isLanguage } from '../i18n/index.server.ts';
import { BOOKING_PATH } from '../requests/index.ts';
import { bookingLimits } from './booking-limits.server.ts';
import { fileWords } from './file-words.server.ts';
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

async function booking(file: FileContext): Promise<string> {
  const { content, values, now } = file;
  const { language: asked } = values;
  const language = isLanguage(asked) ? asked : defaultLanguage();
  const [words, hours, services, dates] = await Promise.all([
    fileWords(file, language),
    content.openingHours(),
    content.services(),
    readOpenDates(content),
  ]);
  const openDays = openDaysOf(dates, now);
  return JSON.stringify(bookingLimits({ terms: words.terms, hours, services, openDays }, words));
}
