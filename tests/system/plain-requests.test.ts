/** What a request's page and its answer say without a script: the service, the day that is closed, and whom else to ask. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, businessDay } from '../../src/i18n/index.ts';
import { ofType, readSample } from '../../sample/checks/sample.ts';
import { filled, WORDS } from '../browser/support/words.ts';
import { parseHtml } from '../support/html.ts';
import { openSite, type OpenSite } from './support/open-site.ts';

type Html = ReturnType<typeof parseHtml>;

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ CAPTCHA: 'off', RATE_LIMITS: 'off' });
});
afterAll(() => site.close());

const page = async (path: string) => parseHtml(await (await site.get(path)).text());

/** Sends the request form of a page as a browser does without a script. */
async function send($: Html, values: Readonly<Record<string, string>>): Promise<Html> {
  const form = $('#form form');
  const fields = new URLSearchParams(
    form.serializeArray().map(({ name, value }): [string, string] => [name, value]),
  );
  for (const [name, value] of Object.entries(values)) fields.set(name, value);
  const answer = await site.get(form.attr('action') ?? '', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: site.core.config.SITE_URL,
    },
    body: fields.toString(),
  });
  expect(answer.status).toBe(422);
  return parseHtml(await answer.text());
}

/** What describes a field, in order. */
function descriptionOf($: Html, name: string): string {
  const ids = ($(`#form form [name=${name}]`).attr('aria-describedby') ?? '').split(' ');
  return ids.map((id) => $(`[id="${id}"]`).text()).join(' ');
}

const [hours] = ofType(readSample(), 'openingHours');
const holidays = ((hours?.exceptions ?? []) as { date: string }[]).map(({ date }) => date);

/** The first day of a weekday (0 Sunday) in a fortnight or later that is no public holiday. */
function next(weekday: number): string {
  let day = addDays(businessDay(new Date()), 14);
  while (new Date(day).getUTCDay() !== weekday || holidays.includes(day)) day = addDays(day, 1);
  return day;
}

describe.each([
  ['es', ''],
  ['en', '/en'],
] as const)('a request, %s', (language, prefix) => {
  const { forms, whatsapp } = WORDS[language];
  const { request, errors } = forms;

  it.each([
    ['/birthday', 'birthday'],
    ['', undefined],
    ['/catering', 'catering'],
  ])('names the service of its page: %s', async (path, service) => {
    const $ = await page(prefix + path || '/');
    const field = $('#form form [name=service]');
    expect($(`label[for="${field.attr('id')}"]`).text()).toContain(request.service);
    expect(field.find('option[selected]').attr('value') || undefined).toBe(service);
  });

  it('is refused on a closed day and at a closed hour, with the reason and what was written', async () => {
    const sunday = next(0);
    const values = {
      ...{ firstName: 'Carmen', email: 'carmen@example.com', phone: '+34 600 000 000' },
      ...{ requestedDate: sunday, requestedTime: 'morning', participants: '6-10' },
    };
    const closed = await send(await page(`${prefix}/daily`), values);
    expect(closed('html').attr('lang')).toBe(language);
    expect(descriptionOf(closed, 'requestedDate')).toContain(errors.closedDay);
    const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
    const locale = language === 'en' ? 'en-GB' : language;
    const day = new Intl.DateTimeFormat(locale, options).format(new Date(sunday));
    expect(closed('#form form').text()).toContain(day.replace(',', ''));
    expect(closed('#form form [name=firstName]').attr('value')).toBe('Carmen');

    const late = await send(closed, { requestedDate: next(2), requestedTime: 'evening' });
    expect(descriptionOf(late, 'requestedTime')).toContain(errors.closedTime);
    expect(late('#form form').text()).toContain(
      filled(request.closedTime, { hours: '9:00–15:00' }),
    );
  });

  it('a message is refused with each field that is wrong named, and led to', async () => {
    const message = 'x'.repeat(10_037);
    const $ = await send(await page(`${prefix}/contact`), { phone: 'abc', message });
    const links = $('#form .summary a').toArray();
    const { contact } = forms;
    const led = links.map((link) => {
      const id = decodeURIComponent(link.attribs['href']?.slice(1) ?? '');
      return [$(`#form form [id="${id}"]`).attr('name'), $(link).text()];
    });
    expect(led).toEqual([
      ['firstName', `${contact.firstName}: ${errors.fieldRequired}`],
      ['lastName', `${contact.lastName}: ${errors.fieldRequired}`],
      ['email', `${contact.email}: ${errors.fieldRequired}`],
      ['phone', errors.invalidPhoneNumber],
      ['message', `${contact.message}: ${filled(errors.tooLong, { count: 37 })}`],
    ]);
  });

  it('WhatsApp: a link that names the service, and one beside the message', async () => {
    const $ = await page(`${prefix}/catering`);
    const link = $('#form a')
      .filter((_, one) => $(one).text().includes(whatsapp.ask))
      .attr('href');
    const { origin, searchParams } = new URL(link ?? '');
    expect(origin).toBe('https://wa.me');
    expect(searchParams.get('text')).toContain($('h1').text().trim());
    const contact = await page(`${prefix}/contact`);
    expect(contact('main a[href^="https://wa.me/"]').length).toBeGreaterThan(0);
  });
});
