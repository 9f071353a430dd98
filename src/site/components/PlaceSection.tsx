import { Island } from '../Island.tsx';
import { usePage } from '../page-context.ts';
import { mapQuery } from './place.ts';

interface PlaceSectionOptions {
  title: string;
  text: string;
}

/** Where the business is: a drawn map, and Google's for whoever asks for it. */
export function PlaceSection({ title, text }: PlaceSectionOptions) {
  const page = usePage();
  page.useSheets('page', 'reviews');
  return (
    <section className="section linen">
      <div className="wrap halves place">
        <div className="stack">
          <h2>{title}</h2>
          <p className="lead">{text}</p>
        </div>
        <Island name="MapOnRequest" props={{ query: mapQuery(page) }} />
      </div>
    </section>
  );
}
