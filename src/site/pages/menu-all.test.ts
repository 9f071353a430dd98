import { expect, test } from 'vitest';
import { ALLERGENS, type DailyMenu, type Submenu } from '../../content/index.ts';
import { noContent } from '../../content/testing/no-content.ts';
import { read } from '../../content/testing/read.ts';
import { allergensOf, dish, menu, submenu } from '../../content/testing/samples.ts';
import { attributes } from '../testing/html.ts';
import { pagesOf, unreachable } from '../testing/site.ts';

/** A season that this month is not in. */
function otherSeason() {
  const month = (new Date().getMonth() + 6) % 12;
  const name = String(month + 1).padStart(2, '0');
  return { from: `${name}-01`, to: `${name}-28` };
}

const ROLLS: DailyMenu = read(
  'dailyMenu',
  menu('rolls', 1, {
    title: 'Bocadillos',
    sections: [{ key: 'cold', names: 'Fríos', descriptions: 'Del día' }],
    items: [
      dish('campero', {
        section: 'cold',
        price: 7,
        diets: ['vegan', 'noPork'],
        unit: 'portion',
        allergens: allergensOf({ gluten: 'yes', milk: 'yes', soya: 'traces' }),
      }),
      dish('agua', { allergens: allergensOf(), isSoldOut: true }),
      dish('misterio', { season: otherSeason(), weekdays: [1, 2] }),
    ],
  }),
);

const NIBBLES: Submenu = read(
  'submenu',
  submenu('nibbles', 1, {
    titles: 'Para picar',
    descriptions: 'Por persona',
    submenuItems: [dish('queso', { unit: 'person', allergens: allergensOf({ milk: 'traces' }) })],
  }),
);

const full = pagesOf({
  ...noContent,
  filledTypes: async () => ['dailyMenu', 'submenu'],
  dailyMenus: async () => [ROLLS],
  submenus: async () => [NIBBLES],
});

test('the table tent says in each of its languages what the owner wrote', async () => {
  const fails = { now: false };
  const tent = pagesOf({
    ...noContent,
    filledTypes: async () => ['dailyMenu'],
    wordings: async () => {
      if (fails.now) return unreachable();
      const scan = { _id: 'scan', _type: 'wording', key: 'print:tent.scan', language: 'en' };
      return [read('wording', { ...scan, text: 'Point here' })];
    },
  });
  const { $ } = await tent('/menu/tent');
  expect($('.face p[lang=en]').first().text()).toBe('Point here');
  // Also while it cannot be read, as on the rest of the page.
  fails.now = true;
  const later = await tent('/menu/tent');
  expect(later.$('.face p[lang=en]').first().text()).toBe('Point here');
  expect($('.face p[lang=es]').first().text()).toBe('Escanea para ver el menú y los alérgenos');
});

test('shows every dish of every list with price, unit, diets and numbered allergens', async () => {
  const { status, $ } = await full('/en/menu/all');
  expect(status).toBe(200);
  expect(attributes($, '.whole > section', 'id')).toEqual(['rolls', 'nibbles']);
  const dishes = $('.printed > li')
    .get()
    .map((item) => $(item).text());
  expect(dishes).toEqual([
    'campero€7.00 a portionAllergens: 1 gluten, 7 milk · traces of 6 soya · vegan',
    'agua Sold out€3.50 eachAllergens: None of the fourteen allergens',
    'misterio Monday to Tuesday Out of season€3.50 eachAllergens: Ask us about its allergens.',
    'queso€3.50 per personAllergens: traces of 7 milk',
  ]);
  expect($('#rolls').text()).toContain('Fríos');
  expect($('#nibbles').text()).toContain('Por persona');
});

test('has the table of each dish against the fourteen allergens, with its date', async () => {
  const { $ } = await full('/en/menu/all');
  const date = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeZone: 'Europe/Madrid',
  }).format(new Date());
  // By no one country's law: the Union's is not a food truck's in Los Angeles, nor a decree of Spain's a bakery's in Berlin.
  expect($('#table-title + p').text()).toBe(
    `What each dish contains of the fourteen allergens, as of ${date}.`,
  );
  expect($('table thead th')).toHaveLength(ALLERGENS.length + 1);
  const rows = $('table tbody tr')
    .get()
    .map((row) =>
      $(row)
        .children()
        .get()
        .map((cell) => $(cell).text()),
    );
  const free = (count: number) => Array.from({ length: count }, () => '');
  expect(rows).toEqual([
    ['Bocadillos'],
    ['campero', 'Contains', ...free(4), 'May contain traces', 'Contains', ...free(7)],
    ['agua', ...free(14)],
    ['misterio', 'Ask us'],
    ['Para picar'],
    ['queso', ...free(6), 'May contain traces', ...free(7)],
  ]);
});

test('is for search engines: canonical, in the sitemap, a Menu with offers and diets', async () => {
  const { $ } = await full('/en/menu/all');
  expect(attributes($, 'link[rel="canonical"]', 'href')).toEqual([
    'https://example.com/en/menu/all',
  ]);
  const data = $('script[type="application/ld+json"]')
    .get()
    .map((script) => JSON.parse($(script).text()) as Record<string, unknown>);
  const shown = data.find((item) => item['@type'] === 'Menu') as {
    hasMenuSection: { name: string; hasMenuItem: Record<string, unknown>[] }[];
  };
  expect(shown.hasMenuSection.map(({ name }) => name)).toEqual([
    'Fríos',
    'Bocadillos',
    'Para picar',
  ]);
  expect(shown.hasMenuSection[0]?.hasMenuItem).toMatchObject([
    {
      name: 'campero',
      offers: { price: '7.00', priceCurrency: 'EUR' },
      suitableForDiet: ['https://schema.org/VeganDiet'],
    },
  ]);
  const sitemap = await full('/sitemap.xml');
  expect(sitemap.$.html()).toContain('https://example.com/menu/all');
});

test('is linked from the menu, and changes its date at midnight', async () => {
  const { $ } = await full('/menu');
  expect(attributes($, 'a', 'href')).toContain('/menu/all');
  const { freshUntil } = await full('/menu/all');
  expect(freshUntil?.getTime()).toBeLessThanOrEqual(Date.now() + 25 * 3_600_000);
});

test('holds a QR code, in no style attribute', async () => {
  const { $ } = await full('/menu/all');
  expect($('svg.qr[role="img"]').attr('aria-label')).toBe(
    'Código QR con la dirección de esta página',
  );
  expect($('[style]')).toHaveLength(0);
});

test('says when there is nothing at all, and that it cannot be read', async () => {
  const empty = await pagesOf(noContent)('/en/menu/all');
  expect(empty.status).toBe(200);
  expect(empty.text).toContain('No menu items available');
  const down = pagesOf({
    ...noContent,
    snapshot: unreachable,
    dailyMenus: unreachable,
    submenus: unreachable,
    banners: unreachable,
  });
  expect((await down('/en/menu/all')).status).toBe(503);
});
