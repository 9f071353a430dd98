import { describe, expect, it } from 'vitest';
import { createSanityWriter } from './sanity-writer.server.ts';
import { givenSanity } from './testing/given-mirror.ts';

describe('writing to Sanity', () => {
  const copy = { _id: 'submission.1', _type: 'requestSubmission', firstName: 'Ana' } as const;

  it('creates a document once, however often it is asked to', async () => {
    const { sanity, config } = await givenSanity();
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
    const { sanity, config } = await givenSanity();
    const writer = createSanityWriter(config);
    await writer?.create(copy);
    await writer?.create({ ...copy, _id: 'submission.another' });
    await writer?.remove([copy._id, 'submission.gone']);
    expect([...sanity.lake.documents.keys()]).toEqual(['submission.another']);
  });

  it('rejects when the service refuses or fails', async () => {
    const { sanity, config } = await givenSanity();
    const stranger = createSanityWriter({ ...config, SANITY_WRITE_TOKEN: 'wrong' });
    await expect(stranger?.create(copy)).rejects.toThrow('Unauthorized');
    sanity.behave('fail');
    await expect(createSanityWriter(config)?.create(copy)).rejects.toThrow();
    expect(sanity.lake.documents.size).toBe(0);
    expect(sanity.requests).toHaveLength(2);
  });

  it('needs a token', async () => {
    const { config } = await givenSanity();
    expect(createSanityWriter({ ...config, SANITY_WRITE_TOKEN: undefined })).toBeNull();
  });
});
