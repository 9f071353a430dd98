import { formatClock, type Language } from '../i18n/index.ts';

/** What a visitor can send. */
export const KINDS = ['request', 'contact', 'feedback'] as const;
export type SubmissionKind = (typeof KINDS)[number];

/** Where each kind is posted. */
export const SUBMISSION_PATHS: Readonly<Record<SubmissionKind, string>> = {
  request: '/api/requests',
  contact: '/api/contact',
  feedback: '/api/feedback',
};

/** Where the form asks what the business says of days and times: `?language=es`. */
export const BOOKING_PATH = '/api/booking';

/** The parts of a day that can be asked for, with their wall clock of the business. */
export const TIME_SLOTS = {
  morning: { from: '09:00', to: '12:00' },
  afternoon: { from: '13:00', to: '16:00' },
  evening: { from: '17:00', to: '20:00' },
} as const;
export type TimeOption = keyof typeof TIME_SLOTS;
export const TIME_OPTIONS = ['morning', 'afternoon', 'evening'] as const satisfies TimeOption[];

/** A time that was asked for: a part of the day by its name, or `09:00-10:00`; empty if there was none. */
export function slotOf(time: string): {
  readonly name: string;
  readonly from: string;
  readonly to: string;
} {
  if (isTimeOption(time)) return { name: time, ...TIME_SLOTS[time] };
  const [from = '', to = ''] = time.split('-');
  return { name: time, from, to };
}

/** Is it a part of the day, which has a word? */
export function isTimeOption(time: string): time is TimeOption {
  return Object.hasOwn(TIME_SLOTS, time);
}

/** The hours of a time that was asked for: `9:00-10:00`. */
export function hoursText(time: string, language: Language, dash = '-'): string {
  const { from, to } = slotOf(time);
  return [from, to].map((clock) => formatClock(clock, language)).join(dash);
}

/** What a request can be for beside the services of the content, which are named by their keys. */
export const OTHER_SERVICE = 'other';

/** Where a group eats that eats at no place of ours; `CUSTOMER_PLACE` of the content. */
export const AT_CUSTOMERS = 'customer';

export const PARTICIPANT_OPTIONS = ['1-5', '6-10', '11-15', '15+'] as const;

/** The option that so many people belong to. */
export function participantsOption(people: number): (typeof PARTICIPANT_OPTIONS)[number] {
  if (people <= 5) return '1-5';
  if (people <= 10) return '6-10';
  return people <= 15 ? '11-15' : '15+';
}

/** The stable keys of the five ratings; their labels are words of a language. */
export const RATING_KEYS = [
  'foodQuality',
  'serviceQuality',
  'facilitiesQuality',
  'priceQuality',
  'cleanliness',
] as const;
export type RatingKey = (typeof RATING_KEYS)[number];

export const LOWEST_RATING = 1;
export const HIGHEST_RATING = 5;

/**
 * Days ahead beyond which no business takes a date: health data is erased some days after the event,
 * so an event must come to pass.
 */
export const MOST_DAYS_AHEAD = 5 * 366;

/** Length bounds that hold beyond a form as well, in UTF-16 code units. */
export const MAX_LENGTH = { email: 254, phone: 40, service: 128, place: 128 } as const;

/** The contact form's phone: 7 to 20 characters. */
export const PHONE_LENGTH = { least: 7, most: 20 } as const;

/** Bytes of a body at most; a longer one is refused before it is read. */
export const BODY_LIMIT = 64 * 1024;

/** The same of a form that asks for pictures, as a plain form sends them: its files are whatever a camera makes. */
export const FILES_LIMIT = BODY_LIMIT + 8 * 1024 * 1024;

/** Pictures that a form asks for at most. */
export const MOST_PICTURES = 3;

/** How a script sends a picture, made small in the browser: as a text among the others. */
export const PICTURE_TEXT = 'data:image/jpeg;base64,';

/** Characters of such a text at most. */
export const LONGEST_PICTURE = 700_000;

/** The field that no person sees; what fills it is a machine. */
export const HONEYPOT_FIELD = 'website';

/** The header that carries the key of a form, made when the form is opened. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Characters of an internal note at most. */
export const NOTE_LENGTH = 4_000;

/** In a filter, in the place of the id of whom submissions are assigned to. */
export const NOBODY = 'nobody';
