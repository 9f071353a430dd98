import { expect, it } from 'vitest';
import { bilingual, officeTranslator, type BilingualWords } from './words.ts';

const words = bilingual({
  title: { es: 'Grupos', en: 'Groups' },
  // A group whose keys are those of a text.
  languages: { es: { es: 'español', en: 'Spanish' }, en: { es: 'inglés', en: 'English' } },
  found_one: { es: '{{count}} grupo de {{name}}', en: '{{count}} group of {{name}}' },
  found_other: { es: '{{count}} grupos de {{name}}', en: '{{count}} groups of {{name}}' },
});
const es = officeTranslator(words.es, 'es');
const en = officeTranslator(words.en, 'en');

it('says a word in the language, by its path', () => {
  expect([es('title'), en('title')]).toEqual(['Grupos', 'Groups']);
  expect([es('languages.en'), en('languages.es')]).toEqual(['inglés', 'Spanish']);
});

it.each([
  [0, '0 grupos de Ana', '0 groups of Ana'],
  [1, '1 grupo de Ana', '1 group of Ana'],
  [2, '2 grupos de Ana', '2 groups of Ana'],
  // Spanish has a form of its own for millions.
  [1_000_000, '1000000 grupos de Ana', '1000000 groups of Ana'],
])('counts %d', (count, spanish, english) => {
  expect([es('found', { count, name: 'Ana' }), en('found', { count, name: 'Ana' })]).toEqual([
    spanish,
    english,
  ]);
});

it('leaves a placeholder without a value, and whatever a value says, as they are', () => {
  expect(es('found', { count: 1 })).toBe('1 grupo de {{name}}');
  expect(es('found', { count: 1, name: '{{count}} $& $t(title)' })).toBe(
    '1 grupo de {{count}} $& $t(title)',
  );
});

it('says something else where there is no word, without filling it in', () => {
  expect([es('languages'), es('constructor')]).toEqual(['languages', 'constructor']);
  expect(es('nothing', { name: 'Ana' }, 'Hola {{name}}')).toBe('Hola {{name}}');
});

it('has each word in both languages', () => {
  // @ts-expect-error English is missing
  const broken: BilingualWords = { title: { es: 'Grupos' } };
  expect(Object.keys(broken)).toEqual(['title']);
});
