import services from '../../../starter/service.json' with { type: 'json' };
import { defaultLanguage, isLanguage, wordsLanguage } from '../../i18n/index.ts';
import { isRecord, type FormValues } from '../form/form-values.ts';

/** What businesses offer besides their menu. */
export const PATTERNS = ['catering', 'courses', 'orders', 'chef', 'groups'] as const;
export type Pattern = (typeof PATTERNS)[number];

interface PatternOptions {
  /** Those that the site offers, its first language first. */
  readonly languages: readonly string[];
  /** Its place among the services. */
  readonly displayOrder: number;
}

/** A service as its form's values, from what is usual for such a one; what it costs is left to its owner. */
export function serviceOf(
  pattern: Pattern,
  { languages, displayOrder }: PatternOptions,
): FormValues {
  const { slug, ...usual } = services[pattern];
  // They are written in two: another is begun with the one that it borrows the interface's words from.
  const words = wordsLanguage(languages.find(isLanguage) ?? defaultLanguage());
  const values = inLanguages(usual, [words, ...languages]) as FormValues;
  return { ...values, slug: slug[words], isActive: true, displayOrder };
}

/** The values with their texts in these languages alone. */
function inLanguages(value: unknown, languages: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguages(item, languages));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    'es' in value
      ? entries.filter(([code]) => languages.includes(code))
      : entries.map(([name, inner]) => [name, inLanguages(inner, languages)]),
  );
}

/** The first price of a service; one to be filled in where there is none. */
export function priceOf({ prices, title, asks }: FormValues): FormValues {
  const first: unknown = Array.isArray(prices) ? prices[0] : undefined;
  if (isRecord(first)) return first;
  // What is sold to whoever comes for it is asked for without people.
  const per = isRecord(asks) && asks['participants'] === 'no' ? 'piece' : 'person';
  return { _key: 'usual', key: 'usual', label: title, per };
}

/** What nobody has put a price on is no price. */
export function withoutUnpriced(values: FormValues): FormValues {
  const { prices } = values;
  if (!Array.isArray(prices)) return values;
  const priced = (prices as readonly FormValues[]).filter(({ from }) => from !== undefined);
  return priced.length === prices.length ? values : { ...values, prices: priced };
}
