import { describe, expect, it } from 'vitest';
import type { ContentService } from '../content/index.ts';
import { noContent } from '../content/testing/no-content.ts';
import { read } from '../content/testing/read.ts';
import { sampleDocument } from '../content/testing/sample-document.server.ts';
import { settings } from '../content/testing/samples.ts';
import { workshop, workshopDate } from '../content/testing/workshops.ts';
import { LANGUAGES, testPictures } from './testing/page.tsx';
import { workshopsCalendar } from './workshops-calendar.server.ts';

const content: ContentService = {
  ...noContent,
  globalSettings: async () =>
    read(
      'globalSettings',
      settings({ contactInfo: { email: 'hola@example.com', address: 'Paseo 14, Málaga' } }),
    ),
  services: async () => [read('service', sampleDocument('service', 'gastronomic', 'key'))],
  workshops: async (kind) => (kind === 'gastronomic' ? [read('workshop', workshop('queso'))] : []),
  workshopDates: async () => [
    read('workshopDate', workshopDate('enero', 'queso', '2027-01-22')),
    read(
      'workshopDate',
      workshopDate('julio', 'queso', '2027-07-09', { isFull: true, note: 'En inglés' }),
    ),
    read('workshopDate', workshopDate('sin-taller', 'otro', '2027-03-01')),
  ],
};

/** The lines of the calendar, those that were folded put together again. */
async function lines(
  language: 'es' | 'en',
  values = {},
  more: Partial<ContentService> = {},
): Promise<string[] | undefined> {
  const file = await workshopsCalendar.write({
    content: { ...content, ...more },
    language,
    offeredLanguages: async () => LANGUAGES,
    siteUrl: 'https://example.com',
    pictures: testPictures,
    now: new Date('2027-01-01T10:00:00Z'),
    freshUntil: () => undefined,
    values,
  });
  return file?.replace(/\r\n[ \t]/g, '').split('\r\n');
}

describe('the calendar of workshops', () => {
  it('has an event for each date of a workshop, in Madrid’s time', async () => {
    const all = (await lines('es')) ?? [];
    expect(all.at(0)).toBe('BEGIN:VCALENDAR');
    expect(all.at(-1)).toBe('');
    expect(all.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    expect(all).toContain('TZID:Europe/Madrid');
    expect(all).toContain('UID:enero@example.com');
    expect(all).toContain('DTSTART;TZID=Europe/Madrid:20270122T110000');
    expect(all).toContain('DTEND;TZID=Europe/Madrid:20270122T140000');
    expect(all).toContain('DTSTAMP:20261101T090000Z');
    expect(all).toContain('LOCATION:Paseo 14\\, Málaga');
    expect(all).toContain('X-WR-CALNAME:Talleres de La Sobremesa');
    expect(all.join()).toContain('https://example.com/gastronomic/queso?date=enero');
  });

  it('is where the service of the workshop has its place, if that has an address of its own', async () => {
    const places = [{ key: 'workshops', name: 'Obrador', weekly: [], address: 'Calle Ancha 2' }];
    const hours = read('openingHours', { _id: 'openingHours', _type: 'openingHours', places });
    const all = await lines('es', {}, { openingHours: async () => hours });
    expect(all).toContain('LOCATION:Calle Ancha 2');
  });

  it('says that a date is full, and asks nobody to ask for a seat on it', async () => {
    const [july = ''] = (await lines('es'))?.join('\n').split('BEGIN:VEVENT').slice(2) ?? [];
    expect(july).toContain('SUMMARY:Taller queso (completo)');
    expect(july).toContain('En inglés');
    expect(july).not.toContain('por plaza');
  });

  it('speaks the language of its address', async () => {
    const all = (await lines('en')) ?? [];
    expect(all).toContain('SUMMARY:Workshop queso');
    expect(all.join()).toContain('https://example.com/en/gastronomic/queso?date=enero');
  });

  it('can be of one date alone', async () => {
    const all = (await lines('es', { date: 'enero' })) ?? [];
    expect(all.filter((line) => line.startsWith('UID:'))).toEqual(['UID:enero@example.com']);
    expect(await lines('es', { date: 'nunca' })).toBeUndefined();
  });

  it('says the same every time, so that programs see only what changed', async () => {
    expect(await lines('es')).toEqual(await lines('es'));
  });
});
