import * as v from 'valibot';
import { blockOfKind } from '../../block-fields.ts';
import { optionalField } from '../field.ts';

export const block = blockOfKind(
  'photos',
  { es: 'Fotos de «Nosotros»', en: 'Photos of “About”' },
  {
    of: optionalField(
      v.picklist(['service', 'events']),
      {
        label: { es: 'De qué', en: 'Of what' },
        choices: {
          service: { es: 'De un servicio', en: 'Of a service' },
          events: { es: 'De eventos', en: 'Of events' },
        },
      },
      'service',
    ),
  },
);
