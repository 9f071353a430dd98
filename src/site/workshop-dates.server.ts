import type { ContentService, OpenDay, Service } from '../content/index.ts';
import { businessDay, byCodeUnits } from '../i18n/index.ts';
import { slotOf } from '../requests/index.ts';
import { instantOf } from './blocks/opening-state.server.ts';
import type { OpenDays } from './booking-limits.server.ts';
import type { PageContext } from './page-context.server.ts';
import { shownWorkshops, workshopPath, type ShownWorkshop } from './shown-workshops.server.ts';

const MINUTE = 60_000;

/** One of a workshop that is shown. */
export interface OpenDate extends OpenDay {
  readonly workshop: ShownWorkshop;
}

/** Every date of the workshops that are shown, of all services or one, past ones too, soonest first. */
export async function readOpenDates(content: ContentService, only?: Service): Promise<OpenDate[]> {
  const [dates, workshops] = await Promise.all([
    content.workshopDates(),
    shownWorkshops(content, only),
  ]);
  const byId = new Map(workshops.map((workshop) => [workshop._id, workshop]));
  return dates
    .flatMap((date) => {
      const workshop = byId.get(date.workshop._ref);
      return workshop ? [{ date, workshop }] : [];
    })
    .sort((a, b) => byCodeUnits(startOf(a), startOf(b)));
}

/** The days of those dates that are neither past nor full. */
export function openDaysOf(dates: readonly OpenDate[], now: Date): OpenDays {
  const from = businessDay(now);
  const days: Record<string, string[]> = {};
  for (const { date, workshop } of dates)
    if (!date.isFull && date.date >= from) (days[workshop.service.key] ??= []).push(date.date);
  return days;
}

/** The dates of today and later. They are told anew when the first of them begins, and when its day is over. */
export function comingDates(
  dates: readonly OpenDate[],
  page: Pick<PageContext, 'now' | 'freshUntil'>,
): OpenDate[] {
  const { now } = page;
  const today = businessDay(now);
  const coming = dates.filter(({ date }) => date.date >= today);
  const next = coming.find((one) => !hasBegun(one, now));
  if (next) page.freshUntil(beginOf(next));
  if (coming[0]) page.freshUntil(instantOf(coming[0].date.date, '24:00'));
  return coming;
}

/** Can a seat be asked for? */
export function isOpenForRequests(one: OpenDate, now: Date): boolean {
  return !one.date.isFull && !hasBegun(one, now);
}

function hasBegun(one: OpenDate, now: Date): boolean {
  return beginOf(one) <= now;
}

function beginOf({ date }: OpenDate): Date {
  return instantOf(date.date, date.startsAt);
}

/** When it begins on the wall clock of the business: `2027-01-22T11:00`. */
export function startOf({ date }: OpenDate): string {
  return `${date.date}T${date.startsAt}`;
}

/** When it ends, likewise: it lasts as long as its workshop. */
export function endOf({ date, workshop }: OpenDate): string {
  const start = Date.parse(`${date.date}T${date.startsAt}:00Z`);
  return new Date(start + workshop.durationMinutes * MINUTE).toISOString().slice(0, 16);
}

/** The page whose form asks for a seat on that date, without the language and the anchor. */
export function datePath({ date, workshop }: OpenDate): string {
  return `${workshopPath(workshop)}?date=${encodeURIComponent(date._id)}`;
}

/** The calendar file of that date alone, without the language. */
export function dateFilePath({ date }: OpenDate): string {
  return `/workshops.ics?date=${encodeURIComponent(date._id)}`;
}

/** Its hours, as a request for it has them: `11:00-14:00`. */
export function seatHours(one: OpenDate): string {
  return [startOf(one), endOf(one)].map((time) => time.slice(-5)).join('-');
}

/** Of the times that a form knows, the one in which a seat's hours begin. */
export function timeOptionOf(hours: string, times: readonly string[]): string {
  const { from } = slotOf(hours);
  return times.findLast((time) => slotOf(time).from <= from) ?? times[0] ?? '';
}
