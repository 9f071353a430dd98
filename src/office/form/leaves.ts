import { storedText, type Bilingual, type FormField } from '../../content/index.ts';
import { defaultLanguage } from '../../i18n/index.ts';
import { isRecord, without, type FormValues } from './form-values.ts';

/** A field with a value of its own, somewhere in a form. */
export interface Leaf {
  readonly field: FormField;
  /** Names and indexes, from the document down. */
  readonly path: readonly (string | number)[];
  /** What it is called, from the outermost field: «Platos», «Tortilla», «Precio». */
  readonly labels: readonly Label[];
  readonly value: unknown;
}

/** The name of a field, or what an item of a list calls itself. */
export type Label = Bilingual | string;

/** Every field of a form that has a value of its own, with the items of its lists. */
export function leavesOf(
  fields: readonly FormField[],
  values: FormValues,
  path: readonly (string | number)[] = [],
  labels: readonly Label[] = [],
): Leaf[] {
  return fields.flatMap((field): Leaf[] => {
    // What the product fills in is nobody's to compare.
    if (field.isInternal) return [];
    const value = values[field.name];
    const here = { path: [...path, field.name], labels: [...labels, field.label] };
    const { fields: inner = [], input } = field;
    const isWhole = field.isLocalized || inner.length === 0 || input === 'allergens';
    if (isWhole) return [{ field, value, ...here }];
    if (Array.isArray(value)) {
      return value.flatMap((item: unknown, index) =>
        isRecord(item)
          ? [
              ...pictureLeaf(field, item, [...here.path, index], here.labels),
              ...leavesOf(
                inner,
                item,
                [...here.path, index],
                [...here.labels, labelOfItem(item, inner) ?? String(index + 1)],
              ),
            ]
          : [],
      );
    }
    if (!isRecord(value)) return [];
    return [
      ...pictureLeaf(field, value, here.path, labels),
      ...leavesOf(inner, value, here.path, here.labels),
    ];
  });
}

/** The file of a picture is a value too, beside the texts that go with it. */
function pictureLeaf(
  field: FormField,
  value: FormValues,
  path: Leaf['path'],
  labels: Leaf['labels'],
): Leaf[] {
  if (!('asset' in value)) return [];
  return [
    {
      field: { ...(without(field, 'fields') as unknown as FormField), input: 'picture' },
      path: [...path, 'asset'],
      labels: [...labels, field.label],
      value: value['asset'],
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
