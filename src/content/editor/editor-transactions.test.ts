import { describe, expect, it } from 'vitest';
import { ConflictError, NotFoundError } from '../../http/index.server.ts';
import { DATABASES } from '../testing/databases.server.ts';
import {
  ANA,
  BEA,
  openEditing,
  refusal,
  refuseRows,
  byAna,
  byBea,
} from '../testing/given-editing.ts';
import * as sample from '../testing/samples.ts';
import type { EditedDocument } from './edited-document.server.ts';

describe.each(DATABASES)('content editor on %s', (_name, create) => {
  const given = openEditing(create);
  describe('an expected revision', () => {
    it('refuses a stale write with both versions, and overwrites nothing', async () => {
      const { editor } = given();
      const one = await editor.publishDocument(sample.menu('m', 1), byAna(null));
      const two = await editor.saveDraft(
        sample.menu('m', 1, { title: 'De Ana' }),
        byAna(one.revision),
      );
      const sent = sample.menu('m', 1, { title: 'De Bea' });
      const writes = {
        saveDraft: (revision: string | null) => editor.saveDraft(sent, byBea(revision)),
        publishDocument: (revision: string | null) => editor.publishDocument(sent, byBea(revision)),
        publish: (revision: string | null) => editor.publish('m', byBea(revision)),
        unpublish: (revision: string | null) => editor.unpublish('m', byBea(revision)),
        discardDraft: (revision: string | null) => editor.discardDraft('m', byBea(revision)),
        trash: (revision: string | null) => editor.trash('m', byBea(revision)),
        restore: (revision: string | null) => editor.restore('m', byBea(revision)),
        restoreVersion: (revision: string | null) =>
          editor.restoreVersion('m', one.published?.revision ?? '', {
            as: 'draft',
            ...byBea(revision),
          }),
      };
      for (const [name, write] of Object.entries(writes)) {
        for (const expectedRevision of [one.revision, null, '']) {
          const refused = await refusal(write(expectedRevision));
          expect(refused, name).toBeInstanceOf(ConflictError);
          const document = /^(?:saveDraft|publishDocument)$/.test(name) ? sent : null;
          expect(refused, name).toMatchObject({
            details: { current: two, sent: { expectedRevision, author: BEA, document } },
          });
        }
      }
      expect(await editor.read('m')).toEqual(two);
      expect(await editor.audit()).toHaveLength(2);
    });

    it('refuses to publish a draft over what was published meanwhile, as by an import', async () => {
      const { editor, store, service } = given();
      const one = await editor.publishDocument(sample.menu('m', 1), byAna(null));
      const two = await editor.saveDraft(
        sample.menu('m', 1, { title: 'De Ana' }),
        byAna(one.revision),
      );
      await store.importDocuments([sample.menu('m', 1, { title: 'Importado' })]);
      const refused = (await refusal(editor.publish('m', byAna(two.revision)))) as ConflictError;
      expect(refused.details['current']).toMatchObject({
        published: { body: { title: 'Importado' }, author: { id: 'import' } },
        draft: { body: { title: 'De Ana' }, author: ANA },
      });
      expect((await service.dailyMenus())[0]?.title.es).toBe('Importado');
      await editor.publish('m', byAna((refused.details['current'] as EditedDocument).revision));
      expect((await service.dailyMenus())[0]?.title.es).toBe('De Ana');
      const { versions } = await editor.versions('m');
      expect(versions.map(({ author }) => author?.id)).toEqual(['ana', 'import', 'ana']);
    });

    it('accepts one of several writes at the same time', async () => {
      const { editor } = given();
      const { revision } = await editor.saveDraft(sample.menu('m', 1), byAna(null));
      const answers = await Promise.allSettled(
        [1, 2, 3, 4].map((order) => editor.saveDraft(sample.menu('m', order), byBea(revision))),
      );
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const answer of answers) {
        if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(ConflictError);
      }
      const winner = answers.find((answer) => answer.status === 'fulfilled');
      expect(winner?.value).toEqual(await editor.read('m'));
    });

    it('says when the document to be changed is gone, or never existed', async () => {
      const { editor } = given();
      const stale = (await refusal(editor.trash('m', byAna('old')))) as ConflictError;
      expect([stale.name, stale.details['current']]).toEqual(['ConflictError', null]);
      for (const write of [editor.publish, editor.trash, editor.restore, editor.unpublish]) {
        expect(await refusal(write.call(editor, 'm', byAna(null)))).toBeInstanceOf(NotFoundError);
      }
    });
  });

  describe('one transaction', () => {
    it.each([
      'content_versions',
      'events',
      'content_changes',
      'content_entries',
      'content_references',
    ] as const)('leaves nothing half written when no row can be added to %s', async (table) => {
      const { editor, store, service, database } = given();
      const { db } = database;
      const one = await editor.publishDocument(sample.menu('m', 1), byAna(null));
      const two = await editor.saveDraft(
        sample.menu('m', 1, { title: 'De Ana', see: sample.reference('a') }),
        byAna(one.revision),
      );
      const audit = await editor.audit();
      const versions = await editor.versions('m');
      const list = await editor.list();
      const changes = await db.selectFrom('content_changes').selectAll().execute();
      const allow = await refuseRows(database, table);
      try {
        const direct = sample.menu('m', 1, { title: 'De Bea', see: sample.reference('b') });
        await expect(editor.publishDocument(direct, byBea(two.revision))).rejects.toThrow(
          'refused',
        );
        await expect(store.importDocuments([direct])).rejects.toThrow('refused');
      } finally {
        await allow();
      }
      expect(await editor.read('m')).toEqual(two);
      expect(await editor.audit()).toEqual(audit);
      expect(await editor.versions('m')).toEqual(versions);
      expect(await editor.list()).toEqual(list);
      expect(await db.selectFrom('content_changes').selectAll().execute()).toEqual(changes);
      expect((await service.dailyMenus())[0]?.title.es).toBe('Menú m');
      expect((await editor.publish('m', byBea(two.revision))).published?.author).toEqual(BEA);
    });
  });

  describe('the audit', () => {
    it('says who did what to which document and when, newest first', async () => {
      const { editor, store, now, advance } = given();
      const start = now();
      const one = await editor.saveDraft(sample.menu('m', 1, { title: 'Lentejas' }), byAna(null));
      advance(1);
      const two = await editor.publish('m', byBea(one.revision));
      const three = await editor.trash('m', byBea(two.revision));
      await editor.restore('m', byAna(three.revision));
      await store.importDocuments([sample.post('p'), sample.post('q')]);
      await store.remove('q');
      const entries = await editor.audit();
      expect(
        entries.map(({ action, documentId, author }) => [author.id, action, documentId]),
      ).toEqual([
        ['command', 'trash', 'q'],
        ['import', 'import', 'q'],
        ['import', 'import', 'p'],
        ['ana', 'restore', 'm'],
        ['bea', 'trash', 'm'],
        ['bea', 'publish', 'm'],
        ['ana', 'draft', 'm'],
      ]);
      expect(entries.at(-1)).toMatchObject({
        at: start,
        type: 'dailyMenu',
        title: 'Lentejas',
        author: ANA,
      });
    });
  });
});
