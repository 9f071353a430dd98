import * as v from 'valibot';
import { localized, localizedString, picture, type Localized } from './common.ts';
import { editedAs } from './field.ts';

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

/** Text of a picture block: paragraphs, or plain text, which becomes a paragraph. */
const textBeside = v.union([
  localized(v.array(textBlock)),
  v.pipe(
    localizedString,
    v.transform((texts): Localized<TextBlock[]> =>
      Object.fromEntries(
        Object.entries(texts).map(([language, text = '']) => [language, [paragraphOf(text)]]),
      ),
    ),
  ),
]);

type TextBlock = v.InferOutput<typeof textBlock>;

function paragraphOf(text: string): TextBlock {
  const children = [{ _type: 'span' as const, text, marks: [] }];
  return { _type: 'block', _key: 'text', style: 'normal', markDefs: [], children };
}

/** A picture beside a paragraph; `alignment` says on which side the picture is. */
const imageWithText = v.object({
  _type: v.literal('imageWithText'),
  _key: v.string(),
  image: picture,
  alignment: v.picklist(['left', 'right']),
  text: textBeside,
});

/** Portable Text as this product writes it: paragraphs, pictures, pictures with text. */
export const richText = v.array(v.variant('_type', [textBlock, imageBlock, imageWithText]));

/** Rich text by language. */
export const localizedRichText = editedAs(localized(richText), 'richText');

export type RichText = v.InferOutput<typeof richText>;
export type RichTextBlock = RichText[number];
export type LocalizedRichText = v.InferOutput<typeof localizedRichText>;
