import {
  hoursOn,
  isFirm,
  isTooSoon,
  isUsual,
  needsNotice,
  nextUsualDay,
  type BookingLimits,
} from '../../../requests/index.ts';
import { formatWeekdayAndDay, type Language } from '../../../i18n/index.ts';
import { fill, type FormsWords } from '../words.ts';
import type { Values } from './values.ts';

/**
 * What is to be said of the day and the time that are asked for, before they are sent: closed, or not
 * usual, with the next day that is; else that it is near. Empty where there is nothing to say.
 */
export function dayWords(
  asked: Values,
  limits: BookingLimits,
  { request: words }: FormsWords,
  language: Language,
): { readonly day: string; readonly time: string } {
  const { service = '', requestedDate: date = '', requestedTime: time = '' } = asked;
  const { leadDays = 0 } = limits;
  const isNear = needsNotice(service, limits) && isTooSoon(date, leadDays);
  const soon = isNear ? fill(words.tooSoon, { days: leadDays }) : '';
  const says = (firm: string, warning: string) => (isFirm(service, limits) ? firm : warning);
  if (!isUsual(service, date, '', limits)) {
    const name = limits.exceptions?.find(([day]) => day === date)?.[1];
    const next = nextUsualDay(service, date, time, limits);
    const day = formatWeekdayAndDay(date, language) + (name ? ` (${name})` : '');
    const text = says(words.closedDay, words.unusualDay);
    const told = fill(text, { day, next: next ? formatWeekdayAndDay(next, language) : '–' });
    return { day: `${told} ${soon}`.trim(), time: '' };
  }
  const spans = hoursOn(service, date, limits) ?? [];
  const hours = spans.map(([opens, closes]) => `${opens?.replace(/^0/, '')}–${closes}`).join(', ');
  return {
    day: soon,
    time: isUsual(service, date, time, limits)
      ? ''
      : fill(says(words.closedTime, words.unusualTime), { hours }),
  };
}
