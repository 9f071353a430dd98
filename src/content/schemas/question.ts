import * as v from 'valibot';
import { displayOrder, documentFields, isActive, localizedString } from './common.ts';
import { field } from './field.ts';

/** A question that visitors ask, with its answer. */
export const question = v.object({
  ...documentFields,
  _type: v.literal('question'),
  question: field(localizedString, {
    label: { es: 'Pregunta', en: 'Question' },
    input: 'text',
  }),
  answer: field(localizedString, {
    label: { es: 'Respuesta', en: 'Answer' },
    help: {
      es: 'Puede nombrar cifras de las condiciones, como {{leadDays}}.',
      en: 'It may name figures of the booking terms, such as {{leadDays}}.',
    },
    input: 'multiline',
  }),
  isActive,
  displayOrder,
});

export type Question = v.InferOutput<typeof question>;
