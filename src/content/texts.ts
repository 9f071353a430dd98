import {
  fillPlaceholders,
  placeholdersOf,
  type Language,
  type PlaceholderValues,
} from '../i18n/index.ts';
import { bookingFigures } from './booking-figures.ts';
import { localize, localizeList, localizeRichText } from './localize.ts';
import type {
  BookingTerms,
  LocalizedRichText,
  LocalizedString,
  RichText,
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
 * A sentence that names what nobody has said, a figure that the terms leave empty or a name that is not
 * known, is left out; of a list its line.
 */
export function createTexts(
  language: Language,
  terms: BookingTerms | null,
  siteName?: string,
): Texts {
  const figures = { ...bookingFigures(terms, language), siteName };
  const filled = (text: string, more?: PlaceholderValues) => {
    const values = more ? { ...figures, ...more } : figures;
    return fillPlaceholders(saidOf(text, values, language), values, language);
  };
  return {
    text: (field, more) => filled(localize(field, language), more),
    list(field, more) {
      const isKnown = (line: string) => isSaid(line, { ...figures, ...more });
      return localizeList(field, language)
        .filter(isKnown)
        .map((line) => filled(line, more));
    },
    richText: (field) =>
      localizeRichText(field, language).flatMap((block) => {
        if (block._type !== 'block' || !block.children.some(({ text }) => text.includes('{{')))
          return [block];
        const children = saidSpans(block.children, figures, language);
        return children.some(({ text }) => text.trim() !== '')
          ? [{ ...block, children: children.map((one) => ({ ...one, text: filled(one.text) })) }]
          : [];
      }),
  };
}

/** Does everything have a value that a text names? */
function isSaid(text: string, values: PlaceholderValues): boolean {
  return placeholdersOf(text).every((name) => values[name] !== undefined);
}

/** The sentences of a text that can be said, line by line. */
function saidOf(text: string, values: PlaceholderValues, language: Language): string {
  if (isSaid(text, values)) return text;
  const lines = text.split('\n').flatMap((line) => {
    if (isSaid(line, values)) return [line];
    const left = line.startsWith('- ')
      ? ''
      : sentencesOf(line, language)
          .filter((sentence) => isSaid(sentence, values))
          .join('')
          .trimEnd();
    return left === '' ? [] : [left];
  });
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same of a paragraph's spans, of which a sentence may take several. */
function saidSpans<Span extends { readonly text: string }>(
  spans: readonly Span[],
  values: PlaceholderValues,
  language: Language,
): readonly Span[] {
  const whole = spans.map(({ text }) => text).join('');
  if (isSaid(whole, values)) return spans;
  let end = 0;
  const left = sentencesOf(whole, language).flatMap((sentence) => {
    const start = end;
    end += sentence.length;
    return isSaid(sentence, values) ? [[start, end] as const] : [];
  });
  let at = 0;
  return spans.map((span) => {
    const inSpan = (place: number) => Math.max(0, place - at);
    const text = left.map(([from, to]) => span.text.slice(inSpan(from), inSpan(to))).join('');
    at += span.text.length;
    return { ...span, text };
  });
}

function sentencesOf(text: string, language: Language): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
