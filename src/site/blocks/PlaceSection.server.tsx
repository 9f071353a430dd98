import type { LocalizedString, PageCopy } from '../../content/index.ts';
import { Island } from '../Island.server.tsx';
import { contactDetails } from './contact-details.server.ts';
import { usePage } from '../page-context.server.ts';
import { mapPicture, mapQuery } from './place.server.ts';

interface PlaceSectionOptions {
  title: string;
  text: LocalizedString | undefined;
  /** What is said of the map picture. */
  map: PageCopy | null;
}

/** Where the business is: its map picture, and Google's for whoever asks for it; nothing without an address. */
export function PlaceSection({ title, text, map }: PlaceSectionOptions) {
  const page = usePage();
  if (!contactDetails(page).address) return null;
  page.useSheets('page', 'map');
  return (
    <section className="section linen">
      <div className="wrap halves place">
        <div className="stack">
          <h2>{title}</h2>
          <p className="lead">{page.text(text)}</p>
        </div>
        <Island
          name="MapOnRequest"
          props={{ query: mapQuery(page), picture: mapPicture(page, map) }}
        />
      </div>
    </section>
  );
}
