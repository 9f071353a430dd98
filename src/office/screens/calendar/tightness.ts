import { useTranslate } from 'ra-core';
import { useFormats } from '../../app/formats.ts';
import type { Tightness } from '../../../requests/index.ts';

/** Says why a day is tight, and whether it is for sure; on a closed day it makes no difference. */
export function useTightness(): (one: Tightness) => string {
  const t = useTranslate();
  const { clock } = useFormats();
  return (one) => {
    if (one.why === 'closed') {
      return one.name ? t('calendar.why.closedFor', { name: one.name }) : t('calendar.why.closed');
    }
    const text = t(`calendar.why.${one.why}`, {
      ...one,
      ...(one.why === 'place' && { at: clock(one.at) }),
    });
    return one.isSure ? text : `${text} ${t('calendar.why.maybe')}`;
  };
}
