import { expect, test } from 'vitest';
import type {
  ContentService,
  DailyMenu,
  SnapshotWithReferences,
  Submenu,
} from '../../../content/index.ts';
import { noContent } from '../../../content/testing/no-content.ts';
import { read } from '../../../content/testing/read.ts';
import { dish, menu, snapshot as snapshotOf } from '../../../content/testing/samples.ts';
import { attributes } from '../testing/html.ts';
import { pagesOf, unreachable } from '../testing/site.ts';

/** Pages over a few queries; the others find nothing. */
const pagesOver = (queries: Partial<ContentService>) => pagesOf({ ...noContent, ...queries });

const daily = (id: string, fields = {}): DailyMenu =>
  read(
    'dailyMenu',
    menu(id, 1, {
      sections: [{ key: 'panes', names: 'Panes' }],
      items: [
        dish(`${id}-campero`, {
          section: 'panes',
          price: 7,
          diets: ['vegan'],
          unit: 'unit',
          allergens: { gluten: 'yes', soya: 'traces' },
        }),
        dish(`${id}-suelto`, { category: 'dulces', diets: [], unit: 'portion' }),
      ],
      ...fields,
    }),
  );

const nibbling: Submenu = read('submenu', {
  _id: 'picar',
  _type: 'submenu',
  titles: [
    { _key: 'es', value: 'Para picar' },
    { _key: 'en', value: 'For nibbling' },
  ],
  slug: 'picar',
  submenuItems: [dish('queso', { price: 4.5, unit: 'person', diets: [], allergens: {} })],
  isActive: true,
  displayOrder: 1,
});

const dailyMenus = async () => [daily('uno'), daily('dos')];
const submenus = async () => [nibbling];

test('shows the first menu with prices, units, allergens, traces and diets, and a link to each other', async () => {
  const get = pagesOver({ dailyMenus, submenus });
  const { status, $, text } = await get('/en/menu');
  expect(status).toBe(200);
  for (const words of ['uno-campero', '€7.00', 'gluten', 'traces of soya', 'vegan', '€4.50'])
    expect(text).toContain(words);
  // In no section, so after the others.
  expect(text.indexOf('uno-suelto')).toBeGreaterThan(text.indexOf('uno-campero'));
  expect(attributes($, 'a', 'href')).toContain('/en/menu?list=dos#dos');
  expect($.html()).not.toContain('dos-campero');
  // It says nothing of its allergens, which is not the same as having none.
  expect(text).toContain('Ask us about the allergens of this dish');
});

test('shows the list that the address asks for, with an address of its own', async () => {
  const get = pagesOver({ dailyMenus, submenus });
  const { $, text } = await get('/menu?list=dos');
  expect(text).toContain('dos-campero');
  expect($.html()).not.toContain('uno-campero');
  const canonical = 'link[rel="canonical"]';
  expect(attributes($, canonical, 'href')).toEqual(['https://example.com/menu?list=dos']);
  const first = await get('/menu?list=uno');
  expect(attributes(first.$, canonical, 'href')).toEqual(['https://example.com/menu']);
  expect((await get('/menu?list=tres')).status).toBe(404);
});

test('shows a submenu beside a menu, under the address of the menu', async () => {
  const wine = { ...nibbling, _id: 'vino', slug: 'vino', titles: { es: 'Vinos' } } as Submenu;
  const get = pagesOver({ dailyMenus, submenus: async () => [nibbling, wine] });
  const both = await get('/en/menu?list=dos&submenu=vino');
  expect(both.text).toContain('dos-campero');
  expect(
    both
      .$('[data-selected]')
      .get()
      .map(({ attribs }) => attribs['id']),
  ).toEqual(['dos', 'vino']);
  // Each link keeps what is chosen beside it.
  const links = attributes(both.$, '[role="tab"]', 'href');
  expect(links).toContain('/en/menu?list=uno&submenu=vino#uno');
  expect(links).toContain('/en/menu?list=dos&submenu=picar#picar');
  const canonical = async (path: string) =>
    attributes((await get(path)).$, 'link[rel="canonical"]', 'href')[0];
  expect(await canonical('/menu?list=dos&submenu=vino')).toBe('https://example.com/menu?list=dos');
  for (const address of ['list=vino', 'submenu=vino', 'list=uno&submenu=vino'])
    expect(await canonical(`/menu?${address}`)).toBe('https://example.com/menu?list=vino');
  for (const unknown of [
    'submenu=tres',
    'submenu=dos',
    'list=dos&submenu=tres',
    'list=picar&submenu=vino',
  ])
    expect((await get(`/menu?${unknown}`)).status, unknown).toBe(404);
});

test('keeps to the snapshot: what it lists, in its order, under its titles', async () => {
  const titles = {
    pageTitles: 'Hoy se come',
    dailyMenuTitles: 'Del día',
    submenuTitles: 'Encargos',
  };
  const snapshot: SnapshotWithReferences = {
    ...read('snapshot', snapshotOf(titles)),
    banner: null,
    dailyMenus: [daily('dos')],
    submenus: [],
  };
  const get = pagesOver({ snapshot: async () => snapshot, dailyMenus, submenus });
  const { $, text } = await get('/en/menu');
  for (const words of ['Hoy se come', 'Del día', 'Encargos', 'dos-campero'])
    expect(text).toContain(words);
  expect($.html()).not.toContain('uno-campero');
  expect(text).toContain('No submenu data available');
});

test('says when there is nothing', async () => {
  const { status, text } = await pagesOver({})('/en/menu');
  expect(status).toBe(200);
  expect(text).toContain('No menu items available');
  expect(text).toContain('Check back later for our delicious daily offerings!');
  expect(text).toContain('No submenu data available');
});

test('a part that cannot be read leaves the other standing, for a moment', async () => {
  const noMenus = await pagesOver({ dailyMenus: unreachable, submenus })('/en/menu');
  expect(noMenus.status).toBe(200);
  expect(noMenus.text).toContain('Failed to load menu data');
  expect(noMenus.text).toContain('Try Again');
  expect(noMenus.text).toContain('€4.50');
  expect(noMenus.freshUntil).toBeInstanceOf(Date);
  const noGroups = await pagesOver({ dailyMenus, submenus: unreachable })('/en/menu');
  expect(noGroups.text).toContain('Failed to load submenu data');
  expect(noGroups.text).toContain('uno-campero');
});

test('is an error with a way to try again when no part can be read', async () => {
  const get = pagesOver({
    snapshot: unreachable,
    dailyMenus: unreachable,
    submenus: unreachable,
    banners: unreachable,
  });
  const { status, $, text } = await get('/en/menu');
  expect(status).toBe(503);
  for (const words of ['Unable to load menu', 'Try Again']) expect(text).toContain(words);
  // What the button says once it is pressed.
  expect($('script[type="application/json"]').text()).toContain('Loading menu...');
});
