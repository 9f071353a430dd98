import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, formatDate, businessDay } from '../../src/i18n/index.ts';
import { sampleDocument } from '../../src/content/testing/sample-document.server.ts';
import { decodedEmail } from '../support/bytes.ts';
import { openSite, type OpenSite } from './support/open-site.ts';

const DAY = addDays(businessDay(new Date()), 30);

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ CAPTCHA: 'off', RATE_LIMITS: 'off', MAIL_TO: 'owner@example.com' });
  await site.core.content.store?.publish({
    _id: 'test-date',
    _type: 'workshopDate',
    workshop: { _type: 'reference', _ref: 'workshop-goat-cheese' },
    date: DAY,
    startsAt: '11:00',
    seats: 8,
    isActive: true,
  });
  // Nearer than the day: what the owner holds for whoever comes is taken all the same.
  const farthestDays = 20;
  await site.core.content.store?.publish({ ...sampleDocument('bookingTerms'), farthestDays });
});
afterAll(() => site.close());

/** The email to the visitor who asked for a workshop, or for something else, its parts decoded. */
async function visitorEmail(workshop: string, email: string, other: object = {}): Promise<string> {
  const answer = await site.get('/api/requests', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.core.config.SITE_URL },
    body: JSON.stringify({
      service: 'gastronomic',
      firstName: 'Carmen',
      email,
      phone: '+34 600 000 000',
      requestedDate: DAY,
      requestedTime: 'morning',
      participants: '1-5',
      locale: 'es',
      workshop,
      ...other,
    }),
  });
  expect(answer.status).toBe(201);
  const folder = join(site.dataDirectory, 'mail');
  const read = async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const emails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    return emails.find((text) => new RegExp(`^To: .*${email}`, 'm').test(text));
  };
  await expect.poll(read).toBeDefined();
  return String(decodedEmail((await read()) ?? ''));
}

it('names the seat in the visitor’s email, in the visitor’s language', async () => {
  const asked = `Goat cheese · ${formatDate(DAY, 'en')}, 11:00`;
  const text = await visitorEmail(asked, 'seat@example.com');
  expect(text).toContain(`Queso de cabra · ${formatDate(DAY, 'es')}, 11:00`);
  // Its own hours, not those of the morning, which is all that the form knows: the owner's, too.
  expect(text).toContain('11:00–14:00');
  expect(text.replace(/\r\n /g, '')).toMatch(/^SUMMARY:Por confirmar: .+ · Queso de cabra · /m);
  expect(text).toMatch(/^DTSTART;TZID=Europe\/Madrid:\d{8}T110000\s+DTEND;\S+T140000\s/m);
  const stored = await site.core.database.db.selectFrom('submissions').select('data').execute();
  expect(JSON.parse(stored[0]?.data ?? '')).toMatchObject({ requestedTime: '11:00-14:00' });
});

it('has an appointment at the place of the service, and at none where the customer says', async () => {
  const place = /^LOCATION:Polideportivo/m;
  expect(await visitorEmail('Goat cheese', 'here@example.com')).toMatch(place);
  const english = await visitorEmail('Goat cheese', 'there@example.com', { locale: 'en' });
  expect(english.replace(/\r\n /g, '')).toMatch(/^LOCATION:Polideportivo.* Málaga\\, Spain\r$/m);
  expect(english).toMatch(/Address: +Polideportivo[^:]*Málaga, Spain/);
  const chef = { service: 'chef', requestedDate: addDays(businessDay(new Date()), 10) };
  const text = await visitorEmail('', 'home@example.com', chef);
  expect(text).toContain('DTSTART;TZID=Europe/Madrid');
  expect(text).not.toMatch(/^LOCATION/m);
});

it('takes a request for a workshop that is out of season', async () => {
  const inDays = (days: number) => addDays(businessDay(new Date()), days);
  const workshop = sampleDocument('workshop', 'workshop-halloween', '_id');
  const season = { from: inDays(180).slice(5), to: inDays(200).slice(5) };
  await site.core.content.store?.publish({ ...workshop, season });
  const soon = { requestedDate: inDays(10) };
  const text = await visitorEmail('halloween', 'season@example.com', soon);
  expect(text).toContain('Halloween en la cocina');
});

it('repeats nothing there that is no date of a workshop', async () => {
  const text = await visitorEmail('Goat cheese · come to evil.example', 'other@example.com');
  expect(text).not.toContain('evil.example');
});
