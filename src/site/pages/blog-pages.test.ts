import { expect, test } from 'vitest';
import type { ContentService } from '../../content/index.ts';
import { noContent } from '../../content/testing/no-content.ts';
import { read } from '../../content/testing/read.ts';
import { post } from '../../content/testing/samples.ts';
import { pagesOf, unreachable } from './testing.ts';

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
  const get = await pagesOver({ blogs });
  const { html } = await get('/en/blog?page=2');
  expect(html).toContain('Entrada p12<');
  expect(html).toContain('Entrada p23<');
  expect(html).not.toContain('Entrada p11<');
  expect(html).not.toContain('Entrada p24<');
  expect(html).toContain('<link rel="canonical" href="https://example.com/en/blog?page=2"/>');
  expect(html).toContain('<link rel="prev" href="https://example.com/en/blog"/>');
  expect(html).toContain('<link rel="next" href="https://example.com/en/blog?page=3"/>');
});

test.each(['0', '4', '-1', '1.5', 'dos', '999999999999'])('has no page %s', async (page) => {
  const get = await pagesOver({ blogs });
  expect((await get(`/blog?page=${page}`)).status).toBe(404);
});

test('says when there are no posts, and when they cannot be read', async () => {
  const none = await (await pagesOver({}))('/en/blog');
  expect(none.status).toBe(200);
  expect(none.html).toContain('No posts yet');
  const down = await (await pagesOver({ blogs: unreachable }))('/en/blog');
  expect(down.status).toBe(503);
  expect(down.html).toContain('Failed to fetch blogs');
});

test('a post shows itself and the newest others, which it can do without', async () => {
  const get = await pagesOver({ blog, blogKeys, blogs });
  const { status, html } = await get('/blog/slug-p1');
  expect(status).toBe(200);
  expect(html).toContain('<h1>Entrada p1</h1>');
  expect(html).toContain('"@type":"BlogPosting"');
  expect(html).toContain('Entrada p3<');
  const alone = await (await pagesOver({ blog, blogKeys, blogs: unreachable }))('/blog/slug-p1');
  expect(alone.status).toBe(200);
});

test('says that a post is not there, that its slug is missing, that it cannot be read', async () => {
  const get = await pagesOver({ blog, blogKeys, blogs });
  const missing = await get('/en/blog/nothing');
  expect(missing.status).toBe(404);
  expect(missing.html).toContain('Blog not found');
  const blank = await get('/en/blog/%20');
  expect(blank.status).toBe(404);
  expect(blank.html).toContain('Blog slug is missing');
  expect((await get('/en/blog/')).kind).toBe('redirect');
  const down = await (await pagesOver({ blog: unreachable, blogKeys }))('/en/blog/slug-p1');
  expect(down.status).toBe(503);
  expect(down.html).toContain('Failed to fetch blog');
});

test('a colour of a category cannot bring other style with it', async () => {
  const category = { title: 'Mercado', color: 'red;background:url(//elsewhere.example/x)' };
  const one = read('blog', post('c', { categories: [category] }));
  const get = await pagesOver({ blogs: async () => ({ posts: [one], total: 1 }) });
  const { html } = await get('/blog');
  expect(html).toContain('Mercado');
  expect(html).not.toContain('elsewhere.example');
});
