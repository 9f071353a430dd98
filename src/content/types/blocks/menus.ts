import { blockOfKind, ofService } from '../../block-fields.ts';

export const block = blockOfKind(
  'menus',
  { es: 'Menús de ejemplo', en: 'Sample menus' },
  { ofService },
);
