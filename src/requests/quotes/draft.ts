import { addDays, LANGUAGES } from '../../i18n/index.ts';
import * as v from 'valibot';
import { MAX_LENGTH } from '../constants.ts';
import { isDay } from '../dates.ts';

/** The most that a quote may say. */
export const QUOTE_LIMITS = {
  lines: 60,
  label: 200,
  note: 4_000,
  people: 10_000,
  count: 10_000,
  /** Cents, of whatever currency: a hundred million pesos, if they have cents. */
  unit: 10_000_000_000,
  /** Of what the visitor types when they answer. */
  name: 100,
  word: 2_000,
} as const;

/** Hundredths of a percent in a whole. */
export const WHOLE = 10_000;

/** The most that a quote, or a payment for one, can come to, in cents. */
export const MOST_CENTS = QUOTE_LIMITS.unit * QUOTE_LIMITS.lines;

// What a page's form loads must not bring these schemas along: marked pure, they go where nobody uses them.
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** A day, or empty while it is not known. */
const day = v.pipe(
  v.string(),
  v.maxLength(10),
  v.check((value) => value === '' || isDay(value), 'day'),
);
const clock = /* @__PURE__ */ v.pipe(
  v.string(),
  v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, 'clock'),
);

/** What was agreed of an event: what a quote is about, and what stands on the calendar. */
export const eventFields = /* @__PURE__ */ (() => ({
  /** The key of a service, or empty. */
  service: v.pipe(v.string(), v.maxLength(MAX_LENGTH.service)),
  /** Where a group eats: a place of the opening hours by its key, the customer's, or empty. */
  place: v.pipe(v.string(), v.maxLength(MAX_LENGTH.place)),
  people: whole(1, QUOTE_LIMITS.people),
  day,
  startsAt: clock,
  endsAt: clock,
}))();

/** When, where and for how many: what of an event decides whether it fits. */
export type EventPlan = Pick<
  QuoteDraft,
  'service' | 'place' | 'people' | 'day' | 'startsAt' | 'endsAt'
>;

type Times = Pick<EventPlan, 'startsAt' | 'endsAt'>;

/** Does it say when it begins and when it ends? An end that comes before the beginning is the next day's. */
export const hasTimes = ({ startsAt, endsAt }: Times) =>
  startsAt !== '' && endsAt !== '' && startsAt !== endsAt;

export const isOverMidnight = (times: Times) => hasTimes(times) && times.endsAt < times.startsAt;

/** The day on which an event ends. */
export const lastDay = ({ day, ...times }: Times & Pick<EventPlan, 'day'>) =>
  isOverMidnight(times) ? addDays(day, 1) : day;

/** A quote as it is being written. Amounts are in cents, shares in hundredths of a percent. */
export const quoteDraft = /* @__PURE__ */ (() =>
  v.strictObject({
    /** The language that the visitor reads it in. */
    language: v.picklist(LANGUAGES.map(({ code }) => code)),
    ...eventFields,
    lines: v.pipe(
      v.array(
        v.strictObject({
          /** Where the line comes from: `people`, a price of the service by its key, or empty when typed. */
          key: text(60),
          label: text(QUOTE_LIMITS.label),
          count: whole(0, QUOTE_LIMITS.count),
          /** Cents, VAT included. */
          unit: whole(0, QUOTE_LIMITS.unit),
        }),
      ),
      v.maxLength(QUOTE_LIMITS.lines),
    ),
    discount: v.nullable(
      v.variant('kind', [
        v.strictObject({ kind: v.literal('share'), share: whole(0, WHOLE) }),
        v.strictObject({
          kind: v.literal('amount'),
          cents: whole(0, MOST_CENTS),
        }),
      ]),
    ),
    /** The rate of VAT that the prices include; null when it is not said. */
    vatRate: v.nullable(whole(0, WHOLE)),
    depositShare: whole(0, WHOLE),
    validUntil: day,
    note: text(QUOTE_LIMITS.note),
  }))();

export type QuoteDraft = v.InferOutput<typeof quoteDraft>;
/** So many times an amount. */
export type QuoteLine = QuoteDraft['lines'][number];

/** Why a draft cannot be sent yet, as the field that lacks something. */
export type DraftGap = 'day' | 'times' | 'lines' | 'labels' | 'total' | 'validUntil';

/** What is missing or wrong before a draft can be sent; `today` is yyyy-mm-dd. */
export function draftGaps(draft: QuoteDraft, today: string): DraftGap[] {
  const { lines, validUntil } = draft;
  const gaps: [DraftGap, boolean][] = [
    ['day', draft.day === '' || draft.day < today],
    ['times', !hasTimes(draft)],
    ['lines', lines.length === 0],
    ['labels', lines.some(({ label }) => label.trim() === '')],
    ['total', !lines.some(({ count, unit }) => count * unit > 0)],
    ['validUntil', validUntil < today || (draft.day !== '' && validUntil > draft.day)],
  ];
  return gaps.filter(([, isMissing]) => isMissing).map(([gap]) => gap);
}
