import { blockOfKind, layout, ofService } from '../../block-fields.ts';

export const block = blockOfKind(
  'testimonials',
  { es: 'Testimonios', en: 'Testimonials' },
  { layout, ofService },
);
