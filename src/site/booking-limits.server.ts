import {
  blockOf,
  groupSizes,
  localizeList,
  mainPlace,
  type BookingTerms,
  type OpeningHours,
  type Service,
  type Texts,
} from '../content/index.ts';
import { defaultLanguage, USUAL_WEEKEND, weekend } from '../i18n/index.ts';
import type {
  BookingLimits,
  Opening,
  OwnQuestion,
  ServiceForm,
  ServiceRules,
  SpecialDay,
} from '../requests/index.ts';
import { ownDaysText } from './day-conditions.server.ts';
import type { PageContext } from './page-context.server.ts';

/** The days on which seats can be asked for, by the key of the service. */
export type OpenDays = Readonly<Record<string, readonly string[]>>;

interface Known {
  readonly terms: BookingTerms | null;
  readonly hours: OpeningHours | null;
  readonly services?: readonly Service[] | undefined;
  readonly openDays?: OpenDays | undefined;
}

/** In the language of who asks; without `t` the rules of days have no words. */
type LimitTexts = Pick<Texts, 'text'> & Partial<Pick<PageContext, 't' | 'language'>>;

/** What the content says of what can be asked for, as the form and the intake check by it. */
export function bookingLimits(
  { terms, hours, services, openDays = {} }: Known,
  texts: LimitTexts,
): BookingLimits {
  const { text } = texts;
  const { leadDays, farthestDays } = terms ?? {};
  const main = hours ? mainPlace(hours)?.key : undefined;
  // One that names no place is at the main one.
  const placed = services?.map((one) => ({ ...one, place: one.place ?? main }));
  return {
    leadDays,
    farthestDays,
    ...(String(weekend()) !== String(USUAL_WEEKEND) && { weekend: weekend() }),
    ...(placed && {
      services: Object.fromEntries(
        placed.map((one) => [
          one.key,
          {
            ...rulesOf(one, texts),
            ...formOf(one, { hours, terms }, texts),
            ...(openDays[one.key] && { openDays: openDays[one.key] }),
          },
        ]),
      ),
    }),
    ...(hours && {
      weeks: Object.fromEntries(
        hours.places.map(({ key, weekly, byBooking = [] }) => [
          key,
          [...weekOf(weekly), ...(byBooking.length > 0 ? [[byBooking.join('')] as const] : [])],
        ]),
      ),
      exceptions: specialDays(hours.exceptions, text),
    }),
  };
}

/** A week, as the rules of dates read it. */
export function weekOf(weekly: OpeningHours['places'][number]['weekly']): Opening[] {
  return weekly.map(({ days, opens, closes }) => [days.join(''), opens, closes]);
}

/** The days that have hours of their own, likewise. */
export function specialDays(
  exceptions: OpeningHours['exceptions'],
  text: Texts['text'],
): SpecialDay[] {
  return exceptions.map(({ date, name, opens, closes }) =>
    opens && closes ? [date, text(name), opens, closes] : [date, text(name)],
  );
}

/** The keys of the services that need no notice. */
export function servicesWithoutNotice(services: readonly Service[]): readonly string[] {
  return services.filter(needsNoNotice).map(({ key }) => key);
}

/** With a notice of its own no request comes too late: it is not taken. */
const needsNoNotice = ({ needsNotice, noticeDays }: Service) =>
  !needsNotice || noticeDays !== undefined;

/**
 * The services that a request can be for, each by its key and its short name: those that are booked
 * first.
 */
export function offeredServices(
  services: readonly Service[],
  text: Texts['text'],
): [key: string, title: string][] {
  return services
    .toSorted((one, other) => Number(!one.bookedAs) - Number(!other.bookedAs))
    .map((one) => [one.key, shortTitle(one, text)]);
}

/** What a service is called where there is little room. */
export function shortTitle({ shortTitle: own, title }: Service, text: Texts['text']): string {
  return text(own) || text(title);
}

