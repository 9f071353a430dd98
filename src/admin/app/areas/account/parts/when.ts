import { useLocaleState } from 'ra-core';

/** Says a time in Málaga in the language of the office: `22 nov 2026, 10:24`. */
export function useWhen(): (at: number) => string {
  const [locale] = useLocaleState();
  const format = new Intl.DateTimeFormat(locale === 'es' ? 'es-ES' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Madrid',
  });
  return (at) => format.format(at);
}
