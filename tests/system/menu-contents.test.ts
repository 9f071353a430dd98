/** What the menu says, in both languages, as the server sends it. */
import { describe, expect, it } from 'vitest';
import { PRICE, WORDS } from '../browser/support/words.ts';
import { parseHtml } from '../support/html.ts';
import { pagesIn, squeezed, textsOf } from './support/page-texts.ts';
import { sharedSite } from './support/shared-site.ts';

/** Time to render every list of the menu on a busy computer, milliseconds. */
const EVERY_LIST = 90_000;

const site = await sharedSite();

describe.each(['es', 'en'] as const)('what the menu says, %s', (language) => {
  const { common, menu } = WORDS[language];
  const { get } = pagesIn(language);

  it(
    'every dish of every list has name, price, unit and allergens',
    { timeout: EVERY_LIST },
    async () => {
      const $ = await get('/menu');
      const picture = $('.banner img');
      expect(Number(picture.attr('width')) / Number(picture.attr('height'))).toBeCloseTo(8 / 3, 1);
      expect(picture.attr('srcset')).toContain('1600w');
      expect($('#form form')).toHaveLength(1);
      const units: string[] = Object.values(common.units);
      const known: string[] = Object.values(common.allergens);
      const tabs = $('[role="tab"]').toArray();
      expect(tabs.length).toBeGreaterThanOrEqual(10);
      let count = 0;
      for (const tab of tabs) {
        const panel = $(tab).attr('aria-controls') ?? '';
        const path = ($(tab).attr('href') ?? '').split('#')[0] ?? '';
        const list = parseHtml(await (await site.get(path)).text());
        const dishes = list(`[id="${panel}"] .dish`).toArray();
        expect(dishes.length, panel).toBeGreaterThanOrEqual(4);
        for (const element of dishes) {
          const dish = list(element);
          const name = dish.find('h4, h5').text();
          const price = dish.find('.price').text();
          expect(name, panel).not.toBe('');
          expect(price, name).toMatch(PRICE[language]);
          expect(units, name).toContain(dish.find('.cost').text().slice(price.length).trim());
          for (const badge of dish.find('.badges:not(.diets) > li:not(.trace)').toArray())
            expect(known, name).toContain(list(badge).text());
        }
        count += dishes.length;
      }
      expect(count).toBeGreaterThanOrEqual(80);
    },
  );

  const isSpanish = language === 'es';
  /** A dish of a list, by its name. */
  async function dishOf(list: string, name: string) {
    const $ = await get(`/menu?list=${list}`);
    const dish = $(`#${list} .dish`).filter((_, one) => $(one).find('h4, h5').text() === name);
    expect([name, dish.length]).toEqual([name, 1]);
    const texts = (selector: string) =>
      dish
        .find(selector)
        .toArray()
        .map((one) => squeezed($(one).text()));
    return { $, texts };
  }

  it('a dish names its allergens, and the legend all fourteen; a submenu is for nibbling', async () => {
    const name = isSpanish ? 'Croissant de mantequilla' : 'Butter croissant';
    const { $, texts } = await dishOf('croissants', name);
    const { gluten, eggs, milk, nuts } = common.allergens;
    const present = texts('.badges:not(.diets) > li:not(.trace)');
    expect(present.toSorted()).toEqual([gluten, eggs, milk].toSorted());
    expect(texts('.trace').join()).toContain(nuts);
    expect(texts('.diets > li').join()).toContain(common.diets.vegetarian);
    expect(texts('.price')[0]).toMatch(isSpanish ? /^1,90\s€$/ : /^€1\.90$/);
    expect(textsOf($, '#allergens .badges > li')).toEqual(Object.values(common.allergens));
    const nibbles = await get('/menu?list=para-picar');
    expect(textsOf(nibbles, '[role="tab"][aria-selected="true"]')).toContain(
      isSpanish ? 'Para picar' : 'For nibbling',
    );
    expect(nibbles('#para-picar .dish').length).toBeGreaterThanOrEqual(5);
    expect(nibbles('#para-picar .cost').first().text()).toContain(common.units.person);
  });

  it('a dish says only the diets worth saying, and the page what halal means', async () => {
    const { noPork, halal, vegetarian, glutenFree } = common.diets;
    const dietsOf = async (list: string, es: string, en: string) =>
      (await dishOf(list, isSpanish ? es : en)).texts('.diets > li');
    expect(
      await dietsOf('bebidas', 'Tinto de las Sierras de Málaga', 'Sierras de Málaga red'),
    ).toEqual([glutenFree]);
    expect(await dietsOf('bebidas', 'Agua mineral', 'Mineral water')).toEqual([]);
    expect(
      await dietsOf('para-compartir', 'Jamón ibérico con picos', 'Ibérico ham with breadsticks'),
    ).toEqual([]);
    expect(await dietsOf('para-compartir', 'Gambas al pilpil', 'Sizzling garlic prawns')).toEqual([
      glutenFree,
      halal,
    ]);
    expect(
      await dietsOf('bocadillos', 'Campero malagueño de pollo', 'Málaga chicken campero'),
    ).toEqual([noPork]);
    expect(await dietsOf('dulces', 'Tarta malagueña', 'Málaga almond cake')).toEqual([vegetarian]);
    expect((await get('/menu'))('#allergens').text()).toContain(menu.allergens.halal);
  });
});
