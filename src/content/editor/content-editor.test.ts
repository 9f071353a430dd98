import { describe, expect, it } from 'vitest';
import { TooLargeError, type ConflictError } from '../../http/index.server.ts';
import { DATABASES, FULL_SUITE_KINDS } from '../testing/databases.server.ts';
import { ANA, BEA, openEditing, refusal, byAna, byBea } from '../testing/given-editing.ts';
import * as sample from '../testing/samples.ts';
import { InvalidDocumentError } from '../store/invalid-document-error.server.ts';
import { LARGEST_DOCUMENT } from './bounds.server.ts';

describe.each(DATABASES)('content editor on %s', (kind, create) => {
  const given = openEditing(create);

  describe('drafts', () => {
    it('keeps a draft beside what is published, and shows it to nobody', async () => {
      const { editor, service, now } = given();
      const first = await editor.publishDocument(sample.menu('m', 1), byAna(null));
      const second = await editor.saveDraft(
        sample.menu('m', 1, { title: 'Borrador' }),
        byBea(first.revision),
      );
      expect(second).toMatchObject({
        id: 'm',
        type: 'dailyMenu',
        trashed: null,
        published: { body: { _id: 'm', title: 'Menú m' }, author: ANA, updatedAt: now() },
        draft: { body: { _id: 'm', title: 'Borrador' }, author: BEA, problems: [] },
      });
      expect(await editor.read('m')).toEqual(second);
      expect(await editor.read('drafts.m')).toEqual(second);
      expect((await service.dailyMenus()).map(({ title }) => title.es)).toEqual(['Menú m']);
      expect(await editor.read('nobody')).toBeNull();
    });

    it('keeps texts that the columns of a database cannot hold', async () => {
      const { editor } = given();
      const odd = sample.menu('m', 1, { title: 'a\0b', slug: 'c\0d', kind: 'e\0' });
      expect((await editor.saveDraft(odd, byAna(null))).draft?.body).toMatchObject({
        title: 'a\0b',
      });
      expect((await editor.list()).documents[0]).toMatchObject({
        title: 'ab',
        slug: 'cd',
        kind: 'e',
      });
    });

    if (!FULL_SUITE_KINDS.includes(kind)) return;

    it('keeps a draft that breaks its schema, and says which fields do', async () => {
      const { editor } = given();
      const broken = sample.menu('m', 1, {
        title: 7,
        displayOrder: undefined,
        items: [sample.dish('a', { price: 'tres', allergens: sample.allergensOf() })],
        remark: 'campo propio',
      });
      const { draft } = await editor.saveDraft(broken, byAna(null));
      expect(draft?.body).toMatchObject({
        title: 7,
        items: [{ price: 'tres' }],
        remark: 'campo propio',
      });
      expect(draft?.problems.map(({ path }) => path)).toEqual([
        ['title'],
        ['displayOrder'],
        ['items', 0, 'price'],
      ]);
      expect(draft?.problems[2]).toMatchObject({ rule: 'number', expected: 'number' });
      expect((await editor.read('m'))?.draft).toEqual(draft);
    });

    it('accepts a valid document in any form it may be written in', async () => {
      const { editor } = given();
      const { draft } = await editor.saveDraft(
        sample.menu('m', 1, { title: { es: 'Menú', en: null }, sections: null }),
        byAna(null),
      );
      expect(draft?.problems).toEqual([]);
      expect(draft?.body).toMatchObject({ title: { es: 'Menú', en: null }, sections: null });
    });

    it('refuses a draft above the limits, and writes nothing', async () => {
      const { editor } = given();
      const large = sample.menu('m', 1, { remark: 'é'.repeat(LARGEST_DOCUMENT / 2) });
      expect(await refusal(editor.saveDraft(large, byAna(null)))).toBeInstanceOf(TooLargeError);
      let deep: unknown = 'bottom';
      for (let level = 0; level < 50_000; level += 1) deep = [deep];
      const bottomless = sample.menu('m', 1, { remark: deep });
      expect(await refusal(editor.saveDraft(bottomless, byAna(null)))).toBeInstanceOf(
        TooLargeError,
      );
      expect(await editor.read('m')).toBeNull();
      const allowed = sample.menu('m', 1, { remark: 'x'.repeat(LARGEST_DOCUMENT - 1_000) });
      expect((await editor.saveDraft(allowed, byAna(null))).draft?.problems).toEqual([]);
    });

    it('refuses a document without a known type, a reserved id, and a change of type', async () => {
      const { editor } = given();
      for (const document of [
        null,
        { _id: 'x', _type: 'riddle' },
        sample.menu('a.b', 1),
        sample.menu('versions.r1.m', 1),
        sample.menu('x'.repeat(121), 1),
      ]) {
        expect(await refusal(editor.saveDraft(document, byAna(null)))).toBeInstanceOf(
          InvalidDocumentError,
        );
      }
      const { revision } = await editor.saveDraft(sample.menu('m', 1), byAna(null));
      const refused = await refusal(editor.saveDraft(sample.post('m'), byAna(revision)));
      expect((refused as InvalidDocumentError).fields).toMatchObject([{ path: ['_type'] }]);
    });

    it('keeps a discarded draft as a version; what was never published goes to the trash', async () => {
      const { editor } = given();
      const one = await editor.publishDocument(sample.menu('m', 1), byAna(null));
      const two = await editor.saveDraft(
        sample.menu('m', 1, { title: 'Fuera' }),
        byAna(one.revision),
      );
      const three = await editor.discardDraft('m', byAna(two.revision));
      expect([three.draft, three.published?.body['title']]).toEqual([null, 'Menú m']);
      const { versions } = await editor.versions('m');
      expect(versions.map(({ state, isCurrent }) => [state, isCurrent])).toEqual([
        ['published', true],
        ['draft', false],
      ]);
      expect((await editor.readVersion('m', versions[1]?.revision ?? ''))?.body['title']).toBe(
        'Fuera',
      );

      const alone = await editor.saveDraft(sample.menu('n', 1), byAna(null));
      const trashed = await editor.discardDraft('n', byAna(alone.revision));
      expect(trashed.trashed?.author).toEqual(ANA);
      expect(trashed.draft?.body['_id']).toBe('n');
    });
  });

  describe('creating', () => {
    it('creates a document with a readable id of its own, a singleton with its type as id', async () => {
      const { editor } = given();
      const title = { es: '¡Menú del Día, año 2025!', en: 'Menu' };
      const one = await editor.create('dailyMenu', { title }, { author: ANA });
      const two = await editor.create('dailyMenu', { title }, { author: ANA });
      expect(one.id).toMatch(/^menu-del-dia-ano-2025-[0-9a-f]{8}$/);
      expect(two.id).not.toBe(one.id);
      expect(one).toMatchObject({
        published: null,
        draft: { body: { _type: 'dailyMenu', title } },
      });
      expect((await editor.create('dailyMenu', {}, { author: ANA })).id).toMatch(/^dailyMenu-/);
      const settings = await editor.create('globalSettings', {}, { author: ANA });
      expect(settings.id).toBe('globalSettings');
      const again = await refusal(editor.create('globalSettings', {}, { author: BEA }));
      expect((again as ConflictError).details['current']).toEqual(settings);
    });
  });

  describe('publishing', () => {
    it('publishes a draft in one step and reports the lists that it joins', async () => {
      const { editor, service, changes } = given();
      const reported: string[][] = [];
      const unsubscribe = changes.subscribe(({ documentIds, queries }) =>
        reported.push([...documentIds, ...queries]),
      );
      const draft = await editor.saveDraft(sample.menu('m', 1), byAna(null));
      const published = await editor.publish('m', byBea(draft.revision));
      unsubscribe();
      expect(published).toMatchObject({
        draft: null,
        published: { author: BEA, body: { _id: 'm' } },
      });
      expect((await service.dailyMenus()).map(({ _id, _rev }) => [_id, _rev])).toEqual([
        ['m', published.published?.revision],
      ]);
      expect(reported).toEqual([
        ['drafts.m'],
        ['m', 'drafts.m', 'dailyMenus', 'snapshot', 'filledTypes'],
      ]);
      expect((await editor.publish('m', byBea(published.revision))).revision).toBe(
        published.revision,
      );
    });

    if (!FULL_SUITE_KINDS.includes(kind)) return;

    it('refuses to publish what breaks its schema, naming the fields, and loses nothing', async () => {
      const { editor, service } = given();
      const one = await editor.publishDocument(sample.menu('m', 1), byAna(null));
      const two = await editor.saveDraft(sample.menu('m', 1, { title: 7 }), byAna(one.revision));
      const refused = await refusal(editor.publish('m', byAna(two.revision)));
      expect((refused as InvalidDocumentError).fields).toMatchObject([{ path: ['title'] }]);
      expect((refused as InvalidDocumentError).problems[0]).toMatch(/^title: /);
      expect(await editor.read('m')).toEqual(two);
      expect(await service.dailyMenus()).toHaveLength(1);
      const direct = editor.publishDocument(sample.menu('m', 1, { slug: 5 }), byAna(two.revision));
      expect(await refusal(direct)).toBeInstanceOf(InvalidDocumentError);
      expect(await editor.read('m')).toEqual(two);
    });

    it('keeps the draft that a direct publication replaces', async () => {
      const { editor } = given();
      const one = await editor.saveDraft(sample.menu('m', 1, { title: 'Borrador' }), byAna(null));
      const two = await editor.publishDocument(sample.menu('m', 1), byBea(one.revision));
      expect(two).toMatchObject({ draft: null, published: { author: BEA } });
      const { versions } = await editor.versions('m');
      expect(versions.map(({ state, author }) => [state, author])).toEqual([
        ['published', BEA],
        ['draft', ANA],
      ]);
    });

    it('keeps the time of creation, whatever is sent, and stamps each write', async () => {
      const { editor, advance } = given();
      const one = await editor.saveDraft(sample.menu('m', 1), byAna(null));
      const created = one.draft?.body['_createdAt'];
      advance(1);
      const sent = sample.menu('m', 1, {
        _createdAt: '1999-01-01',
        _updatedAt: '1999-01-01',
        _rev: 'x',
      });
      const two = await editor.saveDraft(sent, byAna(one.revision));
      const three = await editor.publish('m', byAna(two.revision));
      const body = three.published?.body;
      expect(body).toMatchObject({ _createdAt: created, _rev: three.published?.revision });
      expect(Date.parse(String(body?.['_updatedAt']))).toBe(three.published?.updatedAt);
      expect(Date.parse(String(created))).toBe((three.published?.updatedAt ?? 0) - 60_000);
    });

    it('takes a document off the site as a draft, or as a version when it has one', async () => {
      const { editor, service } = given();
      const one = await editor.publishDocument(sample.menu('m', 1), byAna(null));
      const two = await editor.unpublish('m', byBea(one.revision));
      expect(two).toMatchObject({
        published: null,
        draft: { body: { title: 'Menú m' }, author: BEA },
      });
      expect(await service.dailyMenus()).toEqual([]);

      const three = await editor.publish('m', byAna(two.revision));
      const four = await editor.saveDraft(
        sample.menu('m', 1, { title: 'Más' }),
        byAna(three.revision),
      );
      const five = await editor.unpublish('m', byAna(four.revision));
      expect(five).toMatchObject({ published: null, draft: { body: { title: 'Más' } } });
      const { versions } = await editor.versions('m');
      expect(versions).toMatchObject([{ state: 'published', isCurrent: false, author: ANA }]);
    });
  });
});
