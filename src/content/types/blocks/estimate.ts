import { blockOfKind } from '../../block-fields.ts';

export const block = blockOfKind(
  'estimate',
  { es: 'Calculadora de presupuesto', en: 'Price estimate' },
  {},
);
