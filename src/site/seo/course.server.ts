import type { PageContext } from '../page-context.server.ts';
import { workshopPath, type ShownWorkshop } from '../shown-workshops.server.ts';
import type { OpenDate } from '../workshop-dates.server.ts';
import { holder } from './business.server.ts';
import { eventPlace, eventTimes, seatOffer, workshopWords } from './event.server.ts';
import { priceOf } from './price.server.ts';

const MINUTES_PER_HOUR = 60;

/**
 * https://schema.org/Course of a workshop: it is held whenever a group asks for it, and on its open
 * dates for whoever comes.
 */
export function course(
  page: PageContext,
  workshop: ShownWorkshop,
  dates: readonly OpenDate[] = [],
): object {
  const instance = {
    '@type': 'CourseInstance',
    courseMode: 'Onsite',
    courseWorkload: duration(workshop.durationMinutes),
  };
  return {
    '@type': 'Course',
    ...workshopWords(page, workshop),
    inLanguage: page.language,
    url: page.absolute(workshopPath(workshop)),
    provider: holder(page),
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      ...priceOf(workshop.pricePerPerson),
    },
    hasCourseInstance: dates.length
      ? dates.map((one) => ({
          ...instance,
          ...eventTimes(one),
          location: eventPlace(page, workshop.service),
          offers: seatOffer(page, one),
        }))
      : instance,
  };
}

/** ISO 8601: `PT3H`, `PT1H30M`. */
function duration(minutes: number): string {
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  const rest = minutes % MINUTES_PER_HOUR;
  return `PT${hours ? `${hours}H` : ''}${rest ? `${rest}M` : ''}`;
}
