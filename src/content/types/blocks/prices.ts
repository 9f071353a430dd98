import { blockOfKind, ofService } from '../../block-fields.ts';

export const block = blockOfKind(
  'prices',
  { es: 'Precios y condiciones', en: 'Prices and conditions' },
  { ofService },
);
