import { blockOfKind } from '../../block-fields.ts';

/** Stands, on a page of the site, for what that page is there for: the menu, the posts, the gallery. */
export const block = blockOfKind(
  'body',
  { es: 'Lo propio de la página', en: 'The page’s own part' },
  {},
);
