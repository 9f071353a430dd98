import { blockOfKind, text } from '../../block-fields.ts';

export const block = blockOfKind('text', { es: 'Texto', en: 'Text' }, { text });
