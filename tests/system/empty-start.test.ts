import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeSample } from '../../src/content/index.server.ts';
import { MAIL_FOLDER } from '../../src/email/index.server.ts';
import { parseHtml } from '../support/html.ts';
import { ROOT } from '../support/server.ts';
import { crawl, deadAddresses } from './support/crawl.ts';
import { mailFiles } from './support/emails.ts';
import { openSite, type OpenSite } from './support/open-site.ts';

let site: OpenSite;
beforeAll(async () => {
  const client = { script: '/assets/boot.js', folder: join(ROOT, 'public') };
  site = await openSite({ CAPTCHA: 'off', RATE_LIMITS: 'off' }, { client });
  const { db } = site.core.database;
  await removeSample({ db }, { id: 'ana' });
  await site.core.content.legalPages?.write({ id: 'ana' });
  await site.core.content.store?.publish({
    ...{ _id: 'globalSettings', _type: 'globalSettings', siteName: 'Panadería Ortiga' },
    ...{ siteDescription: {}, contactInfo: {} },
    emails: { replyTo: 'hola@ortiga.example', noticesTo: 'horno@ortiga.example' },
  });
  await site.core.content.catchUp();
});
afterAll(() => site.close());

const everyPage = () => crawl(site.get, ['/feedback']);

describe('a site without a word of its own', () => {
  it('has no address that leads nowhere, and no heading over nothing', async () => {
    const pages = await everyPage();
    expect(deadAddresses(pages)).toEqual([]);
    const bare = [...pages].flatMap(([path, { text }]) =>
      bareHeadings(text).map((heading) => `${path}: ${heading}`),
    );
    expect(bare).toEqual([]);
  });

  it('leads only to what there is, and shows no map of a place that nobody has named', async () => {
    const pages = await everyPage();
    const listed = [...pages.keys()].filter((path) => !path.startsWith('/en'));
    for (const path of ['/services', '/menu', '/menu/all', '/blog', '/gallery', '/about'])
      expect(listed, path).not.toContain(path);
    for (const path of ['/legal', '/privacy', '/cookies', '/terms'])
      expect(listed, path).toContain(path);
    const home = pages.get('/')?.text ?? '';
    expect(home).toContain('Panadería Ortiga');
    expect(home).not.toMatch(/map\.svg|google\.com|facebook\.com/);
    // Whoever has an old address is answered, in words.
    expect((await site.get('/menu')).status).toBe(200);
  });

  it('takes in a request and a message, and answers by email', async () => {
    const answer = await site.get('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'http://localhost:3000' },
      body: JSON.stringify({
        ...{ firstName: 'Ana', lastName: 'Gil', email: 'ana@example.com', phone: '600000000' },
        ...{ message: 'Hola', locale: 'es', captchaToken: '', website: '' },
      }),
    });
    expect(answer.status, await answer.text()).toBe(201);
    const folder = join(site.dataDirectory, MAIL_FOLDER);
    await expect.poll(async () => (await mailFiles(site)).length).toBe(2);
    const files = await mailFiles(site);
    const emails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    // By the business's name, from the address that the mail server lets us use.
    for (const email of emails)
      expect(email).toMatch(/^From: =\?UTF-8\?Q\?Panader=C3=ADa_Ortiga\?= <hola@example\.com>/m);
    expect(emails.filter((email) => /^To: horno@ortiga\.example/m.test(email))).toHaveLength(1);
    expect(
      emails.filter((email) => /^Reply-To: .*<hola@ortiga\.example>/m.test(email)),
    ).toHaveLength(1);
  });
});

/** Headings of the second and lower levels with nothing beside or beneath them. */
function bareHeadings(html: string): string[] {
  const $ = parseHtml(html);
  $('script, style').remove();
  return $('h2, h3, h4, table')
    .toArray()
    .filter((heading) => {
      if (heading.tagName === 'table') return $(heading).find('tbody tr').length === 0;
      const around = $(heading).closest('section, article, dialog, form, fieldset, li, nav, main');
      const rest = around.clone();
      rest.find('h2, h3, h4').remove();
      return rest.text().trim() === '' && rest.find('img, input, iframe, a').length === 0;
    })
    .map((heading) => $(heading).text());
}
