import { blockOfKind, count, switchOf } from '../../block-fields.ts';
import { reference } from '../common.ts';
import { optionalField } from '../field.ts';

export const block = blockOfKind(
  'dishes',
  { es: 'Platos de una carta', en: 'Dishes of a menu' },
  {
    menu: optionalField(reference, {
      label: { es: 'Carta', en: 'Menu' },
      input: 'reference',
      to: ['submenu'],
    }),
    isChosenFrom: switchOf({
      es: 'El grupo elige entre ellos y los paga por persona',
      en: 'A group chooses from them and pays per person',
    }),
    least: count({ es: 'Platos que se eligen, como poco', en: 'Dishes chosen, at least' }),
    usual: count({ es: 'Platos que se suelen elegir', en: 'Dishes usually chosen' }),
  },
);
