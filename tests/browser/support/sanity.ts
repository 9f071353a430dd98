import {
  startFakeSanity,
  type FakeSanity,
} from '../../../src/content/sanity/testing/fake-sanity.server.ts';
import { test as base } from './fixtures.ts';
import { startSite } from './site-server.ts';

interface SanityFixtures {
  /** Is Sanity away when the site starts? */
  isAway: boolean;
  /** A fake of Sanity behind the site under test, which can fail, stall and be empty. */
  sanity: FakeSanity;
}

/** Each test has its own Sanity and site. */
export const test = base.extend<SanityFixtures>({
  isAway: [false, { option: true }],
  sanity: async ({ isAway }, provide) => {
    const sanity = await startFakeSanity();
    if (isAway) sanity.behave('fail');
    await provide(sanity);
    await sanity.close();
  },
  baseURL: async ({ sanity }, provide) => {
    const site = await startSite(
      { CONTENT_SOURCE: 'sanity', SANITY_PROJECT_ID: 'abc123', SANITY_API_URL: sanity.url },
      '/cookies',
    );
    await provide(site.url);
    await site.stop();
  },
});

const words = (es: string, en: string) => [
  { _key: 'es', value: es },
  { _key: 'en', value: en },
];

/** A menu with one dish. */
export function menuOf(dish: string) {
  return {
    _id: 'menu-one',
    _type: 'dailyMenu',
    title: words('Menú uno', 'Menu one'),
    slug: { _type: 'slug', current: 'uno' },
    isActive: true,
    displayOrder: 1,
    items: [{ _key: 'a', key: 'a', names: words(dish, `${dish} (en)`), price: 3.5 }],
  };
}

/** A post of one paragraph. */
export function postOf(title: string, slug = 'one') {
  const span = { _type: 'span', _key: 's', text: 'Una receta.', marks: [] };
  const block = { _type: 'block', _key: 'p', style: 'normal', markDefs: [], children: [span] };
  return {
    _id: `post-${slug}`,
    _type: 'blog',
    title: words(title, `${title} (en)`),
    slug: { _type: 'slug', current: slug },
    content: [{ _key: 'es', value: [block] }],
    publishedAt: '2026-01-01T10:00:00.000Z',
  };
}
