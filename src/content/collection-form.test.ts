import type * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import * as en from '../i18n/catalogues/en/index.gen.ts';
import * as es from '../i18n/catalogues/es/index.gen.ts';
import { formOfCollection, type FormField } from './collection-form.ts';
import { collectionOf, DOCUMENT_TYPES } from './collections.ts';
import { formOf } from './types/field.ts';

const paths = (fields: readonly FormField[], at = ''): [path: string, field: FormField][] =>
  fields.flatMap((field) => [
    [`${at}${field.name}`, field] as [string, FormField],
    ...paths(field.fields ?? [], `${at}${field.name}.`),
  ]);

const find = (type: Parameters<typeof formOfCollection>[0], path: string) =>
  paths(formOfCollection(type)).find(([name]) => name === path)?.[1];

describe.each(DOCUMENT_TYPES)('the form of %s', (type) => {
  const { schema, form } = collectionOf(type);
  const all = paths(formOfCollection(type));

  it('has every field of the schema, at every depth, with a label in both languages', () => {
    expect(withoutForm(schema as Entries)).toEqual([]);
    for (const [path, { label, help }] of all) {
      for (const text of [label.es, label.en, help?.es ?? '-', help?.en ?? '-']) {
        expect(text.trim(), path).not.toBe('');
      }
    }
  });

  it('has names, and a group for each field', () => {
    expect(Object.values(form.one).concat(Object.values(form.several))).not.toContain('');
    const named = new Set(formOfCollection(type).map(({ group }) => group));
    const [first, ...others] = Object.keys(form.groups);
    expect([...named].filter((group) => group !== undefined && !(group in form.groups))).toEqual(
      [],
    );
    expect(others.filter((group) => !named.has(group))).toEqual([]);
    expect(first).toBeDefined();
  });

  it('names every value that can be chosen', () => {
    for (const [path, { options = [], choices }] of all) {
      for (const option of options) {
        for (const catalogue of [es, en]) {
          const named =
            typeof choices === 'string'
              ? at(catalogue, choices)?.[option]
              : choices?.[option]?.[catalogue === es ? 'es' : 'en'];
          expect(named, `${path} ${option}`).toEqual(expect.stringMatching(/./));
        }
      }
    }
  });

  it('has an input that fits what the field holds', () => {
    for (const [path, { input, isLocalized, fields, options }] of all) {
      if (isLocalized) expect(['text', 'multiline', 'lines', 'richText'], path).toContain(input);
      if (options) expect(['choice', 'choices'], path).toContain(input);
      if (['list', 'references', 'choices', 'weekdays'].includes(input))
        expect(fields, path).toBeDefined();
    }
  });
});

it('reads from the schema what is required, localised, bounded and nested', () => {
  expect(find('workshop', 'title')).toMatchObject({
    isRequired: true,
    isLocalized: true,
    input: 'text',
  });
  expect(find('workshop', 'minimumGroup')).toMatchObject({ isRequired: false, isLocalized: false });
  expect(find('workshop', 'images')).toMatchObject({ maximum: 3, input: 'list' });
  expect(find('bookingTerms', 'workshopDeposit')).toMatchObject({
    minimum: 0,
    maximum: 1,
    input: 'percent',
  });
  expect(find('service', 'prices')).toMatchObject({ default: [], isRequired: false });
  expect(find('service', 'prices.per')?.options).toEqual([
    'person',
    'participant',
    'event',
    'hour',
    'piece',
    'kilo',
    'tray',
    'other',
  ]);
  expect(find('dailyMenu', 'items.price')).toMatchObject({
    isRequired: true,
    minimum: 0,
    input: 'money',
  });
  expect(find('snapshot', 'dailyMenus')).toMatchObject({ to: ['dailyMenu'], input: 'references' });
  expect(find('blog', 'author.socialMedia.instagram')).toMatchObject({ input: 'link' });
  expect(find('blog', '_id')).toBeUndefined();
});

const HIDDEN = new Set(['key']);

type Entries = v.GenericSchema & {
  entries?: Record<string, Entries>;
  wrapped?: Entries;
  item?: Entries;
};

/**
 * Paths of fields without a form. Pictures, references and allergens have one input for all their
 * parts.
 */
function withoutForm(schema: Entries, at = ''): string[] {
  if (schema.wrapped) return withoutForm(schema.wrapped, at);
  if (schema.item) return withoutForm(schema.item, at);
  return Object.entries(schema.entries ?? {}).flatMap(([name, entry]) => {
    // What a service is known by is nobody's to edit.
    if (name.startsWith('_') || HIDDEN.has(`${at}${name}`)) return [];
    const form = formOf(entry);
    if (!form) return [`${at}${name}`];
    if (['picture', 'reference', 'references', 'allergens'].includes(form.input)) return [];
    return withoutForm(entry, `${at}${name}.`).filter(
      (path) => !/\.(asset|hotspot|crop)$/.test(path),
    );
  });
}

function at(catalogue: object, path: string): Record<string, string> | undefined {
  return path
    .split(/[:.]/)
    .reduce<unknown>(
      (found, key) => (found as Record<string, unknown> | undefined)?.[key],
      catalogue,
    ) as Record<string, string> | undefined;
}
