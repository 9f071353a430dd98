import { describe, expect, it } from 'vitest';
import { usualBlocks, type ContentService } from '../../content/index.ts';
import { noContent } from '../../content/testing/no-content.ts';
import { read } from '../../content/testing/read.ts';
import { sampleDocument } from '../../content/testing/sample-document.server.ts';
import { picture, settings, type TestDocument } from '../../content/testing/samples.ts';
import { workshop, workshopDate } from '../../content/testing/workshops.ts';
import type { WorkshopDetails } from '../islands/workshop.ts';
import { pagesOf } from '../testing/site.ts';

const NOW = new Date('2027-01-01T10:00:00Z');

const service = (key: string): TestDocument => ({
  _id: `service-${key}`,
  _type: 'service',
  ...{ key, slug: key },
  title: `Servicio ${key}`,
  summary: 'Resumen',
  description: 'Descripción',
  image: picture(),
  // One of them says so when there are no dates.
  blocks: usualBlocks().map((block) =>
    block._type === 'dates' ? { ...block, saysNone: key === 'gastronomic' } : block,
  ),
  isActive: true,
  displayOrder: 1,
});

const question = (id: string, places: readonly string[]): TestDocument => ({
  _id: id,
  _type: 'question',
  question: `¿${id}?`,
  answer: `Respuesta de ${id}, en {{answerDays}} días.`,
  places,
  isActive: true,
  displayOrder: 1,
});

const WORKSHOPS = [
  workshop('queso'),
  workshop('curry'),
  workshop('brujas', { season: { from: '09-15', to: '10-27' } }),
  workshop('tarta', { kind: 'birthday' }),
].map((one) => read('workshop', one));

const DATES = [
  workshopDate('pasada', 'queso', '2026-12-31'),
  workshopDate('enero', 'queso', '2027-01-22', { price: 45.5, note: 'En inglés' }),
  workshopDate('completa', 'queso', '2027-02-19', { isFull: true }),
  workshopDate('julio', 'curry', '2027-07-09', { startsAt: '17:00' }),
  workshopDate('agosto', 'curry', '2027-08-06'),
].map((one) => read('workshopDate', one));

const QUESTIONS = [
  question('leche', ['gastronomic', 'contact']),
  question('lejos', ['catering']),
].map((one) => read('question', one));

const content = (queries: Partial<ContentService> = {}): ContentService => ({
  ...noContent,
  globalSettings: async () =>
    read(
      'globalSettings',
      settings({
        contactInfo: {
          address: 'Paseo 14, Málaga',
          postalAddress: { street: 'Paseo 14', locality: 'Málaga', country: 'ES' },
        },
      }),
    ),
  bookingTerms: async () => read('bookingTerms', sampleDocument('bookingTerms')),
  services: async () =>
    ['gastronomic', 'birthday', 'catering'].map((key) => read('service', service(key))),
  workshops: async (kind) => WORKSHOPS.filter((one) => one.kind === kind),
  workshopDates: async () => DATES,
  questions: async () => QUESTIONS,
  ...queries,
});

const at = (now: Date, queries?: Partial<ContentService>) =>
  pagesOf(content(queries), { now: () => now });
const page = at(NOW);

type Loaded = Awaited<ReturnType<typeof page>>['$'];
const titles = ($: Loaded) =>
  $('#dates li h3')
    .map((_, element) => $(element).text())
    .get();
const dataOf = ($: Loaded) =>
  $('script[type="application/ld+json"]')
    .map((_, element) => JSON.parse($(element).text()) as Record<string, unknown>)
    .get() as Record<string, unknown>[];
const ofType = ($: Loaded, type: string) => dataOf($).filter((one) => one['@type'] === type);

