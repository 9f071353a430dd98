import { blockOfKind } from '../../block-fields.ts';

export const block = blockOfKind('questions', { es: 'Preguntas frecuentes', en: 'Questions' }, {});
