import { describe, expect, it, onTestFinished } from 'vitest';
import type { Content, ContentConfig } from '../content-types.server.ts';
import { createContent } from '../content.server.ts';
import { ContentUnavailableError } from '../content-service.ts';
import type { Fields, Log } from '../../log/index.server.ts';
import { recordReads } from '../reads.server.ts';
import * as sample from '../testing/samples.ts';
import { sqliteTestDatabase } from '../testing/test-database.server.ts';
import { asReported, givenDatabase, type ReportedChange } from '../testing/given-embedded.ts';
import { ndjson, givenFolder } from '../testing/given-folder.ts';
import { createSanityWriter } from './sanity-writer.server.ts';
import { startFakeSanity, type Behaviour, type FakeSanity } from './testing/fake-sanity.server.ts';

const SAMPLE = [
  sample.menu('sample-menu', 1),
  sample.testimonial('sample-birthday', 1),
  sample.testimonial('sample-chef', 1, { kind: 'chef' }),
  sample.hours(),
];

interface Given {
  readonly sanity: FakeSanity;
  /** Where an earlier process kept its last answers. */
  readonly dataDirectory: string;
  readonly behaviour: Behaviour;
}

async function given(earlier?: Given) {
  const sanity = earlier?.sanity ?? (await startFakeSanity());
  if (earlier) sanity.behave(earlier.behaviour);
  const config: ContentConfig = {
    CONTENT_SOURCE: 'sanity',
    SANITY_PROJECT_ID: 'abc123',
    SANITY_DATASET: sanity.dataset,
    SANITY_API_VERSION: '2024-01-01',
    SANITY_USE_CDN: true,
    SANITY_API_URL: sanity.url,
    SANITY_WRITE_TOKEN: sanity.token,
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
    dataDirectory: earlier?.dataDirectory ?? folder,
    sample: { folder, resolveImage: async () => '' },
  });
  const reported: ReportedChange[] = [];
  content.changes.subscribe((change) => void reported.push(asReported(change)));
  onTestFinished(async () => {
    await content.stop();
    await database.close();
    if (!earlier) await sanity.close();
  });
  return { sanity, config, content, reported, warned, dataDirectory: folder };
}

