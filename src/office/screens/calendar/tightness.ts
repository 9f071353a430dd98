import { useTranslate } from 'ra-core';
import type { Tightness } from '../../../requests/index.ts';

const TEXTS = {
  place: 'calendar.tightPlace',
  service: 'calendar.tightService',
  notHad: 'calendar.tightNotHad',
  groups: 'calendar.tightGroups',
  closed: 'calendar.tightClosed',
} as const satisfies Readonly<Record<Tightness['why'], string>>;

/** Says why a day is tight, and whether it is for sure. */
export function useTightness(): (one: Tightness) => string {
  const t = useTranslate();
  return (one) => {
    const text = t(TEXTS[one.why], { ...one });
    return one.isSure ? text : `${text} ${t('calendar.tightMaybe')}`;
  };
}
