import { loadCopy } from '../../load-copy.server.ts';
import { defineBlock } from '../block.server.ts';
import { Reviews } from '../Reviews.server.tsx';

/** What reviewers say on the provider's site, or a map and the way there. */
export const reviewsBlock = defineBlock({
  kind: 'reviews',
  load: ({ content }) => loadCopy(content, 'map'),
  View: ({ data: map }) => <Reviews map={map} />,
});
