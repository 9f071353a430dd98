import { blockOfKind, text } from '../../block-fields.ts';

export const block = blockOfKind('services', { es: 'Servicios', en: 'Services' }, { text });
