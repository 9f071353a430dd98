import { blockOfKind, text } from '../../block-fields.ts';

export const block = blockOfKind('team', { es: 'El equipo', en: 'The team' }, { text });