function rulesOf(service: Service, { text, t, language }: LimitTexts): ServiceRules {
  const { closedTimes, place, noticeDays, season, days, hours } = service;
  const when = t && language ? ownDaysText(service, { t, language }) : '';
  return {
    title: shortTitle(service, text),
    ...(noticeDays !== undefined && { notice: noticeDays }),
    ...(season && { season }),
    ...(days.length > 0 && { days: days.join('') }),
    ...(hours.length > 0 && { hours: weekOf(hours) }),
    ...(when && { when }),
    ...(closedTimes && place !== undefined && { place }),
    ...((closedTimes === 'refused' || hours.length > 0) && { isFirm: true as const }),
    ...(needsNoNotice(service) && { needsNoNotice: true as const }),
    ...(blockOf(service, 'courses') && { hasWorkshops: true as const }),
  };
}

/** What the form of a service asks, where that is not what the form always asks. */
function formOf(
  service: Service,
  { hours, terms }: Pick<Known, 'hours' | 'terms'>,
  texts: LimitTexts,
): { readonly form?: ServiceForm } {
  const { place, times: which } = service;
  const asks = Object.fromEntries(
    Object.entries(service.asks ?? {}).flatMap(([name, asked]) => (asked ? [[name, asked]] : [])),
  );
  const at = hours?.places.find(({ key }) => key === place);
  const week = service.hours.length > 0 ? service.hours : at?.weekly;
  const times = which === 'hours' && week ? slotsOf(week) : [];
  const questions = service.questions
    .map((one) => questionOf(one, texts))
    .filter(({ label, kind, options = [] }) => label && (!isChosen(kind) || options.length > 0));
  const form: ServiceForm = {
    ...(Object.keys(asks).length > 0 && { asks }),
    ...(times.length > 0 && { times }),
    ...(service.people === 'number' && { people: peopleOf(service, terms) }),
    ...(questions.length > 0 && { questions }),
  };
  return Object.keys(form).length > 0 ? { form } : {};
}

/** The smallest group that any place takes, and the largest. */
function peopleOf(service: Service, terms: BookingTerms | null): [least: number, most: number] {
  const groups = groupSizes(service, terms);
  const sizes = groups.length > 0 ? groups : [{ minimum: undefined, maximum: undefined }];
  return [
    Math.max(1, Math.min(...sizes.map(({ minimum = 1 }) => minimum))),
    Math.min(MOST_PEOPLE, Math.max(...sizes.map(({ maximum = MOST_PEOPLE }) => maximum))),
  ];
}

/** People of a request at most, where the service knows no largest group. */
const MOST_PEOPLE = 9_999;

/** Answers that are stored by what they are called in the language that is always there. */
function questionOf(question: Service['questions'][number], { text, t }: LimitTexts): OwnQuestion {
  const { key, kind, label, isRequired } = question;
  const bounds = kind === 'picture' && t ? t('contact:pictureBounds') : '';
  const help = [text(question.help), bounds].filter(Boolean).join(' ');
  const values = localizeList(question.options, defaultLanguage());
  const options = values.map(
    (value, at) => [value, text(optionAt(question, at)) || value] as const,
  );
  return {
    ...{ key, kind, label: text(label) },
    ...(help && { help }),
    ...(isChosen(kind) && {
      options: options.filter(([value], at) => values.indexOf(value) === at).slice(0, MOST_OPTIONS),
    }),
    ...(isRequired && { isRequired }),
  };
}

/** One of the options of a question, in its languages. */
function optionAt({ options = {} }: Service['questions'][number], at: number) {
  const said = Object.entries(options).map(([language, list]) => [language, list?.[at]] as const);
  return Object.fromEntries(said.filter(([, option]) => option !== undefined));
}

/** Is it answered by choosing? */
const isChosen = (kind: OwnQuestion['kind']) => kind === 'choice' || kind === 'several';

/** Options of a question at most. */
const MOST_OPTIONS = 12;

/** The hours of any day of a week, one by one: `09:00-10:00`. */
function slotsOf(weekly: OpeningHours['places'][number]['weekly']): string[] {
  const slots = weekly.flatMap(({ opens, closes }) => {
    const [from, to] = [minutesOf(opens), minutesOf(closes)];
    const hours = Math.max(0, Math.ceil((to - from) / 60));
    return Array.from({ length: hours }, (_, at) => {
      const begin = from + at * 60;
      return `${clockOf(begin)}-${clockOf(Math.min(begin + 60, to, LAST_MINUTE))}`;
    });
  });
  return [...new Set(slots)].sort();
}

/** Calendars take no 24:00. */
const LAST_MINUTE = 24 * 60 - 1;

const minutesOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

const clockOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