describe('open dates', () => {
  it('are listed with price, hours, seats and note, soonest first; the next three at home', async () => {
    const { $, text } = await page('/gastronomic');
    expect(titles($)).toEqual(['Taller queso', 'Taller queso', 'Taller curry', 'Taller curry']);
    expect(text).toContain('Viernes, de 11:00 a 14:00 · 12 plazas · En inglés');
    expect($('#dates .price').first().text()).toMatch(/^45,50\s€$/);
    expect(titles((await page('/')).$)).toHaveLength(3);
    expect(titles((await page('/en')).$)[0]).toBe('Workshop queso');
  });

  it('are those of birthday workshops for birthdays: without any there is no such part', async () => {
    expect((await page('/birthday')).$('#dates')).toHaveLength(0);
    const party = read('workshopDate', workshopDate('fiesta', 'tarta', '2027-05-07'));
    const withOne = at(NOW, { workshopDates: async () => [...DATES, party] });
    expect(titles((await withOne('/birthday')).$)).toEqual(['Taller tarta']);
  });

  it('lead to the form with the date, but when it is full', async () => {
    const { $ } = await page('/en/gastronomic');
    const links = $('#dates li').map((_, item) => $(item).find('a').attr('href') ?? 'none');
    expect(links.get()).toEqual([
      '/en/gastronomic/queso?date=enero#form',
      'none',
      '/en/gastronomic/curry?date=julio#form',
      '/en/gastronomic/curry?date=agosto#form',
    ]);
    expect($('#dates li').eq(1).text()).toContain('Full');
  });

  it('when there are none: a way to one of your own, and nothing at home', async () => {
    const empty = at(NOW, { workshopDates: async () => [] });
    const { $ } = await empty('/gastronomic');
    expect($('#dates').text()).toContain('no hay fechas abiertas');
    expect($('#dates a').attr('href')).toBe('#form');
    expect($('link[type="text/calendar"]')).toHaveLength(0);
    expect((await empty('/')).$('#dates')).toHaveLength(0);
    expect((await empty('/gastronomic/queso')).$('#dates')).toHaveLength(0);
  });

  it('vanish at midnight in Madrid, when their pages are told anew', async () => {
    const before = await at(new Date('2027-01-22T22:59:00Z'))('/gastronomic/queso');
    expect(titles(before.$)).toHaveLength(2);
    expect(before.$('#dates li').first().find('a')).toHaveLength(0);
    expect(before.freshUntil).toEqual(new Date('2027-01-22T23:00:00Z'));
    const after = await at(new Date('2027-01-22T23:00:00Z'))('/gastronomic/queso');
    expect(titles(after.$)).toEqual(['19 de febrero de 2027']);
  });

  it('are offered as a calendar, all of them and one by one', async () => {
    const { $ } = await page('/en/gastronomic/queso');
    expect($('link[type="text/calendar"]').attr('href')).toBe('/en/workshops.ics');
    const links = $('#dates a').map((_, link) => $(link).attr('href'));
    expect(links.get()).toContain('/en/workshops.ics');
    expect(links.get()).toContain('/en/workshops.ics?date=enero');
  });

  it('are events for search engines on the page of their workshop, with Madrid’s offset', async () => {
    const { $ } = await page('/gastronomic/queso');
    expect(ofType($, 'Event')).toMatchObject([
      {
        name: 'Taller queso',
        startDate: '2027-01-22T11:00:00+01:00',
        endDate: '2027-01-22T14:00:00+01:00',
        eventStatus: 'https://schema.org/EventScheduled',
        location: { address: { '@type': 'PostalAddress', streetAddress: 'Paseo 14' } },
        organizer: { name: 'La Sobremesa' },
        offers: {
          price: '45.50',
          availability: 'https://schema.org/InStock',
          url: 'https://example.com/gastronomic/queso?date=enero',
        },
      },
      { offers: { availability: 'https://schema.org/SoldOut' } },
    ]);
    const [course] = ofType($, 'Course');
    expect(course?.['hasCourseInstance']).toMatchObject([
      { '@type': 'CourseInstance', startDate: '2027-01-22T11:00:00+01:00' },
      { startDate: '2027-02-19T11:00:00+01:00' },
    ]);
    const summer = ofType((await page('/gastronomic/curry')).$, 'Event');
    expect(summer[0]?.['startDate']).toBe('2027-07-09T17:00:00+02:00');
  });
});

describe('a request for a seat', () => {
  const form = ($: Loaded) => ({
    workshop: $('#form [name=workshop]').attr('value'),
    date: $('#form [name=requestedDate]').attr('value'),
    times: timesIn($),
  });
  /** What can be chosen, without what says that nothing is. */
  const timesIn = ($: Loaded) =>
    $('#form [name=requestedTime] option:not([value=""])')
      .map((_, option) => $(option).text())
      .get();
  const DAYTIMES = ['Mañana (9:00-12:00)', 'Mediodía (13:00-16:00)', 'Tarde (17:00-20:00)'];

  it('names workshop, day and hour, and has the day in its field', async () => {
    const { $, status } = await page('/gastronomic/queso?date=enero');
    expect(status).toBe(200);
    expect(form($)).toEqual({
      workshop: 'Taller queso · 22 de enero de 2027, 11:00',
      date: '2027-01-22',
      times: ['11:00-14:00'],
    });
    expect($('#form [name=requestedTime] option[selected]').attr('value')).toBe('morning');
    expect($('link[rel=canonical]').attr('href')).toBe('https://example.com/gastronomic/queso');
    const english = await page('/en/gastronomic/curry?date=julio');
    expect(form(english.$)).toEqual({
      workshop: 'Workshop curry · 9 July 2027, 17:00',
      date: '2027-07-09',
      times: ['17:00-20:00'],
    });
  });

  it('is one for the workshop when the date has passed or is full', async () => {
    for (const date of ['pasada', 'completa']) {
      const { $, status } = await page(`/gastronomic/queso?date=${date}`);
      expect(status).toBe(200);
      expect(form($)).toEqual({ workshop: 'Taller queso', date: undefined, times: DAYTIMES });
    }
  });

  it('knows no date but those of its workshop', async () => {
    for (const date of ['julio', 'nunca', '<script>'])
      expect((await page(`/gastronomic/queso?date=${encodeURIComponent(date)}`)).status).toBe(404);
  });
});

