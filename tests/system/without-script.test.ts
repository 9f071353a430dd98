/** Where a script makes a page livelier, the HTML alone leads to the same. */
import { describe, expect, it } from 'vitest';
import type { WorkshopDetails } from '../../src/site/islands/workshop.ts';
import { filled, WORDS } from '../browser/support/words.ts';
import { parseHtml } from '../support/html.ts';
import { sharedSite } from './support/shared-site.ts';

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();

async function page(path: string, status = 200) {
  const answer = await (await sharedSite()).get(path);
  expect([path, answer.status]).toEqual([path, status]);
  return parseHtml(await answer.text());
}

describe.each([
  ['es', ''],
  ['en', '/en'],
] as const)('without a script, %s', (language, prefix) => {
  const words = WORDS[language];

  it('a card leads to the page of the workshop, which has the same details as its dialog', async () => {
    const list = await page(`${prefix}/gastronomic`);
    const path = list('a[data-workshop="goat-cheese"]').attr('href') ?? '';
    expect(path).toBe(`${prefix}/gastronomic/goat-cheese`);
    const { get } = await sharedSite();
    const answer = await get(`/api/workshops/goat-cheese?language=${language}`);
    const details = (await answer.json()) as WorkshopDetails;
    const $ = await page(path);
    expect(squeezed($('h1').text())).toBe(details.heading);
    const text = squeezed($('main').text());
    expect(details.facts.length).toBeGreaterThan(3);
    for (const { value } of details.facts) expect(text).toContain(squeezed(value));
    for (const line of [...details.inclusions, ...details.pricing])
      expect(text).toContain(squeezed(line));
    expect(text).toContain(squeezed(details.paymentNote));
    expect(text).toContain(squeezed(details.reservationNote));
    expect($('#form [name="workshop"]').attr('value')).toBe(details.heading);
    expect($('#form form').text()).toContain(
      filled(words.forms.request.workshop, { name: details.heading }),
    );
  });

  it('each tab of the menu leads to its list, and keeps the choice of the other', async () => {
    let $ = await page(`${prefix}/menu?list=dulces`);
    for (const [tab, shown] of [
      ['para-picar', ['dulces', 'para-picar']],
      ['bebidas', ['bebidas', 'para-picar']],
    ] as const) {
      const address = new URL($(`#tab-${tab}`).attr('href') ?? '', 'http://site.invalid');
      expect(address.pathname).toBe(`${prefix}/menu`);
      $ = await page(address.pathname + address.search);
      for (const id of shown) {
        expect($(`#tab-${id}`).attr('aria-selected'), id).toBe('true');
        expect($(`#${id} .dish`).length, id).toBeGreaterThan(3);
      }
    }
  });

  it('the home page leads to each part of the menu', async () => {
    const $ = await page(prefix || '/');
    const chips = $('.chips a').toArray();
    expect(chips.length).toBeGreaterThan(3);
    for (const chip of [chips[0], chips[3]]) {
      const [path = ''] = ($(chip).attr('href') ?? '').split('#');
      const menu = await page(path);
      const tab = menu('[role="tab"][aria-selected="true"]').first();
      expect(squeezed(tab.text())).toBe(squeezed($(chip).text()));
      expect(menu(`[id="${tab.attr('aria-controls')}"] .dish`).length).toBeGreaterThan(0);
    }
  });

  it('the blog lists eight posts, newest first, and leads to one and back', async () => {
    const $ = await page(`${prefix}/blog`);
    const links = $('main :is(h2, h3) a').toArray();
    expect(links).toHaveLength(8);
    const dates = $('main .cards time')
      .toArray()
      .map((time) => $(time).attr('datetime') ?? '');
    expect(dates).toEqual(dates.toSorted().reverse());
    const path = $(links[2]).attr('href') ?? '';
    expect(path).toMatch(/\/blog\/[a-z-]+$/);
    const post = await page(path);
    expect(squeezed(post('h1').text())).toBe(squeezed($(links[2]).text()));
    expect(post('article time').first().attr('datetime')).toMatch(/^2026-/);
    const back = post(`main a[href="${prefix}/blog"]`).toArray();
    expect(back.map((link) => post(link).text()).join()).toContain(words.blog.all);
  });

  it('the film is a picture without a button, and the carousel a strip to scroll, with every slide', async () => {
    const about = await page(`${prefix}/about`);
    expect(about('.hero-view img').attr('src')).toMatch(/\/images\/.+w=/);
    expect(about('.hero video').attr('autoplay')).toBeUndefined();
    expect(about('[data-film-switch]').attr('hidden')).toBeDefined();
    const birthday = await page(`${prefix}/birthday`);
    const strip = birthday('.carousel.single .slides');
    expect(strip.find('> li')).toHaveLength(3);
    expect(strip.find('> li[inert], > li[hidden]')).toHaveLength(0);
    expect(strip.attr('tabindex')).toBe('0');
    expect(birthday('.carousel.single button')).toHaveLength(0);
  });

  it('an unknown address is kept when the other language is chosen', async () => {
    const other = language === 'es' ? '/en' : '';
    for (const path of ['/blog/no-existe', '/no-existe/nada?x=1']) {
      const $ = await page(prefix + path, 404);
      const choice = $('header .wrap > .languages a').attr('href') ?? '';
      const { get, url } = await sharedSite();
      const answer = await get(choice, { headers: { referer: url + prefix + path } });
      expect(answer.headers.get('location')).toBe(other + path);
      const there = await page(other + path, 404);
      expect(there('html').attr('lang')).toBe(language === 'es' ? 'en' : 'es');
    }
  });
});
