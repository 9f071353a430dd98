import { storedText, type Bilingual, type FormField } from '../../content/index.ts';
import { defaultLanguage } from '../../i18n/index.ts';
import { isRecord, keyOf, without, type FormValues } from './form-values.ts';

/** Where something is in a form. */
interface Where {
  /** Names and indexes, from the document down. */
  readonly path: readonly (string | number)[];
  /** The same with the keys of items in the place of their indexes: `items`, `[flan]`, `price`. */
  readonly place: readonly string[];
  /** What it is called, from the outermost field: «Platos», «Tortilla», «Precio». */
  readonly labels: readonly Label[];
}

/** A field with a value of its own, somewhere in a form. */
export interface Leaf extends Where {
  readonly field: FormField;
  readonly value: unknown;
}

/** The name of a field, or what an item of a list calls itself. */
export type Label = Bilingual | string;

const TOP: Where = { path: [], place: [], labels: [] };

/** Every field of a form that has a value of its own. Behind the items of a list comes the list, for their order. */
export function leavesOf(
  fields: readonly FormField[],
  values: FormValues,
  { path, place, labels }: Where = TOP,
): Leaf[] {
  return fields.flatMap((field): Leaf[] => {
    // What the product fills in is nobody's to compare.
    if (field.isInternal) return [];
    const { name, label, fields: inner = [] } = field;
    const value = values[name];
    const here = { path: [...path, name], place: [...place, name], labels: [...labels, label] };
    if (isWhole(field)) return [{ field, value, ...here }];
    if (isRecord(value))
      return [...pictureLeaf(field, value, here), ...leavesOf(inner, value, here)];
    if (!Array.isArray(value)) return [];
    const within = value.flatMap((item: unknown, index) => {
      if (!isRecord(item)) return [];
      const at = {
        path: [...here.path, index],
        place: [...here.place, `[${keyOf(item) ?? index}]`],
      };
      const title = labelOfItem(item, inner) ?? String(index + 1);
      return [
        ...pictureLeaf(field, item, { ...at, labels: [...here.labels, label] }),
        ...leavesOf(inner, item, { ...at, labels: [...here.labels, title] }),
      ];
    });
    return [...within, { field, value, ...here }];
  });
}

/** The leaves of a version by their places: steps with line breaks between them, which no key has. */
export function leavesByPlace(
  fields: readonly FormField[],
  values: FormValues,
): ReadonlyMap<string, Leaf> {
  return new Map(leavesOf(fields, values).map((leaf) => [leaf.place.join('\n'), leaf]));
}

/** Is what a field holds one value, rather than fields or items that have theirs? */
export function isWhole({ isLocalized, fields = [], input }: FormField): boolean {
  return isLocalized || fields.length === 0 || input === 'allergens';
}

/** The file of a picture is a value too, beside the texts that go with it. */
function pictureLeaf(field: FormField, value: FormValues, { path, place, labels }: Where): Leaf[] {
  if (!('asset' in value)) return [];
  return [
    {
      field: { ...(without(field, 'fields') as unknown as FormField), input: 'picture' },
      ...{ path: [...path, 'asset'], place: [...place, 'asset'], labels, value: value['asset'] },
    },
  ];
}

/** What an item of a list is called, in both languages of the office; null without a title. */
export function labelOfItem(item: FormValues, fields: readonly FormField[]): Label | null {
  // Of a choice the stored word is no name.
  const named = fields.filter(({ input }) => input !== 'choice');
  const [es, en] = [titleOfItem(item, named, 'es'), titleOfItem(item, named, 'en')];
  if (es === '') return null;
  return es === en ? es : { es, en };
}

/** What an item of a list is called: its first text, in one language where it is translated. */
export function titleOfItem(
  item: FormValues,
  fields: readonly FormField[],
  language: string = defaultLanguage(),
): string {
  const texts = fields.filter(({ isLocalized, input }) => isLocalized && input !== 'richText');
  const plain = fields.filter(
    ({ isLocalized, isInternal, input }) => !isLocalized && !isInternal && TITLES.has(input),
  );
  for (const { name, isLocalized } of [...texts, ...plain]) {
    const value = item[name];
    if (isLocalized) {
      const text = storedText(value, language);
      if (text !== '') return text;
    } else if (typeof value === 'string' && value.trim() !== '') return value;
  }
  return '';
}

const TITLES: ReadonlySet<string> = new Set(['text', 'date', 'choice', 'link']);
