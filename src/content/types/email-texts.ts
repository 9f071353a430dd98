import * as v from 'valibot';
import { singleton } from '../collection.ts';
import { documentFields, localizedString } from './common.ts';
import { optionalField } from './field.ts';
import { figureText } from './texts.ts';

/** Singleton: the sentences of the automatic emails that speak of the business. */
export const emailTexts = v.object({
  ...documentFields,
  _type: v.literal('emailTexts'),
  tagline: optionalField(localizedString, {
    label: { es: 'Lema bajo el nombre', en: 'Line beneath the name' },
  }),
  requestAnswer: optionalField(figureText, {
    label: { es: 'Solicitud: la respuesta', en: 'Request: the answer' },
  }),
  requestDeposit: optionalField(figureText, {
    label: { es: 'Solicitud: la señal', en: 'Request: the deposit' },
  }),
  requestNotice: optionalField(figureText, {
    label: { es: 'Solicitud: la antelación', en: 'Request: the notice' },
  }),
  requestSoon: optionalField(figureText, {
    label: { es: 'Solicitud para muy pronto', en: 'Request at short notice' },
    help: {
      es: 'Arriba del correo, en lugar de la antelación, cuando la fecha está muy cerca.',
      en: 'At the top, in place of the notice, when the date is very close.',
    },
  }),
  requestExtras: optionalField(figureText, {
    label: { es: 'Solicitud: lo que va aparte', en: 'Request: what is charged separately' },
    help: { es: 'Antes de la firma.', en: 'Just before the signature.' },
  }),
  contactBooking: optionalField(figureText, {
    label: { es: 'Mensaje: cómo reservar', en: 'Message: how to book' },
  }),
  feedbackBooking: optionalField(figureText, {
    label: { es: 'Opinión: cómo repetir', en: 'Feedback: how to come back' },
  }),
});

export type EmailTexts = v.InferOutput<typeof emailTexts>;

export const emailTextsCollection = singleton('emailTexts', emailTexts, {
  place: 170,
  page: '/emails',
  // As the words of emails: what a customer is told in the business's name, how to pay among it.
  isOwnerOnly: true,
  form: { one: { es: 'textos de los correos', en: 'texts of the emails' } },
  keepsOriginal: true,
  fallsBackToSample: true,
});
