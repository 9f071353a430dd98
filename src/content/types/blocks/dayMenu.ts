import { blockOfKind, text } from '../../block-fields.ts';

export const block = blockOfKind('dayMenu', { es: 'Menú de hoy', en: 'Today’s menu' }, { text });
