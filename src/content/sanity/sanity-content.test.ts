import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ContentConfig } from '../content-types.server.ts';
import { createContent } from '../content.server.ts';
import { ContentUnavailableError } from '../content-service.ts';
import type { Fields, Log } from '../../log/index.server.ts';
import { recordReads } from '../reads.ts';
import * as sample from '../testing/samples.ts';
import { sqliteTestDatabase } from '../testing/test-database.server.ts';
import { asTold, givenDatabase, type ToldChange } from '../testing/given-embedded.ts';
import { ndjson, givenFolder } from '../testing/given-folder.ts';
import { createSanityWriter } from './sanity-writer.server.ts';
import { startSanityStandIn } from './testing/stand-in.server.ts';

const SAMPLE = [
  sample.menu('sample-menu', 1),
  sample.testimonial('sample-birthday', 1),
  sample.testimonial('sample-chef', 1, { kind: 'chef' }),
  sample.hours(),
];

async function given() {
  const standIn = await startSanityStandIn();
  const config: ContentConfig = {
    CONTENT_SOURCE: 'sanity',
    SANITY_PROJECT_ID: 'abc123',
    SANITY_DATASET: standIn.dataset,
    SANITY_API_VERSION: '2024-01-01',
    SANITY_USE_CDN: true,
    SANITY_API_URL: standIn.url,
    SANITY_WRITE_TOKEN: standIn.token,
  };
  const home = await givenDatabase(sqliteTestDatabase);
  const database = await home.open();
  const folder = await givenFolder({ 'data.ndjson': ndjson(SAMPLE) });
  const warned: Fields[] = [];
  const log: Log = { info() {}, warn: (_, fields = {}) => void warned.push(fields), error() {} };
  const content = await createContent({
    ...database,
    config,
    log,
    sample: { folder, resolveImage: async () => '' },
  });
  const told: ToldChange[] = [];
  content.changes.subscribe((change) => void told.push(asTold(change)));
  onTestFinished(async () => {
    await content.stop();
    await database.close();
    await standIn.close();
  });
  return { standIn, config, content, told, warned };
}

describe('content from Sanity', () => {
  it('answers the sample for types that the dataset lacks, and only for those', async () => {
    const { standIn, content } = await given();
    standIn.lake.put(sample.testimonial('own', 1));
    const { service } = content;
    expect((await service.testimonials('birthday')).map(({ _id }) => _id)).toEqual(['own']);
    expect(await service.testimonials('chef')).toEqual([]);
    expect((await service.openingHours())?._id).toBe('openingHours');
    expect(await service.dailyMenus()).toEqual([]);
  });

  it('answers the sample while the dataset has nothing but a draft of the type', async () => {
    const { standIn, content } = await given();
    standIn.lake.put(sample.testimonial('drafts.own', 1));
    const [testimonial] = await content.service.testimonials('chef');
    expect(testimonial?._id).toBe('sample-chef');
  });

  it('asks without a token, and has no writer of its own', async () => {
    const { standIn, content } = await given();
    await content.service.banners();
    expect(standIn.requests).toEqual([
      { method: 'GET', path: '/v2024-01-01/data/query/production', authorization: undefined },
    ]);
    expect(content.store).toBeNull();
  });

  it('posts a query that is too long for an address', async () => {
    const { standIn, content } = await given();
    standIn.lake.put(sample.post('p'));
    expect(await content.service.blog('x'.repeat(12_000), 'es')).toBeNull();
    expect(standIn.requests.map(({ method }) => method)).toEqual(['POST']);
  });

  it.each(['fail', 'cut'] as const)('is unavailable at once when the service would %s', async (behaviour) => {
    const { standIn, content, warned } = await given();
    standIn.behave(behaviour);
    await expect(content.service.dailyMenus()).rejects.toThrow(ContentUnavailableError);
    await expect(content.service.dailyMenus()).rejects.toThrow(ContentUnavailableError);
    expect(standIn.requests).toHaveLength(1);
    expect(warned.map(({ query }) => query)).toEqual(['dailyMenus']);
  });

  it('is unavailable while the service says nothing', async () => {
    const { standIn, content } = await given();
    standIn.behave('stall');
    await expect(content.service.dailyMenus()).rejects.toThrow(ContentUnavailableError);
  });

  it('recovers by itself, and tells so', async () => {
    const { standIn, content, told } = await given();
    standIn.lake.put(sample.menu('m', 1));
    standIn.behave('fail');
    await expect(content.service.dailyMenus()).rejects.toThrow(ContentUnavailableError);
    standIn.behave('answer');
    await vi.waitFor(() => expect(told).toHaveLength(1), { timeout: 10_000 });
    expect(told).toEqual([{ ids: ['m'], queries: ['dailyMenus'] }]);
    expect((await content.service.dailyMenus()).map(({ _id }) => _id)).toEqual(['m']);
  });

  it('does not look again at what is fresh when a page made from it is used', async () => {
    const { standIn, content } = await given();
    const recorded = recordReads(content.service);
    await recorded.content.dailyMenus();
    content.touch(recorded.reads);
    await recorded.content.dailyMenus();
    expect(standIn.requests).toHaveLength(1);
  });
});

describe('writing to Sanity', () => {
  const copy = { _id: 'submission.1', _type: 'requestSubmission', firstName: 'Ana' } as const;

  it('creates a document once, however often it is told to', async () => {
    const { standIn, config } = await given();
    const writer = createSanityWriter(config);
    await writer?.create(copy);
    await writer?.create({ ...copy, firstName: 'Eva' });
    expect([...standIn.lake.documents.values()]).toMatchObject([copy]);
    expect(standIn.requests).toEqual(
      Array.from({ length: 2 }, () => ({
        method: 'POST',
        path: '/v2024-01-01/data/mutate/production',
        authorization: `Bearer ${standIn.token}`,
      })),
    );
  });

  it('removes documents, also ones that are not there', async () => {
    const { standIn, config } = await given();
    const writer = createSanityWriter(config);
    await writer?.create(copy);
    await writer?.create({ ...copy, _id: 'submission.another' });
    await writer?.remove([copy._id, 'submission.gone']);
    expect([...standIn.lake.documents.keys()]).toEqual(['submission.another']);
  });

  it('rejects when the service refuses or fails', async () => {
    const { standIn, config } = await given();
    const stranger = createSanityWriter({ ...config, SANITY_WRITE_TOKEN: 'wrong' });
    await expect(stranger?.create(copy)).rejects.toThrow('Unauthorized');
    standIn.behave('fail');
    await expect(createSanityWriter(config)?.create(copy)).rejects.toThrow();
    expect(standIn.lake.documents.size).toBe(0);
    expect(standIn.requests).toHaveLength(2);
  });

  it('needs a token', async () => {
    const { config } = await given();
    expect(createSanityWriter({ ...config, SANITY_WRITE_TOKEN: undefined })).toBeNull();
  });
});
