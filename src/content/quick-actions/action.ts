import * as v from 'valibot';
import { LANGUAGES } from '../../i18n/index.ts';
import { instant, isoDay, money } from '../types/common.ts';
import { clock, closingClock } from '../types/place.ts';
import { MOST_SPECIAL_DAYS } from '../special-days.ts';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
const revision = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const menuType = v.picklist(['dailyMenu', 'submenu']);

/**
 * A text by its language. It may be whatever a document's form allows, as may the hours of a day: what undoes an action
 * gives back what was written there.
 */
const texts = v.object(
  v.entriesFromList(
    LANGUAGES.map(({ code }) => code),
    v.optional(v.string()),
  ),
);

/** The most menus whose prices change at once, and dishes of each. */
const MOST_MENUS = 100;
const MOST_DISHES = 300;

/** A day on which the business is closed, or keeps other hours. */
const specialDay = v.pipe(
  v.strictObject({
    name: v.optional(texts),
    opens: v.optional(clock),
    closes: v.optional(closingClock),
  }),
  v.check(({ opens, closes }) => (opens === undefined) === (closes === undefined), 'both or none'),
);

const noticeFields = v.strictObject({
  /** In one language at least; who reads another sees it, too. */
  text: v.pipe(
    texts,
    v.check((all) => Object.values(all).some((text) => text?.trim()), 'one at least'),
  ),
  link: v.optional(v.string()),
  linkText: v.optional(texts),
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

export type Texts = v.InferOutput<typeof texts>;
export type QuickAction = v.InferOutput<typeof quickAction>;
export type QuickActionOf<Name extends QuickAction['action']> = Extract<
  QuickAction,
  { readonly action: Name }
>;
