import * as v from 'valibot';
import {
  addDays,
  businessToday,
  isWithinYear,
  USUAL_WEEKEND,
  workingDaysAfter,
} from '../i18n/index.ts';
import { MOST_DAYS_AHEAD, OTHER_SERVICE, slotOf, TIME_OPTIONS } from './constants.ts';
import type { OwnQuestion } from './own-question.ts';

const DAY_LENGTH = 'yyyy-mm-dd'.length;

/** Whether `text` is a day of the calendar written yyyy-mm-dd. */
export function isDay(text: string): boolean {
  if (text.length !== DAY_LENGTH || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** What the business says of what can be asked for just now; nothing of what it leaves open. */
export interface BookingLimits {
  /** Days of notice: a nearer date is accepted with a friendly warning. */
  readonly leadDays?: number | undefined;
  /** Days ahead that a date may lie at most. */
  readonly farthestDays?: number | undefined;
  /** The services that are offered, by their keys. */
  readonly services?: Readonly<Record<string, ServiceRules>> | undefined;
  /** The week of each place: weekdays as digits, 1 Monday to 7 Sunday, and their hours. */
  readonly weeks?: Readonly<Record<string, readonly Opening[]>> | undefined;
  /** The days that have hours of their own, by name; without hours every place is closed. */
  readonly exceptions?: readonly SpecialDay[] | undefined;
  /** The ISO weekdays that are no working days, where they are not Saturday and Sunday: not every browser knows. */
  readonly weekend?: readonly number[] | undefined;
}

/** What holds for requests for a service. */
export interface ServiceRules {
  /** What it is called, in the language that was asked for. */
  readonly title: string;
  /** The place whose hours it keeps; without one it comes to the visitor, on any day. */
  readonly place?: string;
  /** Is a time refused at which its place is closed? Else it is only warned of. */
  readonly isFirm?: true;
  /** Does it need no notice? */
  readonly needsNoNotice?: true;
  /** Working days of notice that it needs, in place of the notice of the booking terms. */
  readonly notice?: number;
  /** The part of the year in which it is offered, mm-dd. */
  readonly season?: { readonly from: string; readonly to: string };
  /** The weekdays on which it is offered, as digits. */
  readonly days?: string;
  /** The hours of a week at which it is offered, in place of those of its place. */
  readonly hours?: readonly Opening[];
  /** The days on which the owner holds it for whoever comes: no rule of days or hours refuses them. */
  readonly openDays?: readonly string[];
  /** These rules in words. */
  readonly when?: string;
  /** Can one of its workshops be asked for with it? */
  readonly hasWorkshops?: true;
  /** What its form asks, where that is not what the form always asks. */
  readonly form?: ServiceForm;
}

/** What the form of a service asks. */
export interface ServiceForm {
  /** The usual questions that it asks otherwise, by their fields' names. */
  readonly asks?: Readonly<Record<string, 'required' | 'asked' | 'no'>>;
  /** The times that can be chosen: `09:00-10:00`. */
  readonly times?: readonly string[];
  /** How many people, where a number is asked for: at least, and at most. */
  readonly people?: readonly [least: number, most: number];
  readonly questions?: readonly OwnQuestion[];
}

/** Hours as HH:MM; without them, whenever it is booked before. */
export type Opening = readonly [days: string, opens?: string, closes?: string];
export type SpecialDay = readonly [day: string, name: string, opens?: string, closes?: string];

/** How far ahead a day that is open is looked for, days: a season comes back within a year. */
const LOOKED_AHEAD = 366;

/** The rules of a service; none of one that is not known. */
function rulesOf(service: unknown, { services }: BookingLimits): Partial<ServiceRules> {
  const key = String(service);
  return services && Object.hasOwn(services, key) ? (services[key] ?? {}) : {};
}

/** The hours of a service on a day, its own or else its place's, see `placeHoursOn`; undefined where it keeps none. */
export function hoursOn(service: string, day: string, limits: BookingLimits) {
  const { place, hours } = rulesOf(service, limits);
  if (hours) return isDay(day) ? ownHoursOn(hours, day, limits) : undefined;
  return place === undefined ? undefined : placeHoursOn(place, day, limits);
}

/** Hours of its own on a day, as far as a special day leaves them. */
function ownHoursOn(hours: readonly Opening[], day: string, { exceptions = [] }: BookingLimits) {
  const special = exceptions.find(([date]) => date === day);
  const [, , from = '', to = special ? '' : '99'] = special ?? [];
  return openingsOn(hours, day).flatMap(([opens = '', closes = '']) => {
    const span = [opens > from ? opens : from, closes < to ? closes : to] as const;
    return span[0] < span[1] ? [span] : [];
  });
}

const openingsOn = (week: readonly Opening[], day: string) =>
  week.filter(([days]) => days.includes(weekdayOf(day))).map((opening) => opening.slice(1));

/** The hours of a place on a day: `[]` where it is open whenever it is booked; undefined where it keeps none. */
export function placeHoursOn(
  place: string,
  day: string,
  { weeks, exceptions = [] }: BookingLimits,
): readonly (readonly (string | undefined)[])[] | undefined {
  const week = weeks?.[place];
  if (!week || !isDay(day)) return undefined;
  const special = exceptions.find(([date]) => date === day);
  if (special) return special[2] ? [special.slice(2)] : [];
  return openingsOn(week, day);
}

const weekdayOf = (day: string) => String(new Date(day).getUTCDay() || 7);

/** Is a service available on a day by its own rules: notice, season, weekdays and hours? */
export function isAvailable(service: unknown, day: string, limits: BookingLimits): boolean {
  const { notice, season, days, hours } = rulesOf(service, limits);
  if (!isDay(day) || isOpenDay(service, day, limits)) return true;
  if (season && !isWithinYear(season, day)) return false;
  if (days && !days.includes(weekdayOf(day))) return false;
  if (hours && openingsOn(hours, day).length === 0) return false;
  return notice === undefined || day >= afterNotice(notice, limits);
}

/** Whether the owner holds it on a day for whoever comes. */
function isOpenDay(service: unknown, day: string, limits: BookingLimits): boolean {
  return rulesOf(service, limits).openDays?.includes(day) ?? false;
}

/** The first day for which so many working days of notice are enough. */
function afterNotice(
  notice: number,
  { exceptions = [], weekend = USUAL_WEEKEND }: BookingLimits,
): string {
  const closed = exceptions.flatMap(([day, , opens]) => (opens ? [] : [{ day }]));
  return workingDaysAfter(businessToday(), notice, { within: () => closed }, weekend);
}

/** Its own rules of days in words; empty without any. */
export function ownDays(service: unknown, limits: BookingLimits): string {
  return rulesOf(service, limits).when ?? '';
}

/** Whether a service is usually to be had on a day, and in a part of it if one is given. */
export function isUsual(
  service: string,
  day: string,
  time: string,
  limits: BookingLimits,
): boolean {
  const slot = slotOf(time);
  const hours = hoursOn(service, day, limits);
  return (
    !hours ||
    isOpenDay(service, day, limits) ||
    hours.some(
      ([opens, closes = '']) => !opens || !slot.from || (slot.from < closes && slot.to > opens),
    )
  );
}

/** The first usual day after one, in time for the notice; undefined where there is none soon. */
export function nextUsualDay(
  service: string,
  day: string,
  time: string,
  limits: BookingLimits,
): string | undefined {
  const soonest = addDays(
    businessToday(),
    needsNotice(service, limits) ? (limits.leadDays ?? 0) : 0,
  );
  for (let ahead = 1; ahead <= LOOKED_AHEAD; ahead++) {
    const next = addDays(day, ahead);
    if (
      next >= soonest &&
      isUsual(service, next, time, limits) &&
      isAvailable(service, next, limits) &&
      !beyondFarthest(next, limits)
    )
      return next;
  }
  return undefined;
}

/** Whether the days of notice are asked for: of a service that is not known they are. */
export function needsNotice(service: string, limits: BookingLimits): boolean {
  return !rulesOf(service, limits).needsNoNotice;
}

/** Whether what is unusual for the service is refused; else it is only warned of. */
export function isFirm(service: unknown, limits: BookingLimits): boolean {
  return rulesOf(service, limits).isFirm ?? false;
}

/** What a service is called that is offered; undefined of any other. */
export function serviceTitle(service: unknown, limits: BookingLimits): string | undefined {
  return rulesOf(service, limits).title;
}

/** Whether a workshop can be asked for with a service, or with none; while nothing is known, it can. */
export function takesWorkshops(service: string, limits: BookingLimits): boolean {
  return service === '' || !limits.services || (rulesOf(service, limits).hasWorkshops ?? false);
}

type Given = Readonly<Record<string, unknown>>;

/** The message key of a service that is not offered. */
export function serviceLimit(service: string, { services }: BookingLimits) {
  const isOffered = service === '' || service === OTHER_SERVICE || !services;
  return isOffered || Object.hasOwn(services, service) ? undefined : 'serviceOff';
}

/** The message key of a day that is not taken: too far ahead, or one on which the service is closed or not had. */
export function dayLimit(day: string, limits: BookingLimits, { service }: Given) {
  if (isOpenDay(service, day, limits)) return undefined;
  if (beyondFarthest(day, limits)) return 'formDateFar';
  if (!isAvailable(service, day, limits)) return 'dayOff';
  const isRefused = isFirm(service, limits) && !isUsual(String(service), day, '', limits);
  return isRefused ? 'closedDay' : undefined;
}

/** What the form of a service asks; undefined where it is what the form always asks. */
export function serviceForm(service: unknown, limits: BookingLimits): ServiceForm | undefined {
  return rulesOf(String(service ?? '').trim(), limits).form;
}

/** The times that can be asked for. */
export function timesOf(service: unknown, limits: BookingLimits): readonly string[] {
  return serviceForm(service, limits)?.times ?? TIME_OPTIONS;
}

/** The message key of a time that is not offered, or at which the service is closed, on a day on which it is not. */
export function timeLimit(time: string, limits: BookingLimits, { service, requestedDate }: Given) {
  const key = String(service);
  if (time && !timesOf(service, limits).includes(time)) return 'formTimeRequired';
  const day = String(requestedDate).trim();
  const isDayOpen = isFirm(service, limits) && isUsual(key, day, '', limits);
  return isDayOpen && !isUsual(key, day, time, limits) ? 'closedTime' : undefined;
}

/** Whether a day to come is nearer than the days of notice; days are yyyy-mm-dd. A warning, never a refusal. */
export function isTooSoon(date: string, leadDays: number, from: string = businessToday()): boolean {
  return isDay(date) && date >= from && date < addDays(from, leadDays);
}

/** Whether a day lies farther ahead than the business takes requests for. */
function beyondFarthest(date: string, { farthestDays }: BookingLimits): boolean {
  return farthestDays !== undefined && isDay(date) && date > addDays(businessToday(), farthestDays);
}

/** The day that is asked for: today for the business or later. */
export const requestedDate = v.pipe(
  v.string('formDateRequired'),
  v.trim(),
  v.check(isDay, 'formDateRequired'),
  v.check((day) => day >= businessToday(), 'formDatePast'),
  v.check((day) => day <= addDays(businessToday(), MOST_DAYS_AHEAD), 'formDateFar'),
);

/** The day that feedback is about, today for the business unless told. */
export const feedbackDate = v.pipe(
  v.nullish(v.string('invalidValue'), ''),
  v.trim(),
  v.transform((day) => day || businessToday()),
  v.check(isDay, 'invalidValue'),
);
