import * as v from 'valibot';
import { localizedString } from './common.ts';
import { field } from './field.ts';

/** What search engines and shared links show of a page, where that is not what it says itself. */
export const headFields = {
  headTitle: v.optional(
    field(localizedString, {
      label: { es: 'Título para buscadores', en: 'Title for search engines' },
      help: {
        es: 'De 30 a 60 caracteres: qué es, dónde y de quién. El nombre del negocio se escribe {{siteName}}.',
        en: '30 to 60 characters: what it is, where and whose. The name of the business is written {{siteName}}.',
      },
      input: 'text',
    }),
  ),
  headDescription: v.optional(
    field(localizedString, {
      label: { es: 'Descripción para buscadores', en: 'Description for search engines' },
      help: {
        es: 'De 70 a 155 caracteres: qué hay, para cuántos, desde qué precio. Puede nombrar cifras: {{leadDays}}, {{price.workshop}}, {{siteName}}.',
        en: '70 to 155 characters: what there is, for how many, from what price. It may name figures: {{leadDays}}, {{price.workshop}}, {{siteName}}.',
      },
      input: 'multiline',
    }),
  ),
};
