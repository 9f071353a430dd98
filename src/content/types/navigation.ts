import * as v from 'valibot';
import { singleton } from '../collection.ts';
import { documentFields, localizedString, item } from './common.ts';
import { inGroup, field, optionalField, type Bilingual } from './field.ts';

const link = item({
  address: field(v.pipe(v.string(), v.regex(/^(\/(?!\/)|https:\/\/)\S*$/), v.maxLength(2_000)), {
    label: { es: 'Adónde lleva', en: 'Where it leads' },
    help: {
      es: 'Una dirección de la web, como /menu, o de otra, con https://.',
      en: 'An address of the site, such as /menu, or of another one, with https://.',
    },
  }),
  label: optionalField(localizedString, {
    label: { es: 'Texto', en: 'Text' },
    help: { es: 'Vacío: el nombre de la página.', en: 'Left empty: the name of the page.' },
  }),
});

const links = (label: Bilingual, group: string) =>
  optionalField(
    v.pipe(v.array(link), v.maxLength(30)),
    {
      label,
      help: {
        es: 'Vacío: los de siempre. Lo que lleva a una página que no se ve no se ve.',
        en: 'Left empty: the usual ones. What leads to a page that isn’t shown isn’t shown.',
      },
      group,
    },
    [],
  );

/** Singleton: where the bar, its button and the footer lead. */
export const navigation = v.object({
  ...documentFields,
  _type: v.literal('navigation'),
  bar: links({ es: 'Enlaces de la barra', en: 'Links of the bar' }, 'bar'),
  ...inGroup('bar', {
    hasButton: optionalField(
      v.boolean(),
      { label: { es: 'Con un botón al final', en: 'With a button at its end' } },
      true,
    ),
    button: optionalField(link, {
      label: { es: 'Botón', en: 'Button' },
      help: { es: 'Vacío: a la página de contacto.', en: 'Left empty: to the contact page.' },
    }),
  }),
  footer: links({ es: 'Páginas del pie', en: 'Pages of the footer' }, 'footer'),
  legal: links({ es: 'Enlaces legales', en: 'Legal links' }, 'footer'),
});

export type Navigation = v.InferOutput<typeof navigation>;
export type NavigationLink = v.InferOutput<typeof link>;

export const navigationCollection = singleton('navigation', navigation, {
  place: 185,
  page: '/',
  form: {
    one: { es: 'navegación', en: 'navigation' },
    groups: {
      bar: { es: 'Barra', en: 'Bar' },
      footer: { es: 'Pie', en: 'Footer' },
    },
  },
});
