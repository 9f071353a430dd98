import { Island } from '../Island.tsx';
import { reviewsProps } from '../islands/props.server.ts';
import { usePage } from '../page-context.ts';
import { mapQuery, reviewsUrl } from './place.ts';

/** What reviewers say on the provider's site, or a map and the way there. */
export function Reviews() {
  const page = usePage();
  page.useSheets('reviews');
  const places = { readUrl: reviewsUrl(page), mapQuery: mapQuery(page) };
  return (
    <section className="section">
      <div className="wrap">
        <Island name="ReviewsSection" hydrateOn="visible" props={reviewsProps(page, places)} />
      </div>
    </section>
  );
}
