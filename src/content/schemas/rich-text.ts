import * as v from 'valibot';
import { localizedString, picture } from './common.ts';

const span = v.object({
  _type: v.literal('span'),
  _key: v.optional(v.string()),
  text: v.string(),
  marks: v.optional(v.array(v.string()), []),
});

const textBlock = v.object({
  _type: v.literal('block'),
  _key: v.string(),
  style: v.optional(v.string(), 'normal'),
  listItem: v.optional(v.picklist(['bullet', 'number'])),
  level: v.optional(v.number()),
  markDefs: v.optional(
    v.array(v.looseObject({ _key: v.string(), _type: v.string(), href: v.optional(v.string()) })),
    [],
  ),
  children: v.array(span),
});

const imageBlock = v.object({
  ...picture.entries,
  _type: v.literal('image'),
  _key: v.string(),
});

/** A picture beside a paragraph; `alignment` says on which side the picture stands. */
const imageWithText = v.object({
  _type: v.literal('imageWithText'),
  _key: v.string(),
  image: picture,
  alignment: v.picklist(['left', 'right']),
  text: v.union([v.array(textBlock), localizedString]),
});

/** Portable Text as this product writes it: paragraphs, pictures, pictures with text. */
export const richText = v.array(v.variant('_type', [textBlock, imageBlock, imageWithText]));

/** Rich text per language: a list keyed by language code. */
export const localizedRichText = v.array(
  v.object({
    _key: v.string(),
    language: v.optional(v.string()),
    value: v.optional(richText),
    content: v.optional(richText),
  }),
);

export type RichText = v.InferOutput<typeof richText>;
export type RichTextBlock = RichText[number];
export type LocalizedRichText = v.InferOutput<typeof localizedRichText>;
