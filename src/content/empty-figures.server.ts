import { defaultLanguage } from '../i18n/index.ts';
import { bookingFigures } from './booking-figures.ts';
import type { ContentService } from './content-service.ts';
import { legalDetails } from './legal-details.ts';
import { createTexts } from './texts.ts';
import { BOOKING_FIGURES, IDENTITY_NAMES } from './types/texts.ts';

/** The figures that texts may name and nobody has given a value. */
export async function emptyFigures(content: ContentService): Promise<readonly string[]> {
  const [terms, identity, settings] = await Promise.all([
    content.bookingTerms(),
    content.legalIdentity(),
    content.globalSettings(),
  ]);
  const language = defaultLanguage();
  const { text } = createTexts(language, terms, settings?.siteName);
  const values = {
    ...bookingFigures(terms, language),
    ...legalDetails({ text, identity, settings, siteUrl: '/' }),
    siteName: settings?.siteName,
  };
  const known = new Set(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [name])),
  );
  return [...BOOKING_FIGURES, ...IDENTITY_NAMES].filter((name) => !known.has(name));
}
