import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '../../log/index.server.ts';
import type { ContentService } from '../content-service.ts';
import { noContent } from '../testing/no-content.ts';
import { readingClient } from './sanity-client.server.ts';
import { createSanityContentService } from './sanity-content-service.server.ts';
import { startFakeSanity, type FakeSanity } from './testing/fake-sanity.server.ts';
import { putLongPosts } from './testing/long-posts.ts';

const POSTS = 1_000;
const OF = 10_000;

/** What one post costs a list, bytes: its summary, and none of its 24,000 characters of body. */
const SUMMARY = 1_500;

describe('1,000 posts with long bodies in Sanity', () => {
  let sanity: FakeSanity;
  let service: ContentService;
  beforeAll(async () => {
    sanity = await startFakeSanity();
    putLongPosts(sanity.lake, POSTS);
    service = createSanityContentService({
      client: readingClient({
        SANITY_PROJECT_ID: 'abc123',
        SANITY_DATASET: sanity.dataset,
        SANITY_API_VERSION: '2024-01-01',
        SANITY_USE_CDN: true,
        SANITY_API_URL: sanity.url,
      }),
      sample: noContent,
      log: silentLog,
    });
  });
  afterAll(() => sanity.close());

  /** How many bytes it was sent for an answer. */
  async function weigh<Answer>(ask: () => Promise<Answer>) {
    const before = sanity.sentBytes();
    const answer = await ask();
    return { answer, bytes: sanity.sentBytes() - before };
  }

  it.each([
    ['the number of pages', { offset: 0, limit: 1 }],
    ['more posts beneath a post', { offset: 0, limit: 4 }],
    ['the first page of the blog', { offset: 0, limit: 12 }],
    ['its last page', { offset: POSTS - 4, limit: 12 }],
    ['the feed', { offset: 0, limit: 20 }],
  ])('sends summaries alone for %s', async (_name, page) => {
    const { answer, bytes } = await weigh(() => service.blogs(page));
    expect(answer.total).toBe(POSTS);
    expect(answer.posts).toHaveLength(Math.min(page.limit, POSTS - page.offset));
    expect(answer.posts[0]?.title).toHaveProperty('en');
    expect(bytes).toBeLessThan(page.limit * SUMMARY);
  });

  it('sends less than 5 MB to say where 10,000 of them are, page by page', async () => {
    const found = new Set<string>();
    const { bytes } = await weigh(async () => {
      for (let offset = 0; offset < POSTS; offset += 500) {
        const { posts, total } = await service.blogAddresses({ offset, limit: 500 });
        expect(total).toBe(POSTS);
        for (const { slug } of posts) found.add(slug);
      }
      await service.blogKeys();
    });
    expect(found.size).toBe(POSTS);
    expect((bytes / POSTS) * OF).toBeLessThan(5_000_000 - 60 * SUMMARY);
  });
});
