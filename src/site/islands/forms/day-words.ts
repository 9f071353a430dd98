import {
  hoursOn,
  isFirm,
  isAvailable,
  isTooSoon,
  isUsual,
  needsNotice,
  nextUsualDay,
  ownDays,
  type BookingLimits,
} from '../../../requests/index.ts';
import { formatClocks, formatWeekdayAndDay, type Language } from '../../../i18n/index.ts';
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
  const soon = isNear ? fill(words.tooSoon, { days: leadDays }, language) : '';
  const says = (firm: string, warning: string) => (isFirm(service, limits) ? firm : warning);
  const sayDay = (text: string, day: string) => {
    const next = nextUsualDay(service, date, time, limits);
    const when = ownDays(service, limits);
    return fill(text, { day, when, next: next ? formatWeekdayAndDay(next, language) : '–' });
  };
  if (!isAvailable(service, date, limits))
    return { day: sayDay(words.dayOff, formatWeekdayAndDay(date, language)), time: '' };
  if (!isUsual(service, date, '', limits)) {
    const name = limits.exceptions?.find(([day]) => day === date)?.[1];
    const day = formatWeekdayAndDay(date, language) + (name ? ` (${name})` : '');
    const told = sayDay(says(words.closedDay, words.unusualDay), day);
    return { day: `${told} ${soon}`.trim(), time: '' };
  }
  const spans = hoursOn(service, date, limits) ?? [];
  const hours = spans
    .map(([opens = '', closes = '']) => formatClocks(opens, closes, language))
    .join(', ');
  return {
    day: soon,
    time: isUsual(service, date, time, limits)
      ? ''
      : fill(says(words.closedTime, words.unusualTime), { hours }),
  };
}
