import { expect, test } from 'vitest';
import { noContent } from '../../content/testing/no-content.ts';
import { read } from '../../content/testing/read.ts';
import { service } from '../../content/testing/samples.ts';
import { workshop, workshopDate } from '../../content/testing/workshops.ts';
import type { BookingLimits } from '../../requests/index.ts';
import { pagesOf } from '../testing/site.ts';

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

const page = pagesOf(
  {
    ...noContent,
    services: async () => SERVICES,
    workshops: async (kind) => WORKSHOPS.filter((one) => one.kind === kind),
    workshopDates: async () => DATES,
  },
  { now: () => new Date('2027-01-01T10:00:00Z') },
);

test('a request for a seat is taken on its day, which the forms are told', async () => {
  const { body } = await page('/api/booking');
  const { services } = JSON.parse(body) as BookingLimits;
  const days = Object.entries(services ?? {}).map(([key, { openDays }]) => [key, openDays]);
  expect(Object.fromEntries(days)).toEqual({
    gastronomic: ['2027-01-22', '2027-07-09'],
  });
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
