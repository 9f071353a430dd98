import type { FormField } from '../../content/index.ts';
import { defaultLanguage } from '../../i18n/index.ts';
import { figuresOf, type FigureKind, type Figures } from './figures.ts';
import { byLanguage, type FormValues } from './form-values.ts';
import { leavesOf, type Leaf } from './leaves.ts';
import { plainTextOf } from './plain-text.ts';

/**
 * A text that the default language lacks, or that says otherwise in another. They are doubts, and refuse
 * nothing; a translation that is still to be written is none (`untranslated`).
 */
export type LanguageDoubt = Pick<Leaf, 'path' | 'labels'> &
  (
    | { readonly kind: 'missing'; readonly language: string }
    | {
        readonly kind: FigureKind;
        /** What each language alone says. */
        readonly only: Readonly<Record<string, readonly string[]>>;
      }
  );

const LANGUAGES = ['es', 'en'] as const;

const KINDS: readonly FigureKind[] = [
  ...(['prices', 'percentages', 'dates', 'times', 'numbers', 'links', 'placeholders'] as const),
];

/** What the default language lacks, and where prices, dates, numbers or links differ between the two. */
export function languageDoubts(
  fields: readonly FormField[],
  values: FormValues,
): readonly LanguageDoubt[] {
  return leavesOf(fields, values).flatMap((leaf) => (leaf.field.isLocalized ? doubtsOf(leaf) : []));
}

/** The texts that one of the languages lacks and another has. */
export function untranslated(fields: readonly FormField[], values: FormValues): readonly Leaf[] {
  return leavesOf(fields, values).filter(({ field, value }) => {
    if (!field.isLocalized) return false;
    const texts = byLanguage(value);
    const filled = LANGUAGES.filter((code) => plainTextOf(texts[code]).text.trim() !== '');
    return filled.length > 0 && filled.length < LANGUAGES.length;
  });
}

function doubtsOf({ path, labels, value }: Leaf): LanguageDoubt[] {
  const values = byLanguage(value);
  const texts = LANGUAGES.map((language) => ({ language, ...plainTextOf(values[language]) }));
  const missing = texts.filter(({ text }) => text.trim() === '');
  if (missing.length === LANGUAGES.length) return [];
  if (missing.length > 0) {
    return missing
      .filter(({ language }) => language === defaultLanguage())
      .map(({ language }) => ({ path, labels, kind: 'missing', language }));
  }
  const [first, second] = texts.map(({ text, links, language }) =>
    figuresOf(text, language, links),
  );
  if (!first || !second) return [];
  return KINDS.flatMap((kind): LanguageDoubt[] => {
    const es = onlyIn(kind, first, second);
    const en = onlyIn(kind, second, first);
    return es.length + en.length === 0 ? [] : [{ path, labels, kind, only: { es, en } }];
  });
}

/** The figures of a text that the other lacks. A number that it has as a word, or in a price, is there. */
function onlyIn(kind: FigureKind, one: Figures, other: Figures): string[] {
  const rest = [...other[kind]];
  return one[kind].filter((figure) => {
    if (figure.startsWith('~')) return false;
    const index = rest.indexOf(figure);
    if (index >= 0) {
      rest.splice(index, 1);
      return false;
    }
    return kind !== 'numbers' || !isSaidOtherwise(figure, other);
  });
}

function isSaidOtherwise(figure: string, { numbers, times, prices, dates }: Figures): boolean {
  return (
    numbers.includes(`~${figure}`) ||
    times.some((time) => time.split(':').map(Number).join(':') === `${figure}:0`) ||
    prices.includes(figure) ||
    dates.some((date) => date.endsWith(`-${figure}`))
  );
}
