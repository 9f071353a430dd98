import * as v from 'valibot';
import { defaultLanguage } from '../../i18n/index.ts';
import { editedAs, field, optionalField } from './field.ts';

/** Values by language, without empty ones; `localize` chooses among them. */
export type Localized<Value> = Readonly<Partial<Record<string, Value>>>;

/**
 * A localised field, parsed into its values by language. Four forms are read: a plain value, which
 * applies to every language; a list of items keyed by the language (`_key: 'es'`); a list with
 * random keys and a `language`; and an object by language. Items and objects may have a `_type`, as
 * Sanity writes them.
 */
export function localized<Output>(value: v.GenericSchema<unknown, Output>) {
  const plain = v.pipe(
    value,
    v.transform((only): Localized<Output> => withoutEmpty([[defaultLanguage(), only]])),
  );
  const items = v.pipe(
    v.array(
      v.object({
        _key: v.string(),
        language: v.optional(v.string()),
        value: v.nullish(value),
        content: v.nullish(value),
      }),
    ),
    v.transform((list): Localized<Output> =>
      withoutEmpty(list.map((item) => [item.language ?? item._key, item.value ?? item.content])),
    ),
  );
  const byLanguage = v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform(withoutOwnNames),
    v.record(v.string(), v.nullish(value)),
    v.transform((values): Localized<Output> => withoutEmpty(Object.entries(values))),
  );
  return v.lazy((input): v.GenericSchema<unknown, Localized<Output>> => {
    if (Array.isArray(input)) return isItems(input) ? items : plain;
    return typeof input === 'object' && input !== null ? byLanguage : plain;
  });
}

/** An object by language without what Sanity adds of its own, like `_type`. */
export function withoutOwnNames(written: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(written).filter(([name]) => !name.startsWith('_')));
}

/** An item of a localised field as it is stored. */
export type LanguageItem = Readonly<Record<string, unknown>>;

/** What an item of a localised field has at most; blocks of rich text, which have a `_type` too, have more. */
const ITEM_FIELDS: readonly string[] = ['_key', '_type', 'language', 'value', 'content'];

/** Are these the values of languages? */
export function isItems(list: readonly unknown[]): list is readonly LanguageItem[] {
  return list.every(
    (item) =>
      typeof item === 'object' &&
      item !== null &&
      (!('_type' in item) || Object.keys(item).every((name) => ITEM_FIELDS.includes(name))),
  );
}

/** The first non-empty value of each language. */
function withoutEmpty<Value>(
  values: readonly (readonly [language: string, value: Value | null | undefined])[],
): Localized<Value> {
  const filled: Partial<Record<string, Value>> = {};
  for (const [language, value] of values) {
    if (value === undefined || value === null || value === '') continue;
    if (Array.isArray(value) && value.length === 0) continue;
    filled[language] ??= value;
  }
  return filled;
}

/** An item of a list, which is told from the others by its `_key`. */
export function item<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object({ _key: v.optional(v.string()), ...entries });
}

/** A list of them. */
export function items<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.array(item(entries));
}

export const localizedString = localized(v.string());
/** A text of several lines. */
export const localizedText = editedAs(localizedString, 'multiline');
export const localizedList = editedAs(localized(v.array(v.string())), 'lines');

/** A slug, written as a plain string or as Sanity's `{ current }`. */
export const writtenSlug = editedAs(
  v.pipe(
    v.union([
      v.pipe(v.string(), v.minLength(1)),
      v.object({
        _type: v.optional(v.literal('slug')),
        current: v.pipe(v.string(), v.minLength(1)),
      }),
    ]),
    v.transform((written) => (typeof written === 'string' ? written : written.current)),
  ),
  'slug',
);

export const slug = field(writtenSlug, {
  label: { es: 'Dirección en la web', en: 'Web address' },
  help: {
    es: 'El final de la dirección de la página; sale del título. Si la cambias, la antigua lleva a la nueva.',
    en: 'The end of the page’s address, made from its title. If you change it, the old one leads to the new one.',
  },
});

/** Former addresses of a page at most: the oldest go first. */
export const MOST_FORMER_SLUGS = 30;

