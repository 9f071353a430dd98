import * as v from 'valibot';
import { icon, localizedString, picture, reference } from './common.ts';
import { field } from './field.ts';
import type { Bilingual } from './field.ts';

/** What every block has: its key in the list, and a heading in place of the usual one. */
const heading = {
  _key: v.optional(v.string()),
  title: v.optional(
    field(localizedString, {
      label: { es: 'Título', en: 'Heading' },
      help: { es: 'Vacío: el de siempre.', en: 'Left empty: the usual one.' },
      input: 'text',
    }),
  ),
};

const text = v.optional(
  field(localizedString, { label: { es: 'Texto', en: 'Text' }, input: 'multiline' }),
);

/** A block of one kind; what it is called is what the office offers it as. */
function block<const Type extends string, const Entries extends v.ObjectEntries>(
  type: Type,
  label: Bilingual,
  entries: Entries,
) {
  return field(v.object({ _type: v.literal(type), ...heading, ...entries }), {
    label,
    input: 'object',
  });
}

/** How a block shows its items: all of them at once, or one after another. */
const layout = v.optional(
  field(v.picklist(['all', 'carousel']), {
    label: { es: 'Se ven', en: 'Shown' },
    input: 'choice',
    choices: {
      all: { es: 'Todos a la vez', en: 'All at once' },
      carousel: { es: 'Uno tras otro', en: 'One after another' },
    },
  }),
  'all',
);

const switchOf = (label: Bilingual) =>
  v.optional(field(v.boolean(), { label, input: 'switch' }), false);

/** How many dishes are chosen, people. */
const count = (label: Bilingual) =>
  v.optional(
    field(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), {
      label,
      input: 'number',
    }),
  );

/**
 * A part of a service's page. Each kind is one of the site's own components, so that whatever an owner
 * puts together is quick, accessible and translated; one that has nothing to show leaves no heading.
 * Fields that kinds share are the same in each of them: the office shows them by their names.
 */
export const serviceBlock = v.variant('_type', [
  block('text', { es: 'Texto', en: 'Text' }, { text }),
  block(
    'features',
    { es: 'Qué ofrece', en: 'What it offers' },
    {
      items: v.optional(
        field(
          v.array(
            v.object({
              _key: v.optional(v.string()),
              icon: v.optional(icon),
              title: field(localizedString, {
                label: { es: 'Título', en: 'Title' },
                input: 'text',
              }),
              text: field(localizedString, {
                label: { es: 'Texto', en: 'Text' },
                input: 'multiline',
              }),
            }),
          ),
          { label: { es: 'Ventajas', en: 'Points' }, input: 'list' },
        ),
        [],
      ),
    },
  ),
  block('prices', { es: 'Precios y condiciones', en: 'Prices and conditions' }, {}),
  block('menus', { es: 'Menús de ejemplo', en: 'Sample menus' }, {}),
  block('estimate', { es: 'Calculadora de presupuesto', en: 'Price estimate' }, {}),
  block(
    'dishes',
    { es: 'Platos de una carta', en: 'Dishes of a menu' },
    {
      menu: v.optional(
        field(reference, {
          label: { es: 'Carta', en: 'Menu' },
          input: 'reference',
          to: ['submenu'],
        }),
      ),
      isChosenFrom: switchOf({
        es: 'El grupo elige entre ellos y los paga por persona',
        en: 'A group chooses from them and pays per person',
      }),
      least: count({ es: 'Platos que se eligen, como poco', en: 'Dishes chosen, at least' }),
      usual: count({ es: 'Platos que se suelen elegir', en: 'Dishes usually chosen' }),
    },
  ),
  block(
    'courses',
    { es: 'Talleres', en: 'Workshops' },
    {
      text,
      hasFacts: switchOf({
        es: 'Con horario, precio y reserva del primero',
        en: 'With times, price and booking of the first',
      }),
    },
  ),
  block(
    'dates',
    { es: 'Fechas abiertas', en: 'Open dates' },
    { text, saysNone: switchOf({ es: 'Decir si no hay ninguna', en: 'Say so if there are none' }) },
  ),
  block('testimonials', { es: 'Testimonios', en: 'Testimonials' }, { layout }),
  block(
    'pictures',
    { es: 'Fotos', en: 'Photos' },
    {
      pictures: v.optional(
        field(v.array(picture), { label: { es: 'Fotos', en: 'Photos' }, input: 'list' }),
        [],
      ),
      layout,
    },
  ),
  block('hours', { es: 'Horario', en: 'Opening hours' }, {}),
  block('questions', { es: 'Preguntas frecuentes', en: 'Questions' }, {}),
  block('form', { es: 'Formulario de solicitud', en: 'Request form' }, {}),
]);

export type ServiceBlock = v.InferOutput<typeof serviceBlock>;
export type BlockKind = ServiceBlock['_type'];
/** A block of one kind. */
export type BlockOf<Kind extends BlockKind> = Extract<ServiceBlock, { readonly _type: Kind }>;

/** What a service's page shows until its owner arranges it. */
const USUAL = [
  ...(['features', 'prices', 'menus', 'estimate', 'dishes', 'courses', 'dates'] as const),
  ...(['testimonials', 'pictures', 'questions', 'form'] as const),
] as const;

/** The same as the values of a document. */
export const usualBlocks = () => USUAL.map((_type) => ({ _key: _type, _type }));

/** The first block of a kind; undefined where a service has none. */
export function blockOf<Kind extends BlockKind>(
  { blocks }: { readonly blocks: readonly ServiceBlock[] },
  kind: Kind,
): BlockOf<Kind> | undefined {
  return blocks.find((one): one is BlockOf<Kind> => one._type === kind);
}
