import { load } from 'cheerio/slim';
import { describe, expect, it } from 'vitest';
import { NO_OVERRIDES } from '../i18n/index.server.ts';
import { parseSetting, type DinerSetting } from './diner-setting.ts';
import { dinerPage } from './diner-page.server.ts';
import { dinerSpeech } from './diner-speech.server.ts';

const HTML = `<!doctype html><html lang="en"><head><style>.a{}</style></head><body>
<a class="skip button" href="#content">Skip</a>
<a class="logo" href="/en">Home</a> <a href="/en/menu?list=dulces#dulces">Sweet</a>
<a href="/language/es?to=/menu?list=dulces%26submenu=tartas">Español</a> <a href="https://example.com/">Out</a>
<a href="//example.com/">Out</a> <a href="/files/a">File</a> <a href="/feed.xml">Feed</a>
<main id="content" tabindex="-1"><ul>
<li class="dish" data-dish="n..wvgpa"><h4>Cake</h4></li>
<li class="dish" data-dish=".n.wvgpa"><h4>Bread</h4></li>
<li class="dish" data-dish="..wvgpa"><h4>Water</h4></li>
<li class="dish" data-dish=""><h4>Stew</h4></li></ul>
<input type="checkbox" name="for" value="nuts"/><input type="checkbox" name="for" value="milk"/>
<textarea id="a" name="allergy"></textarea><div data-diner-offer=""></div></main></body></html>`;

function shown(text: string, more: { isPut?: boolean } = {}) {
  const html = dinerPage(HTML, {
    setting: parseSetting(text) as DinerSetting,
    speech: dinerSpeech('en', NO_OVERRIDES),
    address: '/en/menu',
    formAddress: '/en/menu/filter',
    isPut: false,
    ...more,
  });
  return load(html);
}

describe('a page with the filter of its address', () => {
  it('marks each dish, first thing in it', () => {
    const $ = shown('nuts');
    const states = $('.dish').map((_, dish) => $(dish).attr('data-is'));
    expect(states.get()).toEqual(['unsafe', 'traces', 'safe', 'ask']);
    expect($('.dish > :first-child').filter('.mark')).toHaveLength(4);
    expect($('.mark').first().text()).toBe('× Contains nuts');
  });

  it('says that it is on, for whom, and how to change it or turn it off', () => {
    const $ = shown('nuts,milk,strict');
    const bar = $('main > .diner:first-child');
    expect(bar.text()).toContain('milk, nuts · no traces');
    expect(bar.find('[role=status]').text()).toContain('1 of the 4');
    const links = bar.find('a').map((_, link) => $(link).attr('href'));
    expect(links.get()).toEqual(['/en/menu/filter?for=milk,nuts,strict', '/en/menu']);
  });

  it('keeps the filter in every link to a page of the site, and gives it to nobody else', () => {
    const $ = shown('nuts');
    const links = $('body > a').map((_, link) => $(link).attr('href'));
    expect(links.get()).toEqual([
      '#content',
      '/en?for=nuts',
      '/en/menu?list=dulces&for=nuts#dulces',
      '/language/es?to=%2Fmenu%3Flist%3Ddulces%26submenu%3Dtartas%26for%3Dnuts',
      'https://example.com/',
      '//example.com/',
      '/files/a',
      '/feed.xml',
    ]);
  });

  it('ticks the boxes of the form', () => {
    const $ = shown('nuts');
    expect($('[value=nuts]').is('[checked]')).toBe(true);
    expect($('[value=milk]').is('[checked]')).toBe(false);
  });

  it('hides what is not safe only when it is asked to', () => {
    expect(shown('nuts')('main').is('[data-only-safe]')).toBe(false);
    expect(shown('nuts,only')('main').is('[data-only-safe]')).toBe(true);
  });

  it('brings its styles in the page’s one block', () => {
    const $ = shown('nuts');
    expect($('style')).toHaveLength(1);
    expect($('style').text()).toMatch(/^\.a\{\}/);
  });

  it('fills in the allergies of a request only when it is asked to', () => {
    const before = shown('nuts');
    expect(before('textarea').text()).toBe('');
    expect(before('[data-diner-offer] a').attr('href')).toBe(
      '/en/menu?for=nuts&put=allergies#form',
    );
    const after = shown('nuts', { isPut: true });
    expect(after('textarea').text()).toBe('Without: nuts.');
    expect(after('[data-diner-offer]').text()).toContain('consent');
    expect(after('[data-diner-offer] a')).toHaveLength(0);
  });
});
