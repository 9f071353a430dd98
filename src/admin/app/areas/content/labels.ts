import type { OfficeLanguage } from '../../../account.ts';
import type { Label } from '../../../content/leaves.ts';

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
