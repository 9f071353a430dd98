import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { richText as richTextSchema } from './types/rich-text.ts';
import { paragraph, picture } from './testing/samples.ts';
import { excerpt, plainText, readingMinutes, wordCount } from './plain-text.server.ts';

const besidePicture = (text: unknown) => ({
  _type: 'imageWithText',
  _key: 'i',
  image: picture(),
  alignment: 'left',
  text,
});

const richText = v.parse(richTextSchema, [
  {
    ...paragraph('Hola, '),
    children: [
      { _type: 'span', text: 'Hola, ', marks: [] },
      { _type: 'span', text: 'mundo', marks: ['strong'] },
    ],
  },
  { ...picture(), _key: 'p' },
  besidePicture([paragraph('Al lado'), paragraph('de una foto')]),
  besidePicture([
    { _key: 'es', value: 'en español' },
    { _key: 'en', value: 'in English' },
  ]),
  besidePicture('sin idioma'),
]);

describe('plain text of a rich text', () => {
  it('has the words of paragraphs and of texts beside pictures', () => {
    expect(plainText(richText, 'en').split('\n\n')).toEqual([
      'Hola, mundo',
      'Al lado',
      'de una foto',
      'in English',
      'sin idioma',
    ]);
    expect(plainText(richText)).toContain('en español');
  });

  it('counts words, and the minutes that they take', () => {
    const of = (text: string) => v.parse(richTextSchema, [paragraph(text)]);
    expect(wordCount(of("Ñoras a 3,50 € — y pan: l’oli d'oliva"))).toBe(7);
    expect(readingMinutes(of('uno'))).toBe(1);
    expect(readingMinutes(of('palabra '.repeat(690)))).toBe(3);
  });

  it('cuts a text at the end of a word', () => {
    expect(excerpt('una frase corta', 15)).toBe('una frase corta');
    expect(excerpt('una frase,  algo más larga', 13)).toBe('una frase…');
    expect(excerpt('anticonstitucional', 5)).toBe('anti…');
    for (const length of [1, 5, 12, 30]) {
      expect(excerpt('palabras y más palabras sin fin', length).length).toBeLessThanOrEqual(length);
    }
  });
});
