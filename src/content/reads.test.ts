import { expect, it } from 'vitest';
import type { ContentChange, ContentService } from './content-service.ts';
import { isTouchedBy, recordReads } from './reads.server.ts';
import * as sample from './testing/samples.ts';
import { noContent } from './testing/no-content.ts';

const service = {
  ...noContent,
  dailyMenus: async () => [sample.menu('m1', 1), sample.menu('m2', 2)],
  snapshot: async () => sample.snapshot({ dailyMenus: [sample.menu('m3', 1)], banner: null }),
  blog: async (slug: string) => (slug === 'there' ? sample.post('p') : null),
  banners: async () => {
    throw new Error('down');
  },
} as unknown as ContentService;

const change = (ids: string[], queries: (keyof ContentService)[] = []): ContentChange => ({
  documentIds: new Set(ids),
  queries: new Set(queries),
});

it('records documents at every depth, queries and their parameters', async () => {
  const { content, reads } = recordReads(service);
  await content.dailyMenus();
  await content.snapshot();
  await content.blogs({ offset: 0, limit: 3 });
  expect([...reads.documentIds].sort()).toEqual(['m1', 'm2', 'm3', 'snapshot']);
  expect([...reads.queries]).toEqual(['dailyMenus', 'snapshot', 'blogs']);
  expect(isTouchedBy(reads, change(['m3']))).toBe(true);
  expect(isTouchedBy(reads, change(['m4'], ['blogs']))).toBe(true);
  expect(isTouchedBy(reads, change(['m4'], ['banners']))).toBe(false);
});

it('ties a post that was found to its id alone, and a missing one to the query', async () => {
  const found = recordReads(service);
  await found.content.blog('there', 'es');
  expect(isTouchedBy(found.reads, change(['other'], ['blogs', 'blog']))).toBe(false);
  expect(isTouchedBy(found.reads, change(['p']))).toBe(true);
  const missing = recordReads(service);
  await missing.content.blog('nowhere', 'es');
  expect(isTouchedBy(missing.reads, change(['other'], ['blogs', 'blog']))).toBe(true);
});

it('records a query that failed', async () => {
  const { content, reads } = recordReads(service);
  await expect(content.banners()).rejects.toThrow('down');
  expect([...reads.queries]).toEqual(['banners']);
});
