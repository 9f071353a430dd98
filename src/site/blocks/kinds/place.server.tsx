import { usePage } from '../../page-context.server.ts';
import { loadCopy } from '../../load-copy.server.ts';
import { defineBlock } from '../block.server.ts';
import type { LocalizedString, PageCopy } from '../../../content/index.ts';
import { Island } from '../../Island.server.tsx';
import { contactDetails } from '../contact-details.server.ts';
import { mapPicture, mapQuery } from '../place.server.ts';
import { Section } from '../Section.server.tsx';

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

interface PlaceSectionOptions {
  title: string;
  text: LocalizedString | undefined;
  /** What is said of the map picture. */
  map: PageCopy | null;
}

/** Where the business is: its map picture, and Google's for whoever asks for it; nothing without an address. */
function PlaceSection({ title, text, map }: PlaceSectionOptions) {
  const page = usePage();
  if (!contactDetails(page).address) return null;
  page.useSheets('page', 'map');
  return (
    <Section ground="linen" layout="halves place">
      <div className="stack">
        <h2>{title}</h2>
        <p className="lead">{page.text(text)}</p>
      </div>
      <Island
        name="MapOnRequest"
        props={{ query: mapQuery(page), picture: mapPicture(page, map) }}
      />
    </Section>
  );
}
