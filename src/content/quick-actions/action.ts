import * as v from 'valibot';
import type { LANGUAGES } from '../../i18n/index.ts';
import { instant, isoDay, money } from '../types/common.ts';
import { clock, closingClock } from '../types/place.ts';
import { MOST_SPECIAL_DAYS } from '../special-days.ts';

/** The languages that a text is written in at once. */
const WRITTEN = ['es', 'en'] as const satisfies readonly (typeof LANGUAGES)[number]['code'][];

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
const revision = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const menuType = v.picklist(['dailyMenu', 'submenu']);

/** A text in one language at least; who reads the other sees it, too. */
function inOneLanguage(longest: number) {
  const text = v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest)));
  return v.pipe(
    v.strictObject(v.entriesFromList(WRITTEN, text)),
    v.check((texts) => WRITTEN.some((language) => texts[language] !== undefined), 'one at least'),
  );
}

/** The most menus whose prices change at once, and dishes of each. */
const MOST_MENUS = 100;
const MOST_DISHES = 300;

/** A day on which the business is closed, or keeps other hours. */
const specialDay = v.pipe(
  v.strictObject({
    name: v.optional(inOneLanguage(80)),
    opens: v.optional(clock),
    closes: v.optional(closingClock),
  }),
  v.check(({ opens, closes }) => (opens === undefined) === (closes === undefined), 'both or none'),
  v.check(({ opens = '00', closes = '24' }) => opens < closes, 'opens before it closes'),
);

const noticeFields = v.strictObject({
  text: inOneLanguage(200),
  link: v.optional(v.pipe(v.string(), v.maxLength(500))),
  linkText: v.optional(inOneLanguage(60)),
  startsAt: v.optional(instant),
  endsAt: instant,
});

/**
 * What is done from the first screen of the back office in a tap or two: one change of what is
 * published, at once. The same schema reads what undoes it.
 */
export const quickAction = v.variant('action', [
  v.strictObject({ action: v.literal('price'), type: menuType, id, dish: id, price: money }),
  /** Other prices for many dishes at once. */
  v.strictObject({
    action: v.literal('prices'),
    menus: v.pipe(
      v.array(
        v.strictObject({
          ...{ type: menuType, id, revision },
          dishes: v.pipe(
            v.array(v.strictObject({ dish: id, price: money })),
            v.minLength(1),
            v.maxLength(MOST_DISHES),
          ),
        }),
      ),
      v.minLength(1),
      v.maxLength(MOST_MENUS),
    ),
  }),
  v.strictObject({
    action: v.literal('soldOut'),
    type: menuType,
    id,
    dish: id,
    /** Until further notice? */
    isSoldOut: v.boolean(),
    /** The last day of it, by which it ends by itself; null for none. */
    until: v.nullable(isoDay),
  }),
  v.strictObject({
    action: v.literal('hours'),
    /** Each day with what becomes of it; null: the usual hours. */
    days: v.pipe(
      v.array(v.strictObject({ day: isoDay, special: v.nullable(specialDay) })),
      v.minLength(1),
      v.maxLength(MOST_SPECIAL_DAYS),
    ),
  }),
  v.strictObject({
    action: v.literal('notice'),
    /** Null: the notice ends now. */
    notice: v.nullable(noticeFields),
  }),
  /** Two menus change places: one is shown where and as the other was. */
  v.strictObject({
    action: v.literal('swap'),
    type: menuType,
    id,
    with: v.strictObject({ id, revision }),
  }),
  /** A menu's dishes as they were in an earlier version. */
  v.strictObject({ action: v.literal('again'), id, version: revision }),
]);

export type QuickAction = v.InferOutput<typeof quickAction>;
export type QuickActionOf<Name extends QuickAction['action']> = Extract<
  QuickAction,
  { readonly action: Name }
>;
