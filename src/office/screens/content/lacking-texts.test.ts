import { expect, it } from 'vitest';
import { formOfCollection } from '../../../content/index.ts';
import type { DocumentView } from './api.ts';
import { lackingTexts, otherChanges } from './lacking-texts.ts';
import { indexedPath } from './set-at.ts';

const form = { fields: formOfCollection('dailyMenu'), languages: ['es', 'en'] as const };

const flan = { _key: 'flan', key: 'flan', names: { es: 'Flan' }, price: 3 };
const soup = { _key: 'soup', key: 'soup', names: { es: 'Sopa', en: 'Soup' }, price: 4 };

/** A state of a menu with these dishes. */
const state = (...items: object[]) =>
  ({ values: { title: { es: 'Carta', en: 'Menu' }, items } }) as unknown as NonNullable<
    DocumentView['draft']
  >;

it('is of the same dish, wherever somebody has moved it meanwhile', () => {
  const published = state(flan, soup);
  const texts = lackingTexts(form, { draft: null, published });
  expect(texts.map(({ place }) => place)).toEqual(['items.flan.names']);
  const { values } = state(soup, flan);
  expect(indexedPath(values, texts[0]?.place ?? '')).toBe('items.1.names');
});

it('is none of a dish that the draft has no more, and stands once where it was moved', () => {
  const published = state(flan, soup);
  expect(lackingTexts(form, { draft: state(soup), published })).toEqual([]);
  const moved = { draft: state(soup, flan), published };
  expect(lackingTexts(form, moved).map(({ place }) => place)).toEqual(['items.flan.names']);
});

it('is no other change once it is translated, also where the dish has been moved', () => {
  const published = state(flan, soup);
  const translated = { ...flan, names: { es: 'Flan', en: 'Crème caramel' } };
  const texts = lackingTexts(form, { draft: null, published });
  expect(otherChanges(form, { draft: state(translated, soup), published }, texts)).toEqual([]);
  const moved = otherChanges(form, { draft: state(soup, translated), published }, texts);
  // The order alone.
  expect(moved).toHaveLength(1);
});
