import * as v from 'valibot';

/**
 * A localised field. Three shapes are met in the wild and all are read: a plain value, a list of
 * items keyed by the language (`_key: 'es'`), and a list with random keys and a `language`.
 */
export function localized<const Schema extends v.GenericSchema>(value: Schema) {
  return v.union([
    value,
    v.array(
      v.object({ _key: v.string(), language: v.optional(v.string()), value: v.nullish(value) }),
    ),
  ]);
}

export const localizedString = localized(v.string());

export const slug = v.union([
  v.pipe(v.string(), v.minLength(1)),
  v.object({ _type: v.optional(v.literal('slug')), current: v.pipe(v.string(), v.minLength(1)) }),
]);

export const reference = v.object({
  _type: v.optional(v.literal('reference')),
  _key: v.optional(v.string()),
  _ref: v.string(),
});

/** A picture: reference `image-{id}-{width}x{height}-{format}`, with crop and hotspot as Sanity writes them. */
export const picture = v.object({
  _type: v.optional(v.literal('image')),
  _key: v.optional(v.string()),
  asset: reference,
  alt: v.optional(localizedString),
  caption: v.optional(localizedString),
  hotspot: v.optional(v.object({ x: v.number(), y: v.number(), width: v.number(), height: v.number() })),
  crop: v.optional(
    v.object({ top: v.number(), bottom: v.number(), left: v.number(), right: v.number() }),
  ),
});

/** Fields that every document has. `_id` beginning with `drafts.` is a draft. */
export const documentFields = {
  _id: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  _rev: v.optional(v.string()),
  _createdAt: v.optional(v.string()),
  _updatedAt: v.optional(v.string()),
};

/** Amount in euros, two decimals at most. */
export const euros = v.pipe(v.number(), v.minValue(0), v.maxValue(100_000));

export type LocalizedString = v.InferOutput<typeof localizedString>;
export type Picture = v.InferOutput<typeof picture>;
export type Reference = v.InferOutput<typeof reference>;