/** What its page was found by before, in lower case: publishing another address adds the one it had. */
export const formerSlugs = optionalField(
  v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(200))),
    v.maxLength(MOST_FORMER_SLUGS),
    v.transform((all) => all.map((one) => one.trim().toLowerCase()).filter((one) => one !== '')),
  ),
  {
    label: { es: 'Direcciones anteriores', en: 'Former addresses' },
    help: {
      es: 'Una por línea. Llevan a la página, mientras no sean la dirección de otra.',
      en: 'One a line. They lead to the page, unless they are another’s address.',
    },
    input: 'lines',
  },
  [],
);

export const isActive = field(v.boolean(), {
  label: { es: 'Visible', en: 'Shown' },
  help: {
    es: 'Sin marcar, no se ve en la web.',
    en: 'When off, it doesn’t appear on the site.',
  },
});

export const displayOrder = field(v.number(), {
  label: { es: 'Orden', en: 'Order' },
  help: { es: 'Los números más bajos van primero.', en: 'Lower numbers come first.' },
});

export const reference = v.object({
  _type: v.optional(v.literal('reference')),
  _key: v.optional(v.string()),
  _ref: v.string(),
});

/** A picture: reference `image-{id}-{width}x{height}-{format}`, with crop and hotspot as Sanity writes them. */
export const picture = editedAs(
  v.object({
    _type: v.optional(v.literal('image')),
    _key: v.optional(v.string()),
    asset: reference,
    alt: optionalField(localizedString, {
      label: { es: 'Qué se ve en la foto', en: 'What the photo shows' },
      help: {
        es: 'Para quien no la ve: una frase corta.',
        en: 'For people who can’t see it: one short sentence.',
      },
    }),
    caption: optionalField(localizedString, { label: { es: 'Pie de foto', en: 'Caption' } }),
    hotspot: v.optional(
      v.object({ x: v.number(), y: v.number(), width: v.number(), height: v.number() }),
    ),
    crop: v.optional(
      v.object({ top: v.number(), bottom: v.number(), left: v.number(), right: v.number() }),
    ),
  }),
  'picture',
);

/** Fields that every document has. An `_id` that begins with `drafts.` is that of a draft. */
export const documentFields = {
  _id: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  _rev: v.optional(v.string()),
  _createdAt: v.optional(v.string()),
  _updatedAt: v.optional(v.string()),
};

/** One of the icons that the site draws, beside a short text. */
export const icon = field(v.string(), {
  label: { es: 'Icono', en: 'Icon' },
  input: 'choice',
  choices: {
    whisk: { es: 'Varillas', en: 'Whisk' },
    chef: { es: 'Gorro de cocina', en: 'Chef’s hat' },
    cake: { es: 'Tarta', en: 'Cake' },
    glass: { es: 'Copa', en: 'Glass' },
    basket: { es: 'Cesta', en: 'Basket' },
    leaf: { es: 'Hoja', en: 'Leaf' },
    sun: { es: 'Sol', en: 'Sun' },
    people: { es: 'Personas', en: 'People' },
    heart: { es: 'Corazón', en: 'Heart' },
    star: { es: 'Estrella', en: 'Star' },
    clock: { es: 'Reloj', en: 'Clock' },
    calendar: { es: 'Calendario', en: 'Calendar' },
    pin: { es: 'Lugar en el mapa', en: 'Place on the map' },
    euro: { es: 'Euro', en: 'Euro' },
    check: { es: 'Hecho', en: 'Tick' },
  },
});

/** What other fields of the document call an entry by: it fills itself in. */
export const internalKey = field(v.string(), {
  label: { es: 'Clave', en: 'Key' },
  isInternal: true,
});

/** A service, by its key, which stays when its address changes. */
export const serviceKey = editedAs(v.pipe(v.string(), v.minLength(1), v.maxLength(128)), 'service');

/** An amount in the business's currency. A dinner for many costs millions of some. */
export const money = editedAs(v.pipe(v.number(), v.minValue(0), v.maxValue(100_000_000)), 'money');

/** `2026-12-24` */
export const isoDay = editedAs(v.pipe(v.string(), v.isoDate()), 'date');

/** `2026-12-24T18:00:00.000Z` */
export const instant = editedAs(v.pipe(v.string(), v.isoTimestamp()), 'dateTime');

/** A day of every year: `12-24`. */
export const monthDay = editedAs(
  v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)),
  'monthDay',
);

/** ISO weekdays, 1 Monday to 7 Sunday. */
export const weekdays = editedAs(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
  'weekdays',
);

export type LocalizedString = v.InferOutput<typeof localizedString>;
export type Picture = v.InferOutput<typeof picture>;
export type Reference = v.InferOutput<typeof reference>;
