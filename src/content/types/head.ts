import { optionalField } from './field.ts';
import { namingText } from './texts.ts';

/** What search engines and shared links show of a page, where that is not what it says itself. */
export const headFields = {
  headTitle: optionalField(namingText, {
    label: { es: 'Título para buscadores', en: 'Title for search engines' },
    help: {
      es: 'De 30 a 60 caracteres: qué es, dónde y de quién.',
      en: '30 to 60 characters: what it is, where and whose.',
    },
  }),
  headDescription: optionalField(namingText, {
    label: { es: 'Descripción para buscadores', en: 'Description for search engines' },
    help: {
      es: 'De 70 a 155 caracteres: qué hay, para cuántos, desde qué precio.',
      en: '70 to 155 characters: what there is, for how many, from what price.',
    },
    input: 'multiline',
  }),
};
