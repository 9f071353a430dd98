import { useTranslate } from 'ra-core';
import type { Tightness } from '../../../requests/index.ts';

/** Says why a day is tight, and whether it is for sure. */
export function useTightness(): (one: Tightness) => string {
  const t = useTranslate();
  const reason = (one: Tightness) => {
    if (one.why === 'place') return t('calendar.tightPlace', { ...one });
    if (one.why === 'groups') return t('calendar.tightGroups', { ...one });
    return t('calendar.tightClosed', { name: one.name });
  };
  return (one) => (one.isSure ? reason(one) : `${reason(one)} ${t('calendar.tightMaybe')}`);
}
