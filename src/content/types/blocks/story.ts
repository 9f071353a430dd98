import { blockOfKind } from '../../block-fields.ts';

export const block = blockOfKind('story', { es: 'La historia', en: 'The story' }, {});
