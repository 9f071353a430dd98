import { blockOfKind, text } from '../../block-fields.ts';

export const block = blockOfKind(
  'place',
  { es: 'Dónde está, con plano', en: 'Where it is, with a map' },
  { text },
);
