import {
  USUAL_BUSINESS,
  mainPlace,
  type GlobalSettings,
  placeAddress,
  type OwnPlace,
  type SpecialDays,
  type Texts,
} from '../../content/index.ts';
import { currencySign } from '../../i18n/index.ts';
import { networksIn } from '../blocks/networks.server.ts';
import { comingExceptions } from '../blocks/opening-words.server.ts';
import type { PageContext } from '../page-context.server.ts';
import { sharedPictureUrl } from '../shared-picture.server.ts';

/** Names of schema.org for ISO weekdays, Monday first. */
const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Where the business stands in the graph of every page that speaks of it. */
export function businessId({ siteUrl }: PageContext): string {
  return `${siteUrl}/#business`;
}

/** The business as the one that holds a course or a date. */
export function holder(page: PageContext): object {
  const { settings } = page;
  return {
    '@id': businessId(page),
    '@type': settings?.businessType ?? USUAL_BUSINESS,
    name: settings?.siteName,
    url: page.absolute('/'),
  };
}

/**
 * https://schema.org/FoodEstablishment or what the settings say it is: name, address, hours, as the footer of every page shows them,
 * and of the coming days with other hours as many as the page lists. Nothing while there are no settings.
 */
export function foodEstablishment(page: PageContext, exceptions = 0): object[] {
  const { settings, hours, now, text } = page;
  if (!settings) return [];
  const { contactInfo, socialMedia, defaultSeo } = settings;
  // Those that the footer shows.
  const networks = networksIn(socialMedia, page).map(({ href }) => href);
  const image = sharedPictureUrl(page, defaultSeo?.image);
  return [
    {
      '@type': settings.businessType ?? USUAL_BUSINESS,
      '@id': businessId(page),
      name: settings.siteName,
      description: text(settings.siteDescription),
      url: page.absolute('/'),
      ...(image && { image }),
      ...(contactInfo.phone && { telephone: contactInfo.phone }),
      ...(contactInfo.email && { email: contactInfo.email }),
      ...addressOf(contactInfo, text),
      ...(contactInfo.location && { geo: { '@type': 'GeoCoordinates', ...contactInfo.location } }),
      // Stored as euro signs, whatever the currency.
      ...(contactInfo.priceRange && {
        priceRange: contactInfo.priceRange.replaceAll('€', currencySign()),
      }),
      ...(networks.length > 0 && { sameAs: networks }),
      // Whose own data has the dishes; only what serves food has one.
      ...(settings.businessType !== 'LocalBusiness' &&
        page.isShown('/menu/all') && { hasMenu: page.absolute('/menu/all') }),
      ...(hours && placeHours(mainPlace(hours), comingExceptions(hours, now, exceptions))),
      ...departmentsOf(page, exceptions),
    },
  ];
}

/** The other places that have an address of their own, each with its type and its hours. */
function departmentsOf(page: PageContext, exceptions: number): object {
  const { settings, hours, now, text, language } = page;
  if (!hours) return {};
  const coming = comingExceptions(hours, now, exceptions);
  const department = hours.places
    .filter((place) => place !== mainPlace(hours) && placeAddress(place, language) !== '')
    .map((place) => ({
      '@type': place.type ?? settings?.businessType ?? USUAL_BUSINESS,
      '@id': `${page.siteUrl}/#${encodeURIComponent(place.key)}`,
      name: text(place.name),
      ...addressOf(place, text),
      ...(place.location && { geo: { '@type': 'GeoCoordinates', ...place.location } }),
      ...placeHours(place, coming),
    }));
  return department.length > 0 ? { department } : {};
}

/** The address of the business or of a place: in parts where it has them, else as one line. */
export function addressOf(
  {
    address,
    postalAddress,
  }: Pick<GlobalSettings['contactInfo'] | OwnPlace, 'address' | 'postalAddress'>,
  text: Texts['text'],
): object {
  if (!postalAddress) return address ? { address: text(address) } : {};
  const { street, postalCode, locality, region, country } = postalAddress;
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      ...(postalCode && { postalCode }),
      addressLocality: locality,
      ...(region && { addressRegion: region }),
      addressCountry: country,
    },
  };
}

/** A place's hours; the days on which it is closed or keeps other hours stand apart. */
function placeHours(place: OwnPlace | undefined, exceptions: readonly SpecialDays[]): object {
  return {
    openingHoursSpecification: (place?.weekly ?? []).map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => WEEKDAYS[day - 1]),
      opens,
      closes: closing(closes),
    })),
    ...(exceptions.length > 0 && {
      specialOpeningHoursSpecification: exceptions.map(({ from, to, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: from,
        validThrough: to,
        // Closed all day is written as opening and closing at midnight.
        opens: opens ?? '00:00',
        closes: closing(closes ?? '00:00'),
      })),
    }),
  };
}

/** Machines that read hours take no 24:00, and 00:00 for the morning. */
const closing = (clock: string) => (clock === '24:00' ? '23:59' : clock);
