import { expect, it, onTestFinished } from 'vitest';
import { silentLog } from '../../log/index.server.ts';
import { noContent } from '../testing/no-content.ts';
import * as sample from '../testing/samples.ts';
import { readingClient } from './sanity-client.server.ts';
import { createSanityContentService } from './sanity-content-service.server.ts';
import { startFakeSanity } from './testing/fake-sanity.server.ts';

const POSTS = 300;
const OF = 10_000;
const AT_ONCE = 100;

/** As long as a post's body is in one language, characters. */
const BODY = 'Una tarde de otoño, con la cocina llena. '.repeat(150);

it('fetches less than 5 MB to know where 10,000 posts are, page by page', async () => {
  const sanity = await startFakeSanity();
  onTestFinished(() => sanity.close());
  for (let index = 0; index < POSTS; index += 1) {
    const title = `Lo que aprendimos en la entrada número ${index}`;
    sanity.lake.put(
      sample.post(`3f0c2b6e-5d3f-4a52-9f64-${String(index).padStart(12, '0')}`, {
        title: ['es', 'en'].map((language) => ({ _key: language, value: title })),
        slug: { _type: 'slug', current: `lo-que-aprendimos-en-la-entrada-${index}` },
        content: ['es', 'en'].map((_key) => ({ _key, value: [sample.paragraph(BODY)] })),
        publishedAt: new Date(Date.UTC(2020, 0, 1) + index * 60_000).toISOString(),
      }),
    );
  }
  const service = createSanityContentService({
    client: readingClient({
      SANITY_DATASET: sanity.dataset,
      SANITY_API_VERSION: '2024-01-01',
      SANITY_USE_CDN: true,
      SANITY_API_URL: sanity.url,
    }),
    sample: noContent,
    log: silentLog,
  });
  const found = new Set<string>();
  for (let offset = 0; offset < POSTS; offset += AT_ONCE) {
    const { posts, total } = await service.blogAddresses({ offset, limit: AT_ONCE });
    expect(total).toBe(POSTS);
    for (const { slug } of posts) found.add(slug);
  }
  await service.blogKeys();
  expect(found.size).toBe(POSTS);
  expect((sanity.sentBytes() / POSTS) * OF).toBeLessThan(5_000_000);
});
