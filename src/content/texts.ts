import { fillPlaceholders, UNKNOWN, type Language, type PlaceholderValues } from '../i18n/index.ts';
import { bookingFigures } from './booking-figures.ts';
import { localize, localizeList, localizeRichText } from './localize.ts';
import type {
  BookingTerms,
  LocalizedRichText,
  LocalizedString,
  RichText,
  RichTextBlock,
} from './types/index.gen.ts';

type TextField = LocalizedString | null | undefined;
type ListField = Parameters<typeof localizeList>[0];

/** The documents' texts in one language, with the figures and the business's name in their places. */
export interface Texts {
  /** `more` are values for placeholders that only this text knows. */
  text(field: TextField, more?: PlaceholderValues): string;
  list(field: ListField, more?: PlaceholderValues): readonly string[];
  richText(field: LocalizedRichText | undefined): RichText;
}

/**
 * A figure that the terms do not say is shown as `[…]`, and so is a name that is not known: a line of
 * a list that names one is left out.
 */
export function createTexts(
  language: Language,
  terms: BookingTerms | null,
  siteName?: string,
): Texts {
  const figures = { ...bookingFigures(terms, language), siteName };
  const filled = (text: string, more?: PlaceholderValues) =>
    fillPlaceholders(text, more ? { ...figures, ...more } : figures, language);
  return {
    text: (field, more) => filled(localize(field, language), more),
    list: (field, more) =>
      localizeList(field, language)
        .map((line) => filled(line, more))
        .filter((line) => !line.includes(UNKNOWN)),
    richText: (field) => localizeRichText(field, language).map((block) => inBlock(block, filled)),
  };
}

function inBlock(block: RichTextBlock, filled: (text: string) => string): RichTextBlock {
  if (block._type !== 'block') return block;
  const children = block.children.map((span) => ({ ...span, text: filled(span.text) }));
  return { ...block, children };
}
