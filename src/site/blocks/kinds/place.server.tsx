import { usePage } from '../../page-context.server.ts';
import { loadCopy } from '../../load-copy.server.ts';
import { defineBlock } from '../block.server.ts';
import { PlaceSection } from '../PlaceSection.server.tsx';

/** Where the business is, with its map. */
export const placeBlock = defineBlock({
  kind: 'place',
  load: async ({ content, place }) => ({
    map: await loadCopy(content, 'map'),
    isAbout: place === 'about',
  }),
  View({ block, data: { map, isAbout } }) {
    const { t, text } = usePage();
    const usual = t(isAbout ? 'about:find' : 'contact:find');
    return <PlaceSection title={text(block.title) || usual} text={block.text} map={map} />;
  },
});
