import * as v from 'valibot';
import { localizedString, serviceKey } from './types/common.ts';
import { field, optionalField, type Bilingual } from './types/field.ts';
import { namingText } from './types/texts.ts';

/** What every block has: its key in the list, and a heading in place of the usual one. */
const heading = {
  _key: v.optional(v.string()),
  title: optionalField(localizedString, {
    label: { es: 'Título', en: 'Heading' },
    help: { es: 'Vacío: el de siempre.', en: 'Left empty: the usual one.' },
  }),
};

/**
 * A part of a page, of one kind. Each is one of the site's own components, so that whatever an owner
 * puts together is quick, accessible and translated; one that has nothing to show leaves no heading.
 * What it is called is what the office offers it as. Fields that kinds share are the same in each of
 * them: the office shows them by their names.
 */
export function blockOfKind<const Type extends string, const Entries extends v.ObjectEntries>(
  type: Type,
  label: Bilingual,
  entries: Entries,
) {
  return field(v.object({ _type: v.literal(type), ...heading, ...entries }), { label });
}

export const text = optionalField(namingText, {
  label: { es: 'Texto', en: 'Text' },
  input: 'multiline',
});

/** How a block shows its items: all of them at once, or one after another. */
export const layout = optionalField(
  v.picklist(['all', 'carousel']),
  {
    label: { es: 'Se ven', en: 'Shown' },
    choices: {
      all: { es: 'Todos a la vez', en: 'All at once' },
      carousel: { es: 'Uno tras otro', en: 'One after another' },
    },
  },
  'all',
);

const OF_SERVICE = { es: 'De qué servicio', en: 'Of which service' };

/** The service that a block is about, on a page that is not a service's own. */
export const ofService = optionalField(serviceKey, {
  label: OF_SERVICE,
  help: {
    es: 'En la página de un servicio, vacío es ese; en las demás, todos.',
    en: 'Left empty, it’s that of a service’s own page, and all of them on others.',
  },
  isSeldom: true,
});

/** The same of the form that asks for one. */
export const askedService = optionalField(serviceKey, {
  label: OF_SERVICE,
  help: {
    es: 'Vacío, el de la página del servicio, o el que elija quien lo rellena. Mientras no haya ningún servicio publicado, el formulario no sale.',
    en: 'Left empty, it’s that of a service’s own page, or the visitor’s choice. While no service is published, the form isn’t shown.',
  },
});

export const switchOf = (label: Bilingual) => optionalField(v.boolean(), { label }, false);

/** How many dishes are chosen, people. */
export const count = (label: Bilingual) =>
  optionalField(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), { label });
