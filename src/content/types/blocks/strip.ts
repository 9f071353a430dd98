import { blockOfKind } from '../../block-fields.ts';

export const block = blockOfKind(
  'strip',
  { es: 'Una foto de cada servicio', en: 'A photo of each service' },
  {},
);
