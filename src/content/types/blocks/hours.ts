import { blockOfKind } from '../../block-fields.ts';

export const block = blockOfKind('hours', { es: 'Horario', en: 'Opening hours' }, {});
