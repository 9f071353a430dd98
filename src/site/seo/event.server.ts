import { placeAddress, seatPrice, type Service } from '../../content/index.ts';
import { businessOffset } from '../../i18n/index.ts';
import { addressOf, holder } from './business.server.ts';
import type { PageContext } from '../page-context.server.ts';
import { sharedPictureUrl } from '../shared-picture.server.ts';
import type { ShownWorkshop } from '../shown-workshops.server.ts';
import { datePath, endOf, startOf, type OpenDate } from '../workshop-dates.server.ts';
import { priceOf } from './price.server.ts';

/** https://schema.org/Event of a day on which a workshop is held for whoever comes. */
export function event(page: PageContext, one: OpenDate): object {
  const { date, workshop } = one;
  const url = page.absolute(datePath(one));
  return {
    '@type': 'Event',
    '@id': url,
    ...workshopWords(page, workshop),
    ...eventTimes(one),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    maximumAttendeeCapacity: date.seats,
    location: eventPlace(page, workshop.service),
    offers: seatOffer(page, one),
    organizer: holder(page),
  };
}

/** What a workshop is called, what it is and how it looks, as its page shows it: its paragraphs in one. */
export function workshopWords(page: PageContext, workshop: ShownWorkshop): object {
  const image = sharedPictureUrl(page, workshop.images[0]);
  return {
    name: page.text(workshop.title),
    description: page.text(workshop.description).replace(/\n{2,}/g, ' '),
    ...(image && { image }),
  };
}

/** When it begins and ends, with the business's offset on that day: `2027-01-22T11:00:00+01:00`. */
export function eventTimes(one: OpenDate): { startDate: string; endDate: string } {
  const withOffset = (time: string) => `${time}:00${businessOffset(time)}`;
  return { startDate: withOffset(startOf(one)), endDate: withOffset(endOf(one)) };
}

/** What a seat costs, and whether there is one. */
export function seatOffer(page: PageContext, one: OpenDate): object {
  return {
    '@type': 'Offer',
    url: page.absolute(datePath(one)),
    ...priceOf(seatPrice(one)),
    availability: `https://schema.org/${one.date.isFull ? 'SoldOut' : 'InStock'}`,
  };
}

/** Where the workshops of a service are held: at its place, else at the business's address. */
export function eventPlace(
  { settings, hours, text, language }: PageContext,
  { place: key }: Pick<Service, 'place'>,
): object {
  const place = hours?.places.find((one) => one.key === key);
  if (place && placeAddress(place, language))
    return { '@type': 'Place', name: text(place.name), ...addressOf(place, text) };
  return {
    '@type': 'Place',
    name: settings?.siteName,
    ...(settings && addressOf(settings.contactInfo, text)),
  };
}
