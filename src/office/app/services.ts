import { useGetList, useTranslate } from 'ra-core';
import type { ServiceName } from '../../content/index.ts';
import { useOfficeLanguage } from './office-language.ts';

const MINUTE = 60_000;

/** The services of the content by what they are called, to choose from and to name. */
export function useServices() {
  const t = useTranslate();
  const language = useOfficeLanguage();
  const { data = [] } = useGetList<ServiceName>('inbox/services', {}, { staleTime: MINUTE });
  /** What a service is called: today, or else what a request called it; empty where there is none. */
  const nameOf = (key: string, asAsked = ''): string => {
    if (key === 'other') return t('office.otherService');
    return data.find(({ id }) => id === key)?.[language] || asAsked || key;
  };
  const offered = data.filter(({ isOffered }) => isOffered).map(({ id }) => id);
  return {
    nameOf,
    /** The same, where not having decided is said, too. */
    nameOrNone: (key: string) => (key ? nameOf(key) : t('office.noService')),
    /** Keys that can be chosen: also what is chosen already. */
    choices: (chosen = '') => [...new Set([...offered, ...(chosen ? [chosen] : []), 'other'])],
    /** Keys of every service that there is or was. */
    all: [...data.map(({ id }) => id), 'other'],
  };
}
