import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type * as JsxRuntime from 'react/jsx-dev-runtime';
import type { CheerioAPI } from 'cheerio/slim';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Workshop } from '../../../../content/index.ts';
import { noContent } from '../../../../content/testing/no-content.ts';
import { read } from '../../../../content/testing/read.ts';
import {
  dish,
  galleryPicture,
  menu,
  picture,
  submenu,
} from '../../../../content/testing/samples.ts';
import { ISLANDS } from '../../../islands/registry.ts';

/** Every type of element that was made since the test began. */
const made = vi.hoisted(() => new Set<unknown>());

vi.mock('react/jsx-dev-runtime', async (original) => {
  const real = await original<typeof JsxRuntime>();
  const jsxDEV: typeof real.jsxDEV = (type, ...others) => {
    made.add(type);
    return real.jsxDEV(type, ...others);
  };
  return { ...real, jsxDEV };
});

// Other tests' files may have imported the components before, without what notes them.
vi.resetModules();
const { pagesOf } = await import('../../testing/site.ts');

const FOLDER = join(import.meta.dirname, '..', '..', 'components');

/** Files of components, without their folder's path. */
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
);

const plain = dish('tortilla', { diets: [] });

const workshop = {
  _id: 'w',
  _type: 'workshop',
  kind: 'gastronomic',
  slug: 'w',
  title: { es: 'Quesos' },
  images: [picture()],
  pricePerPerson: 45,
} as unknown as Workshop;

const site = pagesOf({
  ...noContent,
  dailyMenus: async () => [read('dailyMenu', menu('one', 1, { items: [plain] }))],
  submenus: async () => [read('submenu', submenu('two', 1, { submenuItems: [plain] }))],
  galleryPictures: async () =>
    ['a', 'b'].map((id, index) => read('galleryPicture', galleryPicture(id, index))),
  workshops: async () => [workshop],
});

describe.each(['/debug/components', '/en/debug/components'])('%s', (address) => {
  let $: CheerioAPI;
  let status = 0;

  beforeAll(async () => {
    made.clear();
    ({ $, status } = await site(address));
  });

  it('is there, and not for search engines', () => {
    expect(status).toBe(200);
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
  });

  it('shows every component of every file', async () => {
    const missing: string[] = [];
    for (const file of files) {
      const module = (await import(join(FOLDER, file))) as Record<string, unknown>;
      const components = Object.entries(module).filter(
        ([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function',
      );
      expect(components, file).not.toEqual([]);
      missing.push(...components.filter(([, one]) => !made.has(one)).map(([name]) => name));
    }
    expect(missing).toEqual([]);
  });

  it('names every file', () => {
    const texts = $('main code, main .debug-index p').map((_, element) => $(element).text());
    const named = new Set(texts.get().flatMap((text) => text.split(/[\s,.]+/)));
    expect(files.map((file) => basename(file, '.tsx')).filter((name) => !named.has(name))).toEqual(
      [],
    );
  });

  it('shows every island', () => {
    const shown = new Set(
      $('[data-island]')
        .map((_, element) => $(element).data('island'))
        .get(),
    );
    expect([...shown].sort()).toEqual(Object.keys(ISLANDS).sort());
  });

  it('uses no id twice', () => {
    const ids = $('[id]')
      .map((_, element) => element.attribs['id'])
      .get();
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

it('speaks both languages', async () => {
  const titleOf = async (address: string) => {
    const { $: page } = await site(address);
    return page('h1').first().text();
  };
  const spanish = await titleOf('/debug/components');
  const english = await titleOf('/en/debug/components');
  expect([spanish, english]).toEqual(['Componentes', 'Components']);
});

it('renders where the business has written nothing yet', async () => {
  const empty = pagesOf(noContent);
  expect((await empty('/debug/components')).status).toBe(200);
});

it('is not there without DEBUG_PAGES, and never in the sitemap', async () => {
  const closed = pagesOf(noContent, { isDebug: false });
  expect((await closed('/debug/components')).status).toBe(404);
  const { $: sitemap } = await site('/sitemap.xml');
  expect(sitemap.html()).toContain('https://example.com/');
  expect(sitemap.html()).not.toContain('debug');
});
