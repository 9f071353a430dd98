import type { Service } from '../content/index.ts';
import { formatDayAndMonth, formatList } from '../i18n/index.ts';
import { weekdayRuns, weekText } from './blocks/opening-words.server.ts';
import type { PageContext } from './page-context.server.ts';

type Words = Pick<PageContext, 't' | 'language'>;

/** The notice that a service needs, in words: its own, or that of the booking terms; empty without any. */
export function noticeText(
  { needsNotice, noticeDays }: Service,
  { t, terms }: Pick<PageContext, 't' | 'terms'>,
): string {
  if (noticeDays !== undefined)
    return noticeDays > 0 ? t('services:workingDays', { count: noticeDays }) : '';
  const leadDays = needsNotice ? terms?.leadDays : undefined;
  return leadDays === undefined ? '' : t('services:days', { count: leadDays });
}

/** When a service is had by its own season, weekdays and hours, a line each. */
export function dayLines({ season, days, hours }: Service, words: Words): string[] {
  const { t, language } = words;
  const lines: string[] = [];
  // Any year has the day: the 29th of February is a day of 2024.
  const dayOf = (monthDay: string) => formatDayAndMonth(`2024-${monthDay}`, language);
  if (season) lines.push(t('services:season', { from: dayOf(season.from), to: dayOf(season.to) }));
  if (days.length > 0) lines.push(formatList(weekdayRuns(days, words), language));
  return [...lines, ...weekText(hours, words)];
}

/** All of it in one line, for the form that refuses other days; empty where there is nothing to say. */
export function ownDaysText(service: Service, words: Words): string {
  const { noticeDays = 0 } = service;
  const notice = noticeDays > 0 ? [words.t('services:workingDays', { count: noticeDays })] : [];
  return [...dayLines(service, words), ...notice].join(', ');
}
