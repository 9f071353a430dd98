import { formOfCollection, type FormField } from '../../src/content/collection-form.ts';
import { DOCUMENT_TYPES } from '../../src/content/collections.ts';
import { isRecord, walk, type Problem, type Sample, type SampleDocument } from './sample.ts';

const LANGUAGES = ['es', 'en'];

/** Names of the localised fields of all types: what visitors read. */
const READ_BY_VISITORS = new Set([
  ...DOCUMENT_TYPES.flatMap((type) => localizedNames(formOfCollection(type))),
  // Inside pictures and rich text, which are fields of a kind of their own.
  ...['alt', 'text'],
]);

function localizedNames(fields: readonly FormField[]): string[] {
  return fields.flatMap(({ name, isLocalized, fields: nested = [] }) => [
    ...(isLocalized ? [name] : []),
    ...localizedNames(nested),
  ]);
}

/** Names that are the same in every language, and words inside rich text, which has a language. */
const PLAIN =
  /(^|\.)author\.name$|^name$|\.children\[\d+\]\.text$|^siteName$|\.value\[\d+\]\.caption$/;

/**
 * Every localised field has both languages, with the same structure, and links and amounts as each
 * writes them.
 */
export function checkLanguages({ documents }: Sample): Problem[] {
  return documents.flatMap((document) => [...checkFields(document), ...checkTexts(document)]);
}

function checkFields({ where, fields }: SampleDocument): Problem[] {
  const problems: Problem[] = [];
  walk(fields, (value, path) => {
    const say = (message: string) => problems.push({ where, message: `${path}: ${message}` });
    const field = /([A-Za-z]+)$/.exec(path)?.[1] ?? '';
    // A changed word is a document for each language.
    const isPlain = fields._type === 'wording' || PLAIN.test(path);
    if (READ_BY_VISITORS.has(field) && typeof value === 'string' && !isPlain)
      say('written in one language only');
    if (!Array.isArray(value) || !value.some((item) => isRecord(item) && 'value' in item)) return;
    const items = value.filter(isRecord);
    if (items.map(({ _key }) => _key).join() !== LANGUAGES.join()) say('not in both languages');
    if (items.some((item) => isEmpty(item.value))) say('empty in a language');
    const [first, second] = items.map((item) => shape(item.value));
    if (first !== second) say(`structures differ: ${first} and ${second}`);
  });
  return problems;
}

/** `{40.00}` is 40,00 € in Spanish and €40.00 in English; English links lead to English pages. */
function checkTexts({ where, fields }: SampleDocument): Problem[] {
  const problems: Problem[] = [];
  walk(fields, (field, path) => {
    if (!Array.isArray(field)) return;
    for (const item of field) {
      if (!isRecord(item) || !('value' in item)) continue;
      walk(item.value, (text, inner) => {
        if (typeof text !== 'string') return;
        const say = (message: string) =>
          problems.push({ where, message: `${path}.${String(item._key)}: ${message}: ${text}` });
        if (inner.endsWith('href')) {
          if (text.startsWith('/') && text.startsWith('/en') !== (item._key === 'en'))
            say('link to the other language');
          return;
        }
        const money = item._key === 'es' ? /\d+,\d{2}\u00a0€/g : /€\d+\.\d{2}(?!\d)/g;
        if (text.replace(money, '').includes('€')) say('money in another form');
        if (/ {2}|^\s|[^\S\n]\n/.test(text) && !inner.endsWith('text')) say('stray space');
        if (/\*\*|\]\(|\{\d/.test(text)) say('mark-up left in');
      });
    }
  });
  return problems;
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return !Array.isArray(value) || value.length === 0;
}

/** What both languages must have in common: the kinds of the blocks, or the number of lines. */
function shape(value: unknown): string {
  if (!Array.isArray(value)) return 'text';
  return value
    .map((item) => {
      if (!isRecord(item)) return 'line';
      const detail = item.alignment ?? item.listItem ?? item.style ?? item._sanityAsset ?? '';
      return `${String(item._type)} ${typeof detail === 'string' ? detail : ''}`.trim();
    })
    .join(', ');
}
