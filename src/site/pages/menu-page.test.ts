import type { CheerioAPI } from 'cheerio/slim';
import { expect, test } from 'vitest';
import type {
  ContentService,
  DailyMenu,
  SnapshotWithReferences,
  Submenu,
} from '../../content/index.ts';
import { noContent } from '../../content/testing/no-content.ts';
import { read } from '../../content/testing/read.ts';
import {
  allergensOf,
  dish,
  menu,
  picture,
  snapshot as snapshotOf,
} from '../../content/testing/samples.ts';
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
          allergens: allergensOf({ gluten: 'yes', soya: 'traces' }),
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
  submenuItems: [
    dish('queso', { price: 4.5, unit: 'person', diets: [], allergens: allergensOf() }),
  ],
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

test('says what halal means where a dish says that it is, and nothing of the kitchen', async () => {
  const legend = async (diets: readonly string[]) => {
    const items = [dish('pollo', { category: 'comidas', diets, allergens: allergensOf() })];
    const get = pagesOver({
      dailyMenus: async () => [daily('uno'), daily('dos', { items })],
      filledTypes: async () => ['dailyMenu'],
    });
    return (await get('/en/menu')).$('#allergens p.soft').text();
  };
  expect(await legend(['noPork'])).toMatch(/^(?!.*Halal)./);
  expect(await legend(['halal'])).toMatch(/Halal: .*count as halal\.$/);
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

const withSnapshot = (lists: Partial<SnapshotWithReferences>) => async () => ({
  ...read(
    'snapshot',
    snapshotOf({
      pageTitles: 'Hoy se come',
      dailyMenuTitles: 'Del día',
      submenuTitles: 'Encargos',
    }),
  ),
  banner: null,
  dailyMenus: [],
  submenus: [],
  ...lists,
});

/** Where the tabs lead, daily menus first, then submenus. */
const tabs = ($: CheerioAPI) =>
  attributes($, '[role="tablist"] a, .tabs a', 'href').map((href) => href.replace(/^.*#/, ''));

test('shows what the snapshot lists first, in its order and under its titles, then the other active menus', async () => {
  const snapshot = withSnapshot({ dailyMenus: [daily('dos')] });
  const three = async () => [daily('uno'), daily('dos'), daily('tres')];
  const get = pagesOver({ snapshot, dailyMenus: three, submenus });
  const { $, text } = await get('/en/menu');
  for (const words of ['Hoy se come', 'Del día', 'Encargos', 'dos-campero', '€4.50'])
    expect(text).toContain(words);
  expect($.html()).not.toContain('uno-campero');
  expect(tabs($)).toEqual(['dos', 'uno', 'tres', 'picar']);
  expect((await get('/en/menu?list=tres')).text).toContain('tres-campero');
});

test('a snapshot without lists shows every active menu, by its displayOrder', async () => {
  const get = pagesOver({ snapshot: withSnapshot({}), dailyMenus, submenus });
  const { $, text } = await get('/en/menu');
  expect(text).not.toContain('No menu items available');
  expect(tabs($)).toEqual(['uno', 'dos', 'picar']);
});

test('orders submenus as daily menus: those of the snapshot, then the others', async () => {
  const other = { ...nibbling, _id: 'bufe', slug: 'bufe' };
  const both = async () => [other, nibbling];
  const get = pagesOver({ snapshot: withSnapshot({ submenus: [nibbling] }), submenus: both });
  const { $ } = await get('/menu');
  expect(tabs($)).toEqual(['picar', 'bufe']);
});

test('says of no list that there is none while the menus cannot be read', async () => {
  const snapshot = withSnapshot({ dailyMenus: [daily('dos')] });
  const get = pagesOver({ snapshot, dailyMenus: unreachable, submenus });
  expect((await get('/menu?list=uno')).status).toBe(503);
});

test.each(['/menu', '/'])(
  '%s says what is cooked today, until midnight at the latest',
  async (path) => {
    const everyDay = { weekdays: [1, 2, 3, 4, 5, 6, 7] };
    const menus = async () => [daily('uno', { items: [dish('lentejas', everyDay)] })];
    const { $, freshUntil } = await pagesOver({ dailyMenus: menus })(`/en${path}`);
    expect($('.today').text()).toBe('Today: lentejas (€3.50)');
    expect(freshUntil?.getTime()).toBeLessThanOrEqual(Date.now() + 25 * 3_600_000);
  },
);

test('says when there is nothing', async () => {
  const { status, text } = await pagesOver({})('/en/menu');
  expect(status).toBe(200);
  expect(text).toContain('No menu items available');
  expect(text).toContain('Check back later for our delicious daily offerings!');
  expect(text).not.toContain('For groups and celebrations');
});

test('is an error with a way to try again when it cannot be read', async () => {
  const get = pagesOver({
    snapshot: unreachable,
    dailyMenus: unreachable,
    submenus: unreachable,
    banners: unreachable,
  });
  const { status, $, text } = await get('/en/menu');
  expect(status).toBe(503);
  for (const words of ['Unable to load menu', 'Failed to load menu data', 'Try Again'])
    expect(text).toContain(words);
  // What the button says once it is pressed.
  expect($('script[type="application/json"]').text()).toContain('Loading menu...');
});

test('shares each list with its first picture, or else the banner’s', async () => {
  const pictureOf = (id: string) => ({
    ...picture(),
    asset: { _type: 'reference', _ref: `image-${id.repeat(20)}-1600x600-webp` },
  });
  const banner = read('banner', {
    ...{ _id: 'cartel', _type: 'banner', titles: 'Cartel', slug: 'cartel' },
    image: pictureOf('a'),
  });
  const items = [dish('sin'), dish('con', { image: pictureOf('b') })];
  const get = pagesOver({
    dailyMenus: async () => [daily('uno'), daily('dos', { items })],
    submenus,
    banners: async () => [banner],
  });
  const shared = async (path: string) =>
    attributes((await get(path)).$, 'meta[property="og:image"]', 'content').join();
  expect(await shared('/menu')).toContain('/aaaa');
  expect(await shared('/menu?list=dos')).toContain('/bbbb');
  expect(await shared('/menu?list=picar')).toContain('/aaaa');
});

test('a dish that would end the script of the television’s lines stays data', async () => {
  const names = '</script><s>x</s>';
  const soldOut = dish('flan', { names, isSoldOut: true, diets: [], allergens: allergensOf() });
  const get = pagesOver({ dailyMenus: async () => [daily('uno', { items: [soldOut] })] });
  const { $ } = await get('/screen');
  expect($('s')).toHaveLength(0);
  expect(JSON.stringify(JSON.parse($('main > script').text()))).toContain(names);
});
