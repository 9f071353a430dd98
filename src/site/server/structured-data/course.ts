import { type Workshop } from '../../../content/index.ts';
import type { PageContext } from '../page-context.ts';
import { sharedPictureUrl } from '../shared-picture.ts';
import { businessId } from './business.ts';

const MINUTES_PER_HOUR = 60;

/** https://schema.org/Course of a workshop: it is held whenever a group asks for it, so it has no date. */
export function course(page: PageContext, workshop: Workshop): object {
  const { text } = page;
  const image = sharedPictureUrl(page, workshop.images[0]);
  return {
    '@type': 'Course',
    name: text(workshop.title),
    // As the page shows it, its paragraphs in one.
    description: text(workshop.description).replace(/\n{2,}/g, ' '),
    inLanguage: page.language,
    url: page.absolute(`/${workshop.kind}/${workshop.slug}`),
    provider: {
      '@id': businessId(page),
      '@type': 'FoodEstablishment',
      name: page.settings?.siteName,
    },
    ...(image && { image }),
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      price: workshop.pricePerPerson.toFixed(2),
      priceCurrency: 'EUR',
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Onsite',
      courseWorkload: duration(workshop.durationMinutes),
    },
  };
}

/** ISO 8601: `PT3H`, `PT1H30M`. */
function duration(minutes: number): string {
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  const rest = minutes % MINUTES_PER_HOUR;
  return `PT${hours ? `${hours}H` : ''}${rest ? `${rest}M` : ''}`;
}
