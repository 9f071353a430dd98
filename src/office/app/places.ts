import { useGetList, useTranslate } from 'ra-core';
import type { PlaceName } from '../../content/index.ts';
import { useOfficeLanguage } from './office-language.ts';

const MINUTE = 60_000;

/** The places of the business by what they are called, to choose from and to name. */
export function usePlaces() {
  const t = useTranslate();
  const language = useOfficeLanguage();
  const { data = [], isPending } = useGetList<PlaceName>('inbox/places', {}, { staleTime: MINUTE });
  /** What a place is called; one that is no longer there by its key. */
  const nameOf = (key: string): string => data.find(({ id }) => id === key)?.[language] ?? key;
  return {
    /** Is it not known yet which there are? */
    isPending,
    nameOf,
    /** The same, where not having decided is said, too. */
    nameOrNone: (key: string) => (key ? nameOf(key) : t('office.noService')),
    /** Keys that can be chosen: also what is chosen already. */
    choices: (chosen = '') => [
      ...new Set([...data.map(({ id }) => id), ...(chosen ? [chosen] : [])]),
    ],
  };
}
