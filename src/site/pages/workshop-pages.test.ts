import { load } from 'cheerio/slim';
import { expect, test } from 'vitest';
import type { ContentService } from '../../content/index.ts';
import { noContent } from '../../content/testing/no-content.ts';
import { read } from '../../content/testing/read.ts';
import { service } from '../../content/testing/samples.ts';
import { workshop, workshopDate } from '../../content/testing/workshops.ts';
import type { BookingLimits } from '../../requests/index.ts';
import { siteOver, pagesOf } from '../testing/site.ts';

const SERVICES = ['gastronomic', 'birthday'].map((key) =>
  read('service', { ...service(key), key, slug: key }),
);

const WORKSHOPS = [
  workshop('queso'),
  workshop('curry'),
  workshop('tarta', { kind: 'birthday' }),
].map((one) => read('workshop', one));

const DATES = [
  workshopDate('pasada', 'queso', '2026-12-31'),
  workshopDate('enero', 'queso', '2027-01-22'),
  workshopDate('completa', 'queso', '2027-02-19', { isFull: true }),
  workshopDate('julio', 'curry', '2027-07-09'),
].map((one) => read('workshopDate', one));

const content: ContentService = {
  ...noContent,
  services: async () => SERVICES,
  workshops: async (kind) => WORKSHOPS.filter((one) => one.kind === kind),
  workshopDates: async () => DATES,
};
const options = { now: () => new Date('2027-01-01T10:00:00Z') };
const page = pagesOf(content, options);

test('a request for a seat is taken on its day, which the forms are told', async () => {
  const { body } = await page('/api/booking');
  const { services } = JSON.parse(body) as BookingLimits;
  const days = Object.entries(services ?? {}).map(([key, { openDays }]) => [key, openDays]);
  expect(Object.fromEntries(days)).toEqual({
    gastronomic: ['2027-01-22', '2027-07-09'],
  });
});

test('a seat has its time on the answer to a form without script, as long as its day is asked for', async () => {
  const site = siteOver(content, options);
  const timesOn = async (requestedDate: string, workshop: string) => {
    const values = { service: 'gastronomic', requestedDate, requestedTime: 'morning', workshop };
    const form = { values, errors: {}, challenge: undefined, returnTo: undefined };
    const answer = { kind: 'request', language: 'en', status: 422, form } as const;
    const $ = load(await site.formAnswer(answer));
    return $('[name=requestedTime] option:not([value=""])').text();
  };
  const seat = 'Workshop queso · 22 January 2027, 11:00';
  expect(await timesOn('2027-01-22', seat)).toBe('11:00-14:00');
  expect(await timesOn('2027-01-25', seat)).toContain('Morning');
  expect(await timesOn('2027-01-22', 'Workshop queso')).toContain('Morning');
});

test('the home page says of workshops what documents say, and not that its languages are spoken', async () => {
  expect((await page('/en')).$('.hero .facts').text()).toBe('3 hours a workshop');
});

test('the dialog of a workshop asks for the service of the workshop that it shows, whichever cards stand on the page', async () => {
  for (const { slug, kind } of WORKSHOPS) {
    const { body } = await page(`/api/workshops/${slug}`);
    expect(JSON.parse(body)).toMatchObject({ slug, service: kind });
  }
  const { $ } = await page('/gastronomic');
  const [props] = $('[data-island=WorkshopDialog]').map((_, one) => $(one).text());
  expect(JSON.parse(props ?? '')).not.toHaveProperty('form.preset');
});
