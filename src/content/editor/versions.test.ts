import { describe, expect, it } from 'vitest';
import { NotFoundError } from '../../http/index.server.ts';
import { DATABASES, FULL_SUITE_KINDS } from '../testing/databases.server.ts';
import { ANA, BEA, openEditing, refusal } from '../testing/given-editing.ts';
import * as sample from '../testing/samples.ts';
import type { Author } from '../store/author.server.ts';
import { InvalidDocumentError } from '../store/invalid-document-error.server.ts';
import { VERSIONS_KEPT } from './versions.server.ts';

describe.each(DATABASES)('versions on %s', (kind, create) => {
  const given = openEditing(create);

  const write = async (how: 'publishDocument' | 'saveDraft', author: Author, title: unknown) => {
    const { editor } = given();
    const expectedRevision = (await editor.read('m'))?.revision ?? null;
    return editor[how](sample.menu('m', 1, { title }), { author, expectedRevision });
  };
  const publish = (author: Author, title: unknown) => write('publishDocument', author, title);

  /** Titles of a document's versions, newest first. */
  const titles = async () => {
    const { editor } = given();
    const { versions } = await editor.versions('m', { limit: 200 });
    const read = versions.map(({ revision }) => editor.readVersion('m', revision));
    return (await Promise.all(read)).map((version) => version?.body['title']);
  };

  it('keeps every published state with its author and time', async () => {
    const { editor, now, advance } = given();
    const start = now();
    await publish(ANA, 'uno');
    advance(1);
    await publish(BEA, 'dos');
    advance(1);
    await publish(ANA, 'tres');
    const { versions, total } = await editor.versions('m');
    expect(total).toBe(3);
    expect(versions).toMatchObject([
      { state: 'published', isCurrent: true, author: ANA, updatedAt: start + 120_000 },
      { state: 'published', isCurrent: false, author: BEA, updatedAt: start + 60_000 },
      { state: 'published', isCurrent: false, author: ANA, updatedAt: start },
    ]);
    expect(await titles()).toEqual(['tres', 'dos', 'uno']);
    const last = versions.at(-1);
    expect(await editor.readVersion('m', last?.revision ?? '')).toMatchObject({
      ...last,
      body: { _id: 'm', _type: 'dailyMenu', title: 'uno' },
    });
    expect(await editor.readVersion('other', last?.revision ?? '')).toBeNull();
    expect(await editor.readVersion('m', 'unknown')).toBeNull();
  });

  it('pages versions, and keeps no more than the limit', async () => {
    const { editor, database } = given();
    const { db } = database;
    await publish(ANA, 'primero');
    const { versions } = await editor.versions('m');
    const row = {
      document_id: 'm',
      type: 'dailyMenu',
      state: 'published',
      updated_at: 0,
      author_id: null,
      author_name: null,
    } as const;
    const numbers = Array.from({ length: VERSIONS_KEPT }, (_, index) => index + 1);
    await db
      .insertInto('content_versions')
      .values(
        numbers.map((number) => ({
          ...row,
          revision: `r${number}`,
          number,
          body: JSON.stringify(sample.menu('m', 1, { title: `v${number}` })),
        })),
      )
      .execute();
    await publish(BEA, 'último');
    const page = async (offset: number, limit: number) => {
      const found = await editor.versions('m', { offset, limit });
      expect(found.total).toBe(VERSIONS_KEPT + 1);
      return found.versions.map(({ revision, isCurrent }) => (isCurrent ? 'current' : revision));
    };
    const first = versions[0]?.revision;
    expect(await page(0, 3)).toEqual(['current', first, `r${VERSIONS_KEPT}`]);
    expect(await page(1, 2)).toEqual([first, `r${VERSIONS_KEPT}`]);
    expect(await page(2, 1)).toEqual([`r${VERSIONS_KEPT}`]);
    expect(await page(VERSIONS_KEPT - 1, 5)).toEqual(['r3', 'r2']);
    expect(await page(VERSIONS_KEPT + 1, 5)).toEqual([]);
  });

  if (!FULL_SUITE_KINDS.includes(kind)) return;

  it('folds what an author writes within ten minutes of the first write into one', async () => {
    const { advance } = given();
    await publish(BEA, 'antes');
    advance(30);
    await publish(ANA, 'a1');
    advance(6);
    await publish(ANA, 'a2');
    advance(3);
    await publish(ANA, 'a3');
    expect(await titles()).toEqual(['a3', 'antes']);
    // Ten minutes after a1, although a3 is one minute old.
    advance(1);
    await publish(ANA, 'a4');
    expect(await titles()).toEqual(['a4', 'a3', 'antes']);
    advance(9);
    await publish(ANA, 'a5');
    expect(await titles()).toEqual(['a5', 'a3', 'antes']);
  });

  it('never folds over what somebody else wrote', async () => {
    await publish(ANA, 'a1');
    await publish(BEA, 'b1');
    await publish(ANA, 'a2');
    await publish(ANA, 'a3');
    expect(await titles()).toEqual(['a3', 'b1', 'a1']);
  });

  it('folds drafts in the same way, and keeps another author’s', async () => {
    const { editor, advance } = given();
    await write('saveDraft', ANA, 'a1');
    await write('saveDraft', ANA, 'a2');
    await write('saveDraft', BEA, 'b1');
    expect(await titles()).toEqual(['a2']);
    advance(10);
    const { revision } = await write('saveDraft', BEA, 'b2');
    expect(await titles()).toEqual(['b1', 'a2']);
    // The draft lives on in what is published.
    await editor.publish('m', { author: BEA, expectedRevision: revision });
    expect(await titles()).toEqual(['b2', 'b1', 'a2']);
  });

  it('keeps what an import or a command replaces', async () => {
    const { store } = given();
    await publish(ANA, 'de Ana');
    await store.importDocuments([sample.menu('m', 1, { title: 'importado' })]);
    await store.importDocuments([sample.menu('m', 1, { title: 'otra vez' })]);
    await store.publish(sample.menu('m', 1, { title: 'por comando' }));
    expect(await titles()).toEqual(['por comando', 'otra vez', 'importado', 'de Ana']);
  });

  it('restores a version as a draft or published, and never folds what that replaces', async () => {
    const { editor, service } = given();
    await publish(BEA, 'viejo');
    const { published, revision } = await publish(ANA, 'nuevo');
    const [, old] = (await editor.versions('m')).versions;
    const options = { author: ANA, expectedRevision: revision };
    const back = await editor.restoreVersion('m', old?.revision ?? '', {
      as: 'published',
      ...options,
    });
    expect(back).toMatchObject({
      draft: null,
      published: { body: { title: 'viejo' }, author: ANA },
    });
    expect(back.published?.revision).not.toBe(published?.revision);
    expect((await service.dailyMenus())[0]?.title.es).toBe('viejo');
    expect(await titles()).toEqual(['viejo', 'nuevo', 'viejo']);
    // The next edit of the earlier run does not fold it away either.
    const next = { author: ANA, expectedRevision: back.revision };
    const draft = await editor.restoreVersion('m', published?.revision ?? '', {
      as: 'draft',
      ...next,
    });
    expect(draft).toMatchObject({
      published: { body: { title: 'viejo' } },
      draft: { body: { title: 'nuevo' } },
    });
    const unknown = editor.restoreVersion('m', 'unknown', {
      as: 'draft',
      author: ANA,
      expectedRevision: draft.revision,
    });
    expect(await refusal(unknown)).toBeInstanceOf(NotFoundError);
    expect(await editor.read('m')).toEqual(draft);
  });

  it('restores a version that breaks its schema as a draft, but does not publish it', async () => {
    const { editor, store } = given();
    await store.importDocuments([sample.menu('m', 1, { title: 7 })]);
    const { revision } = await publish(ANA, 'sano');
    const [, broken] = (await editor.versions('m')).versions;
    const restore = (as: 'draft' | 'published') =>
      editor.restoreVersion('m', broken?.revision ?? '', {
        as,
        author: ANA,
        expectedRevision: revision,
      });
    expect(await refusal(restore('published'))).toBeInstanceOf(InvalidDocumentError);
    expect((await restore('draft')).draft?.problems).toMatchObject([{ path: ['title'] }]);
  });
});
