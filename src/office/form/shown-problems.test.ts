import { afterEach, describe, expect, it } from 'vitest';
import { setLocaleSettings, DEFAULT_LOCALE_SETTINGS } from '../../i18n/index.ts';
import { filledPlaces, shownProblems, type FormProblem } from './shown-problems.ts';

const problem = (path: string, rule = 'string', expected: string | null = null): FormProblem => ({
  path: path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
  rule,
  expected,
});

const values = {
  title: { en: 'Menu' },
  slug: '',
  price: -1,
  items: [{ _key: 'a', names: {}, photo: { _type: 'image' } }],
};
const missing = [
  problem('title.es', 'object', '"es"'),
  problem('slug', 'min_length'),
  problem('publishedAt'),
  problem('items.0.names', 'object'),
  problem('items.0.photo.asset', 'object', '"asset"'),
  problem('items.0.allergens', 'allergens'),
];
const wrong = problem('price', 'min_value');
const undescribed = problem('items.0.photo.alt.es', 'altText', 'es');
const all = [...missing, wrong];

const shown = (left: readonly string[], isTried = false, typed: object = values) => {
  const filled = new Set(filledPlaces(all, values, { ...typed }));
  const found = shownProblems({ problems: all, values, left: new Set(left), filled, isTried });
  return found.map(({ path }) => path.join('.'));
};

afterEach(() => setLocaleSettings(DEFAULT_LOCALE_SETTINGS));

describe('the problems that a form shows', () => {
  it('are what is wrong, and not what nobody has come to yet', () => {
    expect(shown([])).toEqual(['price']);
  });

  it('are what a photo shows that has just been picked', () => {
    const problems = [undescribed];
    const untouched = { left: new Set<string>(), filled: new Set<string>(), isTried: false };
    expect(shownProblems({ problems, values, ...untouched })).toEqual(problems);
  });

  it('are what is missing too, where a field was left empty', () => {
    expect(shown(['slug'])).toEqual(['slug', 'price']);
    expect(shown(['title'])).toEqual(['price']);
    expect(shown(['title.es'])).toEqual(['title.es', 'price']);
    expect(shown(['items.0.photo'])).toEqual(['items.0.photo.asset', 'price']);
    expect(shown(['items'])).toEqual(['price']);
    expect(shown(['items.0.names.en'])).toEqual(['price']);
    expect(shown(['items.0.names.es'])).toEqual(['items.0.names', 'price']);
    setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, language: 'pl' });
    expect(shown(['items.0.names.pl'])).toEqual(['items.0.names', 'price']);
  });

  it('are all of them once publishing was tried', () => {
    expect(shown([], true)).toEqual(all.map(({ path }) => path.join('.')));
  });

  it('are not what was missing and is there by now, while the server has not seen it', () => {
    const typed = { ...values, slug: 'menu', title: { en: 'Menu', es: 'Carta' }, price: -2 };
    expect(shown(['slug', 'title.es'], false, typed)).toEqual(['price']);
    expect(shown([], true, typed)).not.toContain('slug');
    expect(shown([], true, typed)).toContain('publishedAt');
    expect(shown(['slug'], false, { ...values, slug: ' ' })).toEqual(['slug', 'price']);
  });
});
