import { useTranslate } from 'ra-core';
import type { Tightness } from '../../../requests/index.ts';

const TEXTS = {
  place: 'calendar.tightPlace',
  service: 'calendar.tightService',
  notHad: 'calendar.tightNotHad',
  groups: 'calendar.tightGroups',
} as const satisfies Readonly<Record<Exclude<Tightness['why'], 'closed'>, string>>;

/** Says why a day is tight, and whether it is for sure; on a closed day it makes no difference. */
export function useTightness(): (one: Tightness) => string {
  const t = useTranslate();
  return (one) => {
    if (one.why === 'closed') {
      return one.name
        ? t('calendar.tightClosedFor', { name: one.name })
        : t('calendar.tightClosed');
    }
    const text = t(TEXTS[one.why], { ...one });
    return one.isSure ? text : `${text} ${t('calendar.tightMaybe')}`;
  };
}