describe('content from Sanity', () => {
  it('answers the sample for types that the dataset lacks, and only for those', async () => {
    const { sanity, content } = await given();
    sanity.lake.put(sample.testimonial('own', 1));
    const { service } = content;
    expect((await service.testimonials('birthday')).map(({ _id }) => _id)).toEqual(['own']);
    expect(await service.testimonials('chef')).toEqual([]);
    expect((await service.openingHours())?._id).toBe('openingHours');
    expect(await service.dailyMenus()).toEqual([]);
  });

  it('answers the sample while the dataset has nothing but a draft of the type', async () => {
    const { sanity, content } = await given();
    sanity.lake.put(sample.testimonial('drafts.own', 1));
    const [testimonial] = await content.service.testimonials('chef');
    expect(testimonial?._id).toBe('sample-chef');
  });

  it('asks without a token, and has no writer of its own', async () => {
    const { sanity, content } = await given();
    await content.service.banners();
    expect(sanity.requests).toEqual([
      { method: 'GET', path: '/v2024-01-01/data/query/production', authorization: undefined },
    ]);
    expect(content.store).toBeNull();
  });

  it('posts a query that is too long for an address', async () => {
    const { sanity, content } = await given();
    sanity.lake.put(sample.post('p'));
    expect(await content.service.blog('x'.repeat(12_000), 'es')).toBeNull();
    expect(sanity.requests.map(({ method }) => method)).toEqual(['POST']);
  });

  it.each(['fail', 'cut'] as const)(
    'is unavailable at once when the service would %s',
    async (behaviour) => {
      const { sanity, content, warned } = await given();
      sanity.behave(behaviour);
      await expect(content.service.dailyMenus()).rejects.toThrow(ContentUnavailableError);
      await expect(content.service.dailyMenus()).rejects.toThrow(ContentUnavailableError);
      // Asked for each of them, since each would see an error; said once.
      expect(sanity.requests).toHaveLength(2);
      expect(warned.map(({ query }) => query)).toEqual(['dailyMenus']);
    },
  );

  it('is unavailable while the service does not answer', async () => {
    const { sanity, content } = await given();
    sanity.behave('stall');
    await expect(content.service.dailyMenus()).rejects.toThrow(ContentUnavailableError);
  });

  it('shows the sample of what it falls back to, while the service has never answered', async () => {
    const { sanity, content, warned } = await given();
    sanity.behave('fail');
    const { service } = content;
    expect((await service.testimonials('chef')).map(({ _id }) => _id)).toEqual(['sample-chef']);
    expect((await service.openingHours())?._id).toBe('openingHours');
    for (const query of ['dailyMenus', 'submenus', 'banners', 'snapshot', 'blogKeys'] as const)
      await expect(service[query](), query).rejects.toThrow(ContentUnavailableError);
    await expect(service.globalSettings()).rejects.toThrow(ContentUnavailableError);
    expect(warned.filter(({ error }) => error === undefined)).toHaveLength(1);
  });

  it('shows after a restart what it read last, while the service is away', async () => {
    const before = await given();
    before.sanity.lake.put(sample.menu('m', 1));
    before.sanity.lake.put(sample.testimonial('own', 1, { kind: 'chef' }));
    before.sanity.lake.put(sample.post('p'));
    const read = ({ service }: Content) =>
      Promise.all([
        service.dailyMenus(),
        service.testimonials('chef'),
        service.blogs({ offset: 0, limit: 12 }),
        service.blog('p', 'en'),
        service.blogKeys(),
      ]);
    const answered = await read(before.content);
    expect(answered[0].map(({ _id }) => _id)).toEqual(['m']);
    await before.content.stop();
    const { sanity, content } = await given({ ...before, behaviour: 'fail' });
    expect(await read(content)).toEqual(answered);
    await expect(content.service.submenus()).rejects.toThrow(ContentUnavailableError);
    sanity.lake.put(sample.menu('new', 1));
    sanity.behave('answer');
    await expect
      .poll(async () => (await content.service.dailyMenus()).map(({ _id }) => _id))
      .toEqual(['m', 'new']);
  });

  it('recovers by itself, and reports it', async () => {
    const { sanity, content, reported } = await given();
    sanity.lake.put(sample.menu('m', 1));
    sanity.behave('fail');
    await expect(content.service.dailyMenus()).rejects.toThrow(ContentUnavailableError);
    sanity.behave('answer');
    await expect.poll(() => reported).toHaveLength(1);
    expect(reported).toEqual([{ ids: ['m'], queries: ['dailyMenus'] }]);
    expect((await content.service.dailyMenus()).map(({ _id }) => _id)).toEqual(['m']);
  });

  it('does not fetch fresh content again when a page rendered from it is used', async () => {
    const { sanity, content } = await given();
    const recorded = recordReads(content.service);
    await recorded.content.dailyMenus();
    content.touch(recorded.reads);
    await recorded.content.dailyMenus();
    expect(sanity.requests).toHaveLength(1);
  });
});

describe('writing to Sanity', () => {
  const copy = { _id: 'submission.1', _type: 'requestSubmission', firstName: 'Ana' } as const;

  it('creates a document once, however often it is asked to', async () => {
    const { sanity, config } = await given();
    const writer = createSanityWriter(config);
    await writer?.create(copy);
    await writer?.create({ ...copy, firstName: 'Eva' });
    expect([...sanity.lake.documents.values()]).toMatchObject([copy]);
    expect(sanity.requests).toEqual(
      Array.from({ length: 2 }, () => ({
        method: 'POST',
        path: '/v2024-01-01/data/mutate/production',
        authorization: `Bearer ${sanity.token}`,
      })),
    );
  });

  it('removes documents, and ignores those that do not exist', async () => {
    const { sanity, config } = await given();
    const writer = createSanityWriter(config);
    await writer?.create(copy);
    await writer?.create({ ...copy, _id: 'submission.another' });
    await writer?.remove([copy._id, 'submission.gone']);
    expect([...sanity.lake.documents.keys()]).toEqual(['submission.another']);
  });

  it('rejects when the service refuses or fails', async () => {
    const { sanity, config } = await given();
    const stranger = createSanityWriter({ ...config, SANITY_WRITE_TOKEN: 'wrong' });
    await expect(stranger?.create(copy)).rejects.toThrow('Unauthorized');
    sanity.behave('fail');
    await expect(createSanityWriter(config)?.create(copy)).rejects.toThrow();
    expect(sanity.lake.documents.size).toBe(0);
    expect(sanity.requests).toHaveLength(2);
  });

  it('needs a token', async () => {
    const { config } = await given();
    expect(createSanityWriter({ ...config, SANITY_WRITE_TOKEN: undefined })).toBeNull();
  });
});