describe('a workshop out of season', () => {
  const words = 'Vuelve en otoño: las solicitudes se abren el 15 de septiembre.';

  it('says so on its card, which opens its dialog, and on its page, whose form names none', async () => {
    const { $ } = await page('/gastronomic');
    const card = $('#workshops .card').eq(2);
    expect(card.text()).toContain(words);
    expect(card.find('a').attr('href')).toBe('/gastronomic/brujas');
    expect(card.find('a').attr('data-workshop')).toBe('brujas');
    expect($('#workshops [data-workshop]')).toHaveLength(3);
    const own = await page('/gastronomic/brujas');
    expect(own.text).toContain(words);
    expect(own.$('.hero .button').text()).toBe('Enviar una solicitud');
    expect(own.$('#form form')).toHaveLength(1);
    expect(own.$('#form [name=workshop]')).toHaveLength(0);
    expect(own.freshUntil).toEqual(new Date('2027-09-14T22:00:00Z'));
  });

  it('says the same where its dialog asks, until that changes', async () => {
    const detail = async (now: Date, address: string) => {
      const { body, freshUntil } = await at(now)(address);
      return { ...(JSON.parse(body) as WorkshopDetails), freshUntil };
    };
    const winter = await detail(NOW, '/api/workshops/brujas');
    expect(winter.outOfSeason).toBe(words);
    expect(winter.freshUntil).toEqual(new Date('2027-09-14T22:00:00Z'));
    const english = await detail(NOW, '/api/workshops/brujas?language=en');
    expect(english.outOfSeason).toBe('Back in the autumn: requests open on 15 September.');
    const autumn = await detail(new Date('2027-10-01T10:00:00Z'), '/api/workshops/brujas');
    expect(autumn).not.toHaveProperty('outOfSeason');
    expect(autumn.freshUntil).toEqual(new Date('2027-10-27T22:00:00Z'));
    expect(await detail(NOW, '/api/workshops/queso')).not.toHaveProperty('outOfSeason');
  });

  it('is offered like any other in its season', async () => {
    const autumn = at(new Date('2027-10-01T10:00:00Z'));
    const { $, text } = await autumn('/gastronomic/brujas');
    expect(text).not.toContain('Vuelve en');
    expect($('#form [name=workshop]').attr('value')).toBe('Taller brujas');
    const cards = await autumn('/gastronomic');
    expect(cards.$('#workshops [data-workshop]')).toHaveLength(3);
  });
});

describe('questions', () => {
  it('stand on their pages, folded, with figures filled in, and once as data', async () => {
    const { $ } = await page('/catering');
    expect($('#questions summary').text()).toBe('¿lejos?');
    expect($('#questions details p').text()).toBe('Respuesta de lejos, en 2 días.');
    expect($('#questions details').attr('open')).toBeUndefined();
    const [faq, ...more] = ofType($, 'FAQPage');
    expect(more).toEqual([]);
    expect(faq?.['mainEntity']).toEqual([
      {
        '@type': 'Question',
        name: '¿lejos?',
        acceptedAnswer: { '@type': 'Answer', text: $('#questions details p').text() },
      },
    ]);
  });

  it('stand all together on the contact page, those of its own first', async () => {
    const { $ } = await page('/contact');
    const all = $('#questions summary').map((_, element) => $(element).text());
    expect(all.get()).toEqual(['¿leche?', '¿lejos?']);
    expect($('#questions a')).toHaveLength(0);
    const other = await page('/en/catering');
    expect(other.$('#questions a').attr('href')).toBe('/en/contact#questions');
  });

  it('are nowhere where there are none', async () => {
    const { $ } = await page('/birthday');
    expect($('#questions')).toHaveLength(0);
    expect(ofType($, 'FAQPage')).toEqual([]);
  });
});
