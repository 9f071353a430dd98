import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { setLocaleSettings, DEFAULT_LOCALE_SETTINGS, type Language } from '../i18n/index.ts';
import { languageShown, localize, localizeList, localizeRichText, storedText } from './localize.ts';
import { localized, localizedString, slug } from './types/common.ts';
import { localizedRichText } from './types/rich-text.ts';
import { paragraph } from './testing/samples.ts';

const text = (written: unknown) => v.parse(localizedString, written);
const list = (written: unknown) => v.parse(localized(v.array(v.string())), written);

afterEach(() => setLocaleSettings(DEFAULT_LOCALE_SETTINGS));

describe('localised values, as they are written', () => {
  it.each([
    ['a plain string', 'hola', 'hola', 'hola'],
    [
      'keys',
      [
        { _key: 'es', value: 'hola' },
        { _key: 'en', value: 'hello' },
      ],
      'hola',
      'hello',
    ],
    [
      'random keys with a language',
      [
        { _key: 'q1', language: 'en', value: 'hello' },
        { _key: 'q2', language: 'es', value: 'hola' },
      ],
      'hola',
      'hello',
    ],
    ['an object by language', { en: 'hello', es: 'hola' }, 'hola', 'hello'],
    ['Spanish alone', [{ _key: 'es', value: 'hola' }], 'hola', 'hola'],
    [
      'an empty English',
      [
        { _key: 'en', value: '' },
        { _key: 'es', value: 'hola' },
      ],
      'hola',
      'hola',
    ],
    ['an empty English by language', { en: '', es: 'hola' }, 'hola', 'hola'],
    [
      'neither',
      [{ _key: 'fr' }, { _key: 'de', value: null }, { _key: 'ar', value: 'marhaba' }],
      'marhaba',
      'marhaba',
    ],
    ['an empty list', [], '', ''],
    [
      'the items of a plugin of Sanity',
      [
        { _key: 'es', _type: 'internationalizedArrayStringValue', value: 'hola' },
        { _key: 'en', _type: 'internationalizedArrayStringValue' },
      ],
      'hola',
      'hola',
    ],
    ['an object of Sanity', { _type: 'localeString', en: 'hello' }, 'hello', 'hello'],
  ])('reads %s', (_what, written, spanish, english) => {
    const field = text(written);
    expect([localize(field, 'es'), localize(field, 'en')]).toEqual([spanish, english]);
    expect([storedText(written, 'es'), storedText(written, 'en')]).toEqual([spanish, english]);
  });

  it('has one shape, whichever way it is written', () => {
    const one = { es: 'hola', en: 'hello' };
    expect(
      text([
        { _key: 'es', value: 'hola' },
        { _key: 'en', value: 'hello' },
      ]),
    ).toEqual(one);
    expect(text(one)).toEqual(one);
    expect(text('hola')).toEqual({ es: 'hola' });
  });

  it.each([[42], [[{ _key: 'es', value: 42 }]], [{ es: 42 }], [[{ value: 'no key' }]]])(
    'refuses %j',
    (written) => {
      expect(v.is(localizedString, written)).toBe(false);
    },
  );

  it('is empty when the field is not there', () => {
    expect([
      localize(undefined, 'es'),
      localizeList(null, 'es'),
      localizeRichText(undefined, 'es'),
    ]).toEqual(['', [], []]);
  });

  it('is in the language that the words of the interface are in, where the asked one has none', () => {
    setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, language: 'de' });
    const field = text({ es: 'hola', en: 'hello', fr: 'salut' });
    expect([localize(field, 'de'), languageShown(field, 'de')]).toEqual(['hello', 'en']);
    expect(storedText(field, 'de')).toBe('hello');
    expect(languageShown(text({ fr: 'salut', es: 'hola' }), 'de')).toBe('fr');
  });

  it('reads lists in the same order', () => {
    const field = list([
      { _key: 'es', value: ['uno', 'dos'] },
      { _key: 'en', value: [] },
    ]);
    expect(localizeList(field, 'en')).toEqual(['uno', 'dos']);
    expect(localizeList(list(['a', 'b']), 'en')).toEqual(['a', 'b']);
  });

  it('reads rich text under either name of its body', () => {
    const block = (words: string) => paragraph(words);
    const field = v.parse(localizedRichText, [
      { _key: 'es', content: [block('hola')] },
      { _key: 'x', language: 'en', value: [block('hello')] },
    ]);
    expect(localizeRichText(field, 'en')).toEqual([block('hello')]);
    expect(localizeRichText(field, 'ar')).toEqual([block('hola')]);
    const typed = { _type: 'localeBlock', es: [block('hola')] };
    expect(v.parse(localizedRichText, typed)).toEqual({ es: [block('hola')] });
    const items = [{ _key: 'es', _type: 'localeBlockValue', value: [block('hola')] }];
    expect(v.parse(localizedRichText, items)).toEqual({ es: [block('hola')] });
    expect(v.parse(localizedRichText, [block('hola')])).toEqual({ es: [block('hola')] });
  });

  it('reads the text beside a picture as paragraphs, whichever way it is written', () => {
    const beside = (written: unknown) => {
      const image = { asset: { _ref: 'image-0123456789abcdef0123-800x600-webp' } };
      const block = { _type: 'imageWithText', _key: 'b', image, alignment: 'left', text: written };
      const [parsed] = localizeRichText(v.parse(localizedRichText, { es: [block] }), 'es');
      if (parsed?._type !== 'imageWithText') throw new Error('another block');
      return Object.entries(parsed.text).map(([language, blocks]) => [
        language,
        blocks?.map(({ children }) => children.map((span) => span.text)),
      ]);
    };
    expect(beside('Al lado')).toEqual([['es', [['Al lado']]]]);
    expect(beside([{ _key: 'en', value: 'Beside' }])).toEqual([['en', [['Beside']]]]);
    expect(beside([paragraph('uno'), paragraph('dos')])).toEqual([['es', [['uno'], ['dos']]]]);
  });

  it('takes a plain caption, and a plain text beside a picture, to be in the language of their text', () => {
    const image = { asset: { _ref: 'image-0123456789abcdef0123-800x600-webp' } };
    const pictures = (caption: unknown, text: unknown) => [
      { ...image, _type: 'image', _key: 'a', caption },
      { _type: 'imageWithText', _key: 'b', image, alignment: 'left', text },
    ];
    const field = v.parse(localizedRichText, {
      es: pictures('La mesa', 'Al lado'),
      en: pictures('The table', [{ _key: 'es', value: 'Beside' }]),
      fr: pictures(
        [
          { _key: 'es', value: 'La mesa' },
          { _key: 'en', value: 'The table' },
        ],
        'À côté',
      ),
    });
    const languages = (language: Language) =>
      localizeRichText(field, language).map((block) => {
        if (block._type === 'block') throw new Error('another block');
        return Object.keys((block._type === 'image' ? block.caption : block.text) ?? {});
      });
    expect(languages('es')).toEqual([['es'], ['es']]);
    expect(languages('en')).toEqual([['en'], ['en']]);
    expect(languages('fr')).toEqual([['es', 'en'], ['fr']]);
    expect(languages('it')).toEqual([['es'], ['es']]);
  });

  it('reads either form of slug', () => {
    expect([v.parse(slug, 'a'), v.parse(slug, { current: 'b' })]).toEqual(['a', 'b']);
    expect(v.is(slug, '')).toBe(false);
  });
});
