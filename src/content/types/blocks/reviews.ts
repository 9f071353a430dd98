import { blockOfKind } from '../../block-fields.ts';

export const block = blockOfKind(
  'reviews',
  { es: 'Reseñas, o el plano', en: 'Reviews, or the map' },
  {},
);
