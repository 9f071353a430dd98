import { loadCopy } from '../../load-copy.server.ts';
import { defineBlock } from '../block.server.ts';
import { Island } from '../../Island.server.tsx';
import { reviewsProps } from '../../islands/props.server.ts';
import { contactDetails } from '../contact-details.server.ts';
import { usePage } from '../../page-context.server.ts';
import { Section } from '../Section.server.tsx';

/** What reviewers say on the provider's site, or a map and the way there; nothing without an address. */
export const reviewsBlock = defineBlock({
  kind: 'reviews',
  load: ({ content }) => loadCopy(content, 'map'),
  View({ data: map }) {
    const page = usePage();
    // Nobody knows yet where the business is.
    if (!page.hasReviews && !contactDetails(page).address) return null;
    page.useSheets('map');
    if (page.hasReviews) page.useSheets('reviews');
    return (
      <Section>
        <Island name="ReviewsSection" hydrateOn="visible" props={reviewsProps(page, map)} />
      </Section>
    );
  },
});
