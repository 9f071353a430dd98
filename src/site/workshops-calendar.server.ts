import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { createTexts, localize, placeAddress } from '../content/index.ts';
import { readWordOverrides } from '../content/index.server.ts';
import { formatPrice, localizedPath, timeZone } from '../i18n/index.ts';
import { calendarTimeZone, overridesIn, translator } from '../i18n/index.server.ts';
import type { FileContext, GeneratedFile } from './generated-file.server.ts';
import type { Parameter } from './parameters.server.ts';
import { datePath, endOf, readOpenDates, seatPrice, startOf } from './workshop-dates.server.ts';

/** How often a calendar program may look for changes, seconds. */
const HALF_A_DAY = 12 * 60 * 60;

/** A date that says nothing of its last change. */
const LONG_AGO = '2026-01-01T00:00:00Z';

/** The ids of the open dates. */
export const dateParameter: Parameter = {
  values: async ({ content }) => (await readOpenDates(content)).map(({ date }) => date._id),
};

/**
 * The open dates of the workshops as a calendar to subscribe to (RFC 5545), or one of them. Past
 * dates stay in it, as in anybody's calendar, so that it changes with the content alone.
 */
export const workshopsCalendar: GeneratedFile = {
  path: '/workshops.ics',
  contentType: 'text/calendar; charset=utf-8',
  isPerLanguage: true,
  parameters: { date: dateParameter },
  write: calendar,
};

async function calendar({
  content,
  language,
  siteUrl,
  values,
}: FileContext): Promise<string | null> {
  const [all, settings, terms, hours, overrides] = await Promise.all([
    readOpenDates(content),
    content.globalSettings(),
    content.bookingTerms(),
    content.openingHours(),
    readWordOverrides(content),
  ]);
  const wanted = values['date'];
  const dates = wanted === undefined ? all : all.filter(({ date }) => date._id === wanted);
  if (wanted !== undefined && dates.length === 0) return null;
  const t = translator(language, overridesIn(overrides, language));
  const { host, hostname } = new URL(siteUrl);
  const name = settings?.siteName ?? host;
  const { text } = createTexts(language, terms, name);
  const { address, email } = settings?.contactInfo ?? {};
  const file = ical({
    prodId: {
      company: name.replace(/\s+/g, ' '),
      product: 'Website',
      language: language.toUpperCase(),
    },
    name: t('dates:calendarName', { name }),
    method: ICalCalendarMethod.PUBLISH,
    ttl: HALF_A_DAY,
    // Without a name, so that the time stamps stay in UTC as RFC 5545 requires.
    timezone: { name: null, generator: calendarTimeZone },
  });
  for (const one of dates) {
    const { date, workshop } = one;
    const place = hours?.places.find(({ key }) => key === workshop.service.place);
    const title = localize(workshop.title, language);
    const url = siteUrl + localizedPath(datePath(one), language);
    const price = formatPrice(seatPrice(one), language);
    const changed = new Date(date._updatedAt ?? LONG_AGO);
    const lines = [text(workshop.summary), text(date.note)];
    if (!date.isFull) lines.push(t('dates:calendarText', { price, address: url }));
    file.createEvent({
      id: `${date._id}@${hostname}`,
      stamp: changed,
      lastModified: changed,
      // Times without an offset are written unchanged, as local times of `timezone`.
      start: `${startOf(one)}:00`,
      end: `${endOf(one)}:00`,
      timezone: timeZone(),
      status: ICalEventStatus.CONFIRMED,
      summary: date.isFull ? t('dates:calendarFull', { title }) : title,
      description: lines.filter(Boolean).join('\n'),
      location: (place && placeAddress(place, language)) || text(address) || null,
      organizer: email ? { name, email } : null,
      url,
    });
  }
  return `${file.toString()}\r\n`;
}
