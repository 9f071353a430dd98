import {
  blockOf,
  localizeList,
  type BookingTerms,
  type OpeningHours,
  type Service,
  type Texts,
} from '../content/index.ts';
import { defaultLanguage } from '../i18n/index.ts';
import type {
  BookingLimits,
  Opening,
  OwnQuestion,
  ServiceForm,
  ServiceRules,
  SpecialDay,
} from '../requests/index.ts';

interface Known {
  readonly terms: BookingTerms | null;
  readonly hours: OpeningHours | null;
  readonly services?: readonly Service[] | undefined;
}

/** What the content says of what can be asked for, as the form and the intake check by it. */
export function bookingLimits(
  { terms, hours, services }: Known,
  { text, list }: Pick<Texts, 'text' | 'list'>,
): BookingLimits {
  const { leadDays, farthestDays } = terms ?? {};
  return {
    leadDays,
    farthestDays,
    ...(services && {
      services: Object.fromEntries(
        services.map((one) => [
          one.key,
          {
            ...rulesOf(one, text),
            ...formOf(one, hours, { text, list }),
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

/** The week of a place, as the rules of dates read it. */
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
export function unhurriedServices(services: readonly Service[]): readonly string[] {
  return services.filter(({ needsNotice }) => !needsNotice).map(({ key }) => key);
}

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

function rulesOf(service: Service, text: Texts['text']): ServiceRules {
  const { closedTimes, place, needsNotice } = service;
  return {
    title: shortTitle(service, text),
    ...(closedTimes && place !== undefined && { place }),
    ...(closedTimes === 'refused' && { isFirm: true as const }),
    ...(!needsNotice && { isUnhurried: true as const }),
    ...(blockOf(service, 'courses') && { hasWorkshops: true as const }),
  };
}

/** What the form of a service asks, where that is not what the form always asks. */
function formOf(
  service: Service,
  hours: OpeningHours | null,
  texts: Pick<Texts, 'text' | 'list'>,
): { readonly form?: ServiceForm } {
  const { place, times: which } = service;
  const asks = Object.fromEntries(
    Object.entries(service.asks ?? {}).flatMap(([name, asked]) => (asked ? [[name, asked]] : [])),
  );
  const at = hours?.places.find(({ key }) => key === place);
  const times = which === 'hours' && at ? slotsOf(at.weekly) : [];
  const questions = service.questions
    .map((one) => questionOf(one, texts))
    .filter(({ label, kind, options = [] }) => label && (!isChosen(kind) || options.length > 0));
  const form: ServiceForm = {
    ...(Object.keys(asks).length > 0 && { asks }),
    ...(times.length > 0 && { times }),
    ...(questions.length > 0 && { questions }),
  };
  return Object.keys(form).length > 0 ? { form } : {};
}

/** Answers that are stored by what they are called in the language that is always there. */
function questionOf(
  question: Service['questions'][number],
  { text, list }: Pick<Texts, 'text' | 'list'>,
): OwnQuestion {
  const { key, kind, label, help, isRequired } = question;
  const options = [...new Set(localizeList(question.options, defaultLanguage()))];
  const shown = list(question.options);
  return {
    ...{ key, kind, label: text(label) },
    ...(text(help) && { help: text(help) }),
    ...(isChosen(kind) && {
      options: options.slice(0, MOST_OPTIONS).map((value, at) => [value, shown[at] ?? value]),
    }),
    ...(isRequired && { isRequired }),
  };
}

/** Is it answered by choosing? */
const isChosen = (kind: OwnQuestion['kind']) => kind === 'choice' || kind === 'several';

/** Options of a question at most. */
const MOST_OPTIONS = 12;

/** The hours that a place is open on any day of its week, one by one: `09:00-10:00`. */
function slotsOf(weekly: OpeningHours['places'][number]['weekly']): string[] {
  const slots = weekly.flatMap(({ opens, closes }) => {
    const [from, to] = [minutesOf(opens), minutesOf(closes)];
    const hours = Math.max(0, Math.ceil((to - from) / 60));
    return Array.from({ length: hours }, (_, at) => {
      const begin = from + at * 60;
      return `${clockOf(begin)}-${clockOf(Math.min(begin + 60, to))}`;
    });
  });
  return [...new Set(slots)].sort();
}

const minutesOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

const clockOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
