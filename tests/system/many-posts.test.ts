import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putLongPosts } from '../../src/content/sanity/testing/long-posts.ts';
import {
  startFakeSanity,
  type FakeSanity,
} from '../../src/content/sanity/testing/fake-sanity.server.ts';
import { openSite, type OpenSite } from './support/open-site.ts';

/** More than the sitemap reads at once. */
const POSTS = 600;
const OF = 10_000;

/** What the sample business has beside posts, as a dataset would have it. */
function sampleDocuments(): { _id: string; _type: string }[] {
  return readdirSync('sample')
    .filter((name) => name.endsWith('.ndjson') && name !== 'blog.ndjson')
    .flatMap((name) => readFileSync(`sample/${name}`, 'utf8').trim().split('\n'))
    .map((line) => {
      const asset = '"asset":{"_type":"reference","_ref":"image-0123456789abcdef-1x1-webp"}';
      return JSON.parse(line.replaceAll(/"_sanityAsset":"[^"]*"/g, asset)) as never;
    });
}

describe('a site with thousands of long posts in Sanity', () => {
  let sanity: FakeSanity;
  let site: OpenSite;
  beforeAll(async () => {
    sanity = await startFakeSanity();
    for (const document of sampleDocuments()) sanity.lake.put(document);
    putLongPosts(sanity.lake, POSTS);
    site = await openSite({
      CONTENT_SOURCE: 'sanity',
      SANITY_PROJECT_ID: 'test',
      SANITY_API_URL: sanity.url,
    });
  });
  afterAll(async () => {
    await site.close();
    await sanity.close();
  });

  /** Asks for pages that nobody has asked for, and says how many bytes were fetched for them. */
  async function weigh(...paths: string[]) {
    const before = sanity.sentBytes();
    for (const path of paths) {
      const answer = await site.get(path);
      expect(answer.status, path).toBe(200);
      await answer.arrayBuffer();
    }
    return sanity.sentBytes() - before;
  }

  it('fetches what its pages show, and of posts in lists no body', async () => {
    // The menu with all its dishes, the services and workshops: as much however many posts there are.
    const home = await weigh('/', '/en');
    expect(home).toBeLessThan(400_000);
    const lists = await weigh('/blog', '/en/blog', '/blog?page=2', '/blog?page=50', '/feed.xml');
    expect(lists).toBeLessThan(75_000);
    // The first post asks which posts there are, too; the next one for itself alone.
    const first = await weigh('/blog/lo-que-aprendimos-en-la-entrada-7');
    const post = await weigh('/blog/lo-que-aprendimos-en-la-entrada-8');
    expect(post).toBeLessThan(40_000);
    const sitemap = await weigh('/sitemap.xml');
    const ofEach = (sitemap + first - post) / POSTS;
    expect(home + lists + ofEach * OF).toBeLessThan(5_000_000);
  });
});
