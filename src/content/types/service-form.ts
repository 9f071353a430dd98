import * as v from 'valibot';
import { localizedList, localizedString, items } from './common.ts';
import { oneOf, inGroup, field, optionalField, type Bilingual } from './field.ts';

/** How the answer to a question of a business's own is given. */
const questionKind = oneOf({
  text: { es: 'Un texto corto', en: 'A short text' },
  longText: { es: 'Un texto largo', en: 'A long text' },
  number: { es: 'Un número', en: 'A number' },
  choice: { es: 'Una opción', en: 'One option' },
  several: { es: 'Varias opciones', en: 'Several options' },
  date: { es: 'Una fecha', en: 'A date' },
  time: { es: 'Una hora', en: 'A time' },
  picture: { es: 'Una foto', en: 'A photo' },
});

/** Questions of its own that a service may ask at most. */
const MOST_QUESTIONS = 10;

/** Of these, how many may ask for a picture, which is as large as a hundred other answers; `MOST_PICTURES` of requests. */
const MOST_PICTURES = 3;

const isPicture = ({ kind }: { readonly kind: string }) => kind === 'picture';

const ASKED = {
  required: { es: 'Obligatoria', en: 'Required' },
  asked: { es: 'Opcional', en: 'Optional' },
  no: { es: 'No se pregunta', en: 'Not asked' },
} as const;

/** Whether one of the form's usual questions is asked; without it, as the form always does. */
const usual = (label: Bilingual) =>
  optionalField(v.picklist(['required', 'asked', 'no']), { label, choices: ASKED });

/** What the request form asks of who would like a service. */
export const serviceForm = {
  ...inGroup('request', {
    asks: optionalField(
      v.object({
        lastName: usual({ es: 'Apellidos', en: 'Last name' }),
        phone: usual({ es: 'Teléfono', en: 'Phone' }),
        requestedDate: usual({ es: 'Fecha', en: 'Date' }),
        requestedTime: usual({ es: 'Hora', en: 'Time' }),
        participants: usual({ es: 'Número de personas', en: 'Number of people' }),
        company: usual({ es: 'Empresa', en: 'Company' }),
        // Nobody has to tell of their health.
        allergy: optionalField(v.picklist(['asked', 'no']), {
          label: { es: 'Alergias', en: 'Allergies' },
          choices: { asked: ASKED.asked, no: ASKED.no },
        }),
        message: usual({ es: 'Mensaje', en: 'Message' }),
      }),
      {
        label: { es: 'Preguntas de siempre', en: 'Usual questions' },
        help: {
          es: 'Sin elegir nada, el formulario pregunta lo de siempre.',
          en: 'Where nothing is chosen, the form asks as it always does.',
        },
      },
    ),
    /** How the number of people is asked for; without it by a few ranges. */
    people: optionalField(v.picklist(['number']), {
      label: { es: 'Número de personas', en: 'Number of people' },
      help: { es: 'Ninguno: se elige un tramo.', en: 'None: a range is chosen.' },
      choices: {
        number: {
          es: 'Se escribe, dentro del mínimo y el máximo de los grupos',
          en: 'Typed in, within the smallest and the largest group',
        },
      },
    }),
    /** Which times can be chosen; without it morning, afternoon and evening. */
    times: optionalField(v.picklist(['hours']), {
      label: { es: 'Horas que se ofrecen', en: 'Times to choose from' },
      help: {
        es: 'Ninguno: mañana, mediodía y tarde.',
        en: 'None: morning, afternoon and evening.',
      },
      choices: {
        hours: {
          es: 'Cada hora de su horario, o del lugar',
          en: 'Each of its own hours, or of the place’s',
        },
      },
    }),
    questions: optionalField(
      v.pipe(
        items({
          key: field(v.pipe(v.string(), v.minLength(1), v.maxLength(64)), {
            label: { es: 'Clave', en: 'Key' },
            isInternal: true,
          }),
          label: field(localizedString, { label: { es: 'Pregunta', en: 'Question' } }),
          help: optionalField(localizedString, { label: { es: 'Ayuda', en: 'Help' } }),
          kind: field(questionKind, { label: { es: 'Se responde con', en: 'Answered with' } }),
          options: optionalField(localizedList, {
            label: { es: 'Opciones', en: 'Options' },
            help: {
              es: 'Una por línea, doce como mucho, en el mismo orden en cada idioma. Sin opciones, una pregunta con opciones no se ve.',
              en: 'One a line, twelve at most, in the same order in every language. A question with options that has none isn’t shown.',
            },
          }),
          isRequired: optionalField(
            v.boolean(),
            { label: { es: 'Obligatoria', en: 'Required' } },
            false,
          ),
        }),
        v.maxLength(MOST_QUESTIONS),
        v.checkItems(
          ({ kind }, at, all) =>
            kind !== 'picture' || all.slice(0, at).filter(isPicture).length < MOST_PICTURES,
        ),
      ),
      {
        label: { es: 'Preguntas propias', en: 'Questions of your own' },
        help: {
          es: 'Diez como mucho, y tres de ellas con foto. No preguntes por la salud: para las alergias está la pregunta de siempre, que se guarda cifrada.',
          en: 'Ten at most, three of them with a photo. Don’t ask about health: for allergies there is the usual question, which is kept encrypted.',
        },
      },
      [],
    ),
  }),
};
