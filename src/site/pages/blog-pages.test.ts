import { expect, test } from 'vitest';
import type { ContentService } from '../../content/index.ts';
import { noContent } from '../../content/testing/no-content.ts';
import { read } from '../../content/testing/read.ts';
import { post } from '../../content/testing/samples.ts';
import { attributes } from '../testing/html.ts';
import { pagesOf, unreachable } from '../testing/site.ts';

/** Pages over a few queries; the others find nothing. */
const pagesOver = (queries: Partial<ContentService>) => pagesOf({ ...noContent, ...queries });

const COUNT = 30;

const posts = Array.from({ length: COUNT }, (_, index) => read('blog', post(`p${index}`)));

const blogs = async ({ offset, limit }: { offset: number; limit: number }) => ({
  posts: posts.slice(offset, offset + limit),
  total: COUNT,
});

const blogKeys = async () => posts.map(({ _id }) => `slug-${_id}`);

const blog = async (slug: string) => posts.find((one) => `slug-${one._id}` === slug) ?? null;

test('lists twelve posts a page, each page with its own address and neighbours', async () => {
  const get = pagesOver({ blogs });
  const { $ } = await get('/en/blog?page=2');
  const titles = $('main h2, main h3')
    .toArray()
    .map((title) => $(title).text())
    .filter((title) => title.startsWith('Entrada'));
  expect(titles).toEqual(Array.from({ length: 12 }, (_, index) => `Entrada p${index + 12}`));
  const linked = (rel: string) => attributes($, `head link[rel="${rel}"]`, 'href');
  expect(linked('canonical')).toEqual(['https://example.com/en/blog?page=2']);
  expect(linked('prev')).toEqual(['https://example.com/en/blog']);
  expect(linked('next')).toEqual(['https://example.com/en/blog?page=3']);
});

test('opens with the newest featured post of the first page', async () => {
  const marked = posts.map((one, at) => ({ ...one, featured: at === 5 || at === 9 || at === 14 }));
  const featured = async ({ offset, limit }: { offset: number; limit: number }) => ({
    posts: marked.slice(offset, offset + limit),
    total: COUNT,
  });
  const get = pagesOver({ blogs: featured });
  const first = async (path: string) => (await get(path)).$('main h2 a').first().text();
  expect(await first('/blog')).toBe('Entrada p5');
  expect(await first('/blog?page=2')).toBe('Entrada p12');
});

test.each(['0', '4', '-1', '1.5', 'dos', '999999999999'])('has no page %s', async (page) => {
  const get = pagesOver({ blogs });
  expect((await get(`/blog?page=${page}`)).status).toBe(404);
});

test('says when there are no posts, and when they cannot be read', async () => {
  const none = await pagesOver({})('/en/blog');
  expect(none.status).toBe(200);
  expect(none.text).toContain('No posts yet');
  const down = await pagesOver({ blogs: unreachable })('/en/blog');
  expect(down.status).toBe(503);
  expect(down.text).toContain('Failed to fetch blogs');
});

test('a post shows itself and the newest others', async () => {
  const get = pagesOver({ blog, blogKeys, blogs });
  const { status, $, text } = await get('/blog/slug-p1');
  expect(status).toBe(200);
  expect($('h1').text()).toBe('Entrada p1');
  expect($('script[type="application/ld+json"]').text()).toContain('"@type":"BlogPosting"');
  expect(text).toContain('Entrada p3');
});

test('says that a post is not there, that its slug is missing, that it cannot be read', async () => {
  const get = pagesOver({ blog, blogKeys, blogs });
  const missing = await get('/en/blog/nothing');
  expect(missing.status).toBe(404);
  expect(missing.text).toContain('Blog not found');
  const blank = await get('/en/blog/%20');
  expect(blank.status).toBe(404);
  expect(blank.text).toContain('Blog slug is missing');
  expect((await get('/en/blog/')).kind).toBe('redirect');
  const down = await pagesOver({ blog: unreachable, blogKeys })('/en/blog/slug-p1');
  expect(down.status).toBe(503);
  expect(down.text).toContain('Failed to fetch blog');
});

test('a post is the same entry of the feed wherever it moves, and says when it was changed', async () => {
  const entryOf = async (slug: string, _updatedAt = '2024-02-03T10:00:00.000Z') => {
    const _createdAt = '2024-01-01T10:00:00.000Z';
    const changed = read('blog', post('p1', { slug, _createdAt, _updatedAt }));
    const both = [posts[0], changed].filter((one) => one !== undefined);
    const get = pagesOver({ blogs: async () => ({ posts: both, total: 2 }) });
    const { $ } = await get('/en/feed.xml');
    return ['link', 'id', 'published', 'updated'].map((tag) => {
      const found = $(`entry ${tag}`).last();
      return found.attr('href') ?? found.text();
    });
  };
  const before = await entryOf('before');
  const [link, ...rest] = await entryOf('after');
  expect([before[0], link]).toEqual(
    ['before', 'after'].map((slug) => `https://example.com/en/blog/${slug}`),
  );
  expect(rest).toEqual(before.slice(1));
  expect(rest[2]).toBe('2024-02-03T10:00:00.000Z');
  // One of Sanity that comes by its date was written before; one that was imported may say no time at all.
  const published = rest[1];
  for (const written of ['2020-01-01T10:00:00.000Z', 'last week'])
    expect((await entryOf('after', written))[3]).toBe(published);
});

test('a title that would end the script of its data stays data', async () => {
  const title = '</script><s>x</s>';
  const one = read('blog', post('p1', { title }));
  const { $ } = await pagesOver({ blog: async () => one, blogKeys, blogs })('/blog/slug-p1');
  expect($('s')).toHaveLength(0);
  const data = $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as unknown);
  expect(JSON.stringify(data)).toContain(title);
});

test('a colour of a category cannot bring other style with it', async () => {
  const category = { title: 'Mercado', color: 'red;background:url(//elsewhere.example/x)' };
  const one = read('blog', post('c', { categories: [category] }));
  const get = pagesOver({ blogs: async () => ({ posts: [one], total: 1 }) });
  const { $, text } = await get('/blog');
  expect(text).toContain('Mercado');
  expect($.html()).not.toContain('elsewhere.example');
});
