import type { Bilingual, FormField } from '../../../../content/index.ts';
import type { OfficeLanguage } from '../../../account.ts';
import { isRecord } from '../../../content/form-values.ts';
import type { Label } from '../../../content/leaves.ts';
import { capital, said } from './form-context.ts';

/** Where a field is, in words: “Dishes › Flan › Price”. */
export function labelText(labels: readonly Label[], language: OfficeLanguage): string {
  return labels.map((label) => (typeof label === 'string' ? label : label[language])).join(' › ');
}

const LOCALES: Readonly<Record<OfficeLanguage, string>> = { es: 'es-ES', en: 'en-GB' };

/** An instant as people say it, in the time of the business. */
export function timeText(at: number, language: OfficeLanguage): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    ...{ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    timeZone: 'Europe/Madrid',
  }).format(at);
}

/** A day, yyyy-mm-dd, as people say it; as it is while it is no whole day. */
export function dayText(day: string, language: OfficeLanguage): string {
  const at = Date.parse(day);
  if (Number.isNaN(at)) return day;
  return new Intl.DateTimeFormat(LOCALES[language], {
    ...{ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
  }).format(at);
}

interface Titled {
  /** What one of the type is called. */
  readonly one: Bilingual;
  readonly fields: readonly FormField[];
}

/** What a document is called, where its title is a day or a choice, and where it has none. */
export function titleText(
  title: string,
  { one, fields }: Titled,
  language: OfficeLanguage,
): string {
  if (title === '') return capital(said(one, language));
  if (/^\d{4}-\d{2}-\d{2}$/.test(title)) return dayText(title, language);
  for (const { choices } of fields) {
    const names = isRecord(choices) ? choices : {};
    if (Object.hasOwn(names, title)) return said(names[title] as never, language) || title;
  }
  return title;
}
