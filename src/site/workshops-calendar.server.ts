import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { localize, placeAddress, seatPrice } from '../content/index.ts';
import { formatPrice, localizedPath, timeZone } from '../i18n/index.ts';
import { calendarTimeZone } from '../i18n/index.server.ts';
import { fileWords } from './file-words.server.ts';
import type { FileContext, GeneratedFile } from './generated-file.server.ts';
import type { Parameter } from './parameters.server.ts';
import { datePath, endOf, readOpenDates, startOf } from './workshop-dates.server.ts';

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

async function calendar(file: FileContext): Promise<string | null> {
  const { content, language, siteUrl, values } = file;
  const [all, hours, { settings, siteName: name, t, text }] = await Promise.all([
    readOpenDates(content),
    content.openingHours(),
    fileWords(file, language),
  ]);
  const wanted = values['date'];
  const dates = wanted === undefined ? all : all.filter(({ date }) => date._id === wanted);
  if (wanted !== undefined && dates.length === 0) return null;
  const { hostname } = new URL(siteUrl);
  const { address, email } = settings?.contactInfo ?? {};
  const events = ical({
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
    events.createEvent({
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
  return `${events.toString()}\r\n`;
}
