import { usePage } from '../../page-context.server.ts';
import { loadCopy } from '../../load-copy.server.ts';
import { defineBlock } from '../block.server.ts';
import { Island } from '../../Island.server.tsx';
import { contactDetails } from '../contact-details.server.ts';
import { mapPicture, mapQuery } from '../place.server.ts';
import { Section } from '../Section.server.tsx';

/** Where the business is: its map picture, and Google's for whoever asks for it; nothing without an address. */
export const placeBlock = defineBlock({
  kind: 'place',
  load: async ({ content, place }) => ({
    map: await loadCopy(content, 'map'),
    isAbout: place === 'about',
  }),
  View({ block, data: { map, isAbout } }) {
    const page = usePage();
    const { t, text } = page;
    if (!contactDetails(page).address) return null;
    page.useSheets('map');
    return (
      <Section ground="linen" layout="halves">
        <div className="stack">
          <h2>{text(block.title) || t(isAbout ? 'about:find' : 'contact:find')}</h2>
          <p className="lead">{text(block.text)}</p>
        </div>
        <Island
          name="MapOnRequest"
          props={{ query: mapQuery(page), picture: mapPicture(page, map) }}
        />
      </Section>
    );
  },
});
