import { formatMoment } from '../../../../i18n/index.ts';
import { useOfficeLanguage } from '../../../app/office-language.ts';

/** Says a time where the business is in the language of the office: `22 nov 2026, 10:24`. */
export function useWhen(): (at: number) => string {
  const language = useOfficeLanguage();
  return (at) => formatMoment(at, language);
}
