import * as v from 'valibot';
import {
  CORNERS,
  DEFAULT_LOOK,
  FONT_PAIRS,
  HEX_COLOR,
  PATTERNS,
  type Corners,
  type LookColor,
} from '../../look/index.ts';
import { singleton } from '../collection.ts';
import { documentFields, picture } from './common.ts';
import { inGroup, optionalField, type Bilingual } from './field.ts';

const hex = v.pipe(v.string(), v.regex(HEX_COLOR), v.toLowerCase());

const color = (name: LookColor, label: Bilingual, help: Bilingual) =>
  optionalField(hex, { label, help, input: 'color' }, DEFAULT_LOOK[name]);

/** Singleton: the colours, fonts and corners of everything that the business shows. */
export const look = v.object({
  ...documentFields,
  _type: v.literal('look'),
  ground: color(
    'ground',
    { es: 'Fondo', en: 'Background' },
    {
      es: 'El papel de las páginas: un color claro. De noche la web se oscurece sola.',
      en: 'The paper of the pages: a light colour. At night the site turns dark by itself.',
    },
  ),
  ink: color(
    'ink',
    { es: 'Texto', en: 'Text' },
    { es: 'De noche, el fondo sale de él.', en: 'At night, the background comes from it.' },
  ),
  press: color(
    'press',
    { es: 'Botones', en: 'Buttons' },
    {
      es: 'Lo que se pulsa, los títulos pequeños y el nombre.',
      en: 'What’s pressed, small titles and the name.',
    },
  ),
  link: color(
    'link',
    { es: 'Enlaces', en: 'Links' },
    {
      es: 'También el azulejo y las franjas oscuras.',
      en: 'The tile and the dark bands as well.',
    },
  ),
  accent: color(
    'accent',
    { es: 'Acento', en: 'Accent' },
    { es: 'Avisos, líneas y marcas.', en: 'Notices, lines and marks.' },
  ),
  second: color(
    'second',
    { es: 'Segundo acento', en: 'Second accent' },
    {
      es: 'Lo que está bien: abierto, enviado, apto para una dieta.',
      en: 'What’s fine: open, sent, suitable for a diet.',
    },
  ),
  ...inGroup('shape', {
    fonts: optionalField(
      v.picklist(FONT_PAIRS),
      {
        label: { es: 'Letra', en: 'Typeface' },
        help: {
          es: 'Una para los títulos y otra para el texto. Solo se carga la elegida.',
          en: 'One for titles and one for text. Only the one you choose is loaded.',
        },
        choices: {
          warm: { es: 'Cálida: Fraunces y Figtree', en: 'Warm: Fraunces and Figtree' },
          classic: {
            es: 'Clásica: Playfair Display y Source Sans',
            en: 'Classic: Playfair Display and Source Sans',
          },
          modern: {
            es: 'Moderna: Bricolage Grotesque y Figtree',
            en: 'Modern: Bricolage Grotesque and Figtree',
          },
          friendly: {
            es: 'Cercana: Baloo y Nunito Sans',
            en: 'Friendly: Baloo and Nunito Sans',
          },
        },
      },
      DEFAULT_LOOK.fonts,
    ),
    corners: optionalField(
      v.picklist(Object.keys(CORNERS) as Corners[]),
      {
        label: { es: 'Esquinas', en: 'Corners' },
        choices: {
          square: { es: 'Rectas', en: 'Square' },
          soft: { es: 'Suaves', en: 'Soft' },
          round: { es: 'Redondas', en: 'Round' },
          veryRound: { es: 'Muy redondas', en: 'Very round' },
        },
      },
      DEFAULT_LOOK.corners,
    ),
    pattern: optionalField(
      v.picklist(PATTERNS),
      {
        label: { es: 'Dibujo', en: 'Pattern' },
        help: {
          es: 'La línea que separa las partes de una página.',
          en: 'The line between the parts of a page.',
        },
        choices: {
          none: { es: 'Ninguno', en: 'None' },
          tile: { es: 'Azulejo, en estos colores', en: 'Tile, in these colours' },
          own: { es: 'Una foto o un dibujo mío', en: 'A picture of mine' },
        },
      },
      DEFAULT_LOOK.pattern,
    ),
    patternPicture: optionalField(picture, {
      label: { es: 'Mi dibujo', en: 'My picture' },
      help: {
        es: 'Se repite en cuadrados de 48 píxeles. Solo se usa si en «Dibujo» pone «mío».',
        en: 'Repeated in squares of 48 pixels. Only used if “Pattern” says “of mine”.',
      },
    }),
  }),
});

export type LookDocument = v.InferOutput<typeof look>;

export const lookCollection = singleton('look', look, {
  place: 65,
  page: '/',
  form: {
    one: { es: 'aspecto', en: 'look' },
    groups: {
      colors: { es: 'Colores', en: 'Colours' },
      shape: { es: 'Letra y forma', en: 'Type and shape' },
    },
  },
});
