import { byLanguage, type FormField } from '../../content/index.ts';
import { placeholdersOf, type Language } from '../../i18n/index.ts';
import { figuresOf, type FigureKind, type Figures } from './figures.ts';
import { isEmpty, type FormValues } from './form-values.ts';
import { leavesOf, type Leaf } from './leaves.ts';
import { isPrice, priceNames } from './named-figures.ts';
import { plainTextOf } from './plain-text.ts';

/**
 * A text that the default language lacks, that says otherwise in another, or that names a figure without a value, in
 * whose place visitors read `[…]`. They are doubts, and refuse nothing; a translation that is still to be written is
 * none (`untranslated`).
 */
export type TextDoubt = Pick<Leaf, 'path' | 'labels'> &
  (
    | { readonly kind: 'missing'; readonly language: string }
    | { readonly kind: 'unsaid'; readonly figures: readonly string[] }
    | {
        readonly kind: FigureKind;
        /** What each language alone says. */
        readonly only: Readonly<Record<string, readonly string[]>>;
      }
  );

const KINDS: readonly FigureKind[] = [
  ...(['prices', 'percentages', 'dates', 'times', 'numbers', 'links', 'placeholders'] as const),
];

/**
 * What the default language lacks, where prices, dates, numbers or links differ from what it says, and which
 * figures are named in vain.
 */
export function textDoubts(
  fields: readonly FormField[],
  values: FormValues,
  /** The default first. */
  languages: readonly Language[],
  emptyFigures: readonly string[] = [],
): readonly TextDoubt[] {
  const prices = priceNames(values['prices']);
  const isNamedInVain = (figure: string) => {
    // A figure of the document itself is published with its texts.
    const own = fields.find(({ name }) => name === figure);
    if (own) return own.default === undefined && isEmpty(values[figure]);
    return emptyFigures.includes(figure) || (isPrice(figure) && !Object.hasOwn(prices, figure));
  };
  return leavesOf(fields, values).flatMap((leaf) => {
    if (!leaf.field.isLocalized) return [];
    const { path, labels, value } = leaf;
    const named = placeholdersOf(plainTextOf(Object.values(byLanguage(value))).text);
    const figures = named.filter(isNamedInVain);
    return [
      ...doubtsOf(leaf, languages),
      ...(figures.length > 0 ? [{ path, labels, kind: 'unsaid' as const, figures }] : []),
    ];
  });
}

/** The texts that one of the languages lacks and another has. */
export function untranslated(
  fields: readonly FormField[],
  values: FormValues,
  languages: readonly Language[],
): readonly Leaf[] {
  return leavesOf(fields, values).filter(({ field, value }) => {
    if (!field.isLocalized) return false;
    const texts = byLanguage(value);
    const filled = languages.filter((code) => plainTextOf(texts[code]).text.trim() !== '');
    return filled.length > 0 && filled.length < languages.length;
  });
}

function doubtsOf({ path, labels, value }: Leaf, languages: readonly Language[]): TextDoubt[] {
  const values = byLanguage(value);
  const texts = languages.map((language) => ({ language, ...plainTextOf(values[language]) }));
  const missing = texts.filter(({ text }) => text.trim() === '');
  if (missing.length === languages.length) return [];
  if (missing.length > 0) {
    return missing
      .filter(({ language }) => language === languages[0])
      .map(({ language }) => ({ path, labels, kind: 'missing', language }));
  }
  const [first, ...others] = texts.map(({ text, links, language }) => ({
    language,
    figures: figuresOf(text, language, links),
  }));
  if (!first) return [];
  return others.flatMap((other) =>
    KINDS.flatMap((kind): TextDoubt[] => {
      const mine = onlyIn(kind, first.figures, other.figures);
      const theirs = onlyIn(kind, other.figures, first.figures);
      if (mine.length + theirs.length === 0) return [];
      return [{ path, labels, kind, only: { [first.language]: mine, [other.language]: theirs } }];
    }),
  );
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
