import { blockOfKind } from '../../block-fields.ts';

export const block = blockOfKind(
  'compare',
  { es: 'Los servicios, comparados', en: 'The services compared' },
  {},
);
