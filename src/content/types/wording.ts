import * as v from 'valibot';
import { LANGUAGES } from '../../i18n/index.ts';
import { list } from '../collection.ts';
import { LANGUAGE_NAMES } from '../language-names.ts';
import { documentFields } from './common.ts';
import { field } from './field.ts';

/**
 * A text in the place of a word of the interface. That the word exists, and keeps its
 * `{{placeholders}}`, is checked beside the schema, where the catalogues are at hand.
 */
export const wording = v.object({
  ...documentFields,
  _type: v.literal('wording'),
  key: field(v.pipe(v.string(), v.regex(/^\w+:\w+(\.\w+)*$/)), {
    label: { es: 'Palabra', en: 'Word' },
  }),
  language: field(v.picklist(LANGUAGES.map(({ code }) => code)), {
    label: { es: 'Idioma', en: 'Language' },
    choices: LANGUAGE_NAMES,
  }),
  text: field(v.pipe(v.string(), v.minLength(1), v.maxLength(2_000)), {
    label: { es: 'Texto', en: 'Text' },
    input: 'multiline',
  }),
});

export const wordingCollection = list('wordings', wording, {
  place: 240,
  page: '/',
  // As documents, among them the words of how to pay; the office's words are changed by a route of their own.
  isOwnerOnly: true,
  confirmedFields: ['key', 'text'],
  form: {
    one: { es: 'palabra cambiada', en: 'changed word' },
    several: { es: 'palabras cambiadas', en: 'changed words' },
  },
  order: 'updatedAt',
});
