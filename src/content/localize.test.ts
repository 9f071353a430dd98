import { describe, expect, it } from 'vitest';
import { localize, localizeList, localizeRichText, slugOf } from './localize.ts';
import type { LocalizedRichText } from './schemas/index.ts';
import { paragraph } from './testing/samples.ts';

describe('localised values', () => {
  it.each([
    ['a plain string', 'hola', 'hola', 'hola'],
    ['keys', [{ _key: 'es', value: 'hola' }, { _key: 'en', value: 'hello' }], 'hola', 'hello'],
    [
      'random keys with a language',
      [{ _key: 'q1', language: 'en', value: 'hello' }, { _key: 'q2', language: 'es', value: 'hola' }],
      'hola',
      'hello',
    ],
    ['Spanish alone', [{ _key: 'es', value: 'hola' }], 'hola', 'hola'],
    ['an empty English', [{ _key: 'en', value: '' }, { _key: 'es', value: 'hola' }], 'hola', 'hola'],
    ['neither', [{ _key: 'fr' }, { _key: 'de', value: null }, { _key: 'ar', value: 'marhaba' }], 'marhaba', 'marhaba'],
    ['nothing', undefined, '', ''],
    ['an empty list', [], '', ''],
  ])('reads %s', (_what, field, spanish, english) => {
    expect([localize(field, 'es'), localize(field, 'en')]).toEqual([spanish, english]);
  });

  it('reads lists in the same order', () => {
    const field = [{ _key: 'es', value: ['uno', 'dos'] }, { _key: 'en', value: [] }];
    expect(localizeList(field, 'en')).toEqual(['uno', 'dos']);
    expect(localizeList(['a', 'b'], 'en')).toEqual(['a', 'b']);
    expect(localizeList(undefined, 'en')).toEqual([]);
  });

  it('reads rich text under either name of its body', () => {
    const block = (text: string) => paragraph(text) as never;
    const field: LocalizedRichText = [
      { _key: 'es', content: [block('hola')] },
      { _key: 'x', language: 'en', value: [block('hello')] },
    ];
    expect(localizeRichText(field, 'en')).toEqual([block('hello')]);
    expect(localizeRichText(field, 'ar')).toEqual([block('hola')]);
    expect(localizeRichText(undefined, 'es')).toEqual([]);
  });

  it('reads either form of slug', () => {
    expect([slugOf('a'), slugOf({ current: 'b' })]).toEqual(['a', 'b']);
  });
});
