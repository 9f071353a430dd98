import { formatShortDate } from '../../i18n/index.ts';

/** The titles of a document in a list: in Spanish, and in English where that is another one. */
export interface Titled {
  readonly title: string;
  readonly titleEn?: string | null | undefined;
}

/** What a document is called in a language; in Spanish where it has no title in it, a day in words. */
export function titleIn({ title, titleEn }: Titled, language: 'es' | 'en'): string {
  const written = (language === 'en' && titleEn) || title;
  return written.replace(/^\d{4}-\d{2}-\d{2}(?= · |$)/, (day) => dayText(day, language));
}

/** A day, yyyy-mm-dd, as people say it; as it is while it is no whole day. */
export function dayText(day: string, language: 'es' | 'en'): string {
  return Number.isNaN(Date.parse(day)) ? day : formatShortDate(day, language);
}
