/** The test pages have what they are for, and no search engine is offered them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filled, WORDS } from '../browser/support/words.ts';
import { parseHtml } from '../support/html.ts';
import { openSite, type OpenSite } from './support/open-site.ts';

const { debug } = WORDS.es;

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ DEBUG_PAGES: 'on' });
});
afterAll(() => site.close());

async function page(path: string) {
  const answer = await site.get(path);
  expect(answer.status).toBe(200);
  return parseHtml(await answer.text());
}

it('the workshop test has its fields and no way to send them', async () => {
  const $ = await page('/workshop-creation');
  const { workshop } = debug;
  expect($(`main [role="img"][aria-label="${workshop.image}"]`)).toHaveLength(1);
  const labels = $('main label').toArray();
  for (const text of Object.values(workshop.fields)) {
    const label = labels.find((one) => $(one).text().trim() === text);
    const id = label?.attribs['for'];
    const field = id ? $(`main [id="${id}"]`) : $(label).find('input, textarea, select');
    expect(field, text).toHaveLength(1);
    expect(field.attr('disabled') ?? field.attr('readonly'), text).toBeUndefined();
  }
  const headings = $('main :is(h1, h2, h3)')
    .toArray()
    .map((one) => $(one).text());
  expect(headings).toContain(workshop.request);
  expect($('main').text()).toContain(workshop.filler);
  expect($('main :is(form, button)')).toHaveLength(0);
});

it('the content test has what the service returns', async () => {
  const $ = await page('/sanity-test');
  const text = $('main').text();
  const title = new RegExp(filled(debug.content.blogs, { count: '(\\d+)' }));
  const count = Number(title.exec(text)?.[1]);
  expect(count).toBeGreaterThanOrEqual(8);
  expect($('main .stack > ul > li')).toHaveLength(count);
  expect(text).toContain(debug.content.settings);
  expect(JSON.parse($('main pre').text())).toMatchObject({ _type: 'globalSettings' });
});

it('a picture may be uploaded', async () => {
  const answer = await site.get('/api/image-upload', { method: 'POST', body: new FormData() });
  expect([answer.status, await answer.json()]).toEqual([422, { error: 'noFiles' }]);
});

it('no search engine is offered any', async () => {
  const sitemap = await (await site.get('/sitemap.xml')).text();
  for (const path of ['/image-upload-test', '/workshop-creation', '/sanity-test']) {
    expect(sitemap).not.toContain(path);
    expect((await page(path))('meta[name="robots"]').attr('content')).toBe('noindex');
  }
});
