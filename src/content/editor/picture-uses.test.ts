import { describe, expect, it } from 'vitest';
import { DATABASES } from '../testing/databases.server.ts';
import { ANA, BEA, openEditing } from '../testing/given-editing.ts';
import * as sample from '../testing/samples.ts';

const OLD = 'image-0123456789abcdef0123-1600x600-webp';
const NEW = 'image-abcdef0123456789abcd-800x800-webp';

const shown = (ref: string, more: object = {}) => ({
  _type: 'image',
  asset: { _type: 'reference', _ref: ref },
  ...more,
});
const HOTSPOT = { x: 0.1, y: 0.1, width: 0.1, height: 0.1 };
const assertMayEdit = () => undefined;
const newTo = (author: typeof ANA) => ({ author, expectedRevision: null });

describe.each(DATABASES)('pictures in documents on %s', (_name, create) => {
  const given = openEditing(create);

  it('counts the documents of a picture, without the trash', async () => {
    const { editor, pictureUses } = given();
    const one = sample.post('one', { coverImage: shown(OLD) });
    await editor.publishDocument(one, newTo(ANA));
    await editor.saveDraft(sample.post('two', { coverImage: shown(OLD) }), newTo(ANA));
    const three = await editor.publishDocument(
      sample.post('three', { coverImage: shown(OLD) }),
      newTo(ANA),
    );
    await editor.trash('three', { author: ANA, expectedRevision: three.revision });
    expect([...(await pictureUses.counts([OLD, NEW]))]).toEqual([[OLD, 2]]);
    expect(await pictureUses.counts([])).toEqual(new Map());
  });

  it('replaces a picture in what is published and in drafts, in one write', async () => {
    const { editor, pictureUses, service } = given();
    const first = await editor.publishDocument(
      sample.post('one', { coverImage: shown(OLD, { alt: 'Viejo', hotspot: HOTSPOT }) }),
      newTo(ANA),
    );
    await editor.saveDraft(sample.post('one', { title: 'Otra', coverImage: shown(OLD) }), {
      author: ANA,
      expectedRevision: first.revision,
    });
    await editor.publishDocument(sample.post('other', { coverImage: shown(NEW) }), newTo(ANA));
    const changed = await pictureUses.replace(
      { from: OLD, to: NEW, dropsAlt: false },
      { author: BEA, assertMayEdit },
    );
    expect(changed).toEqual(['one']);
    const now = await editor.read('one');
    expect(now?.published?.body['coverImage']).toEqual(shown(NEW, { alt: 'Viejo' }));
    expect(now?.published).toMatchObject({ author: BEA, problems: [] });
    expect(now?.draft?.body).toMatchObject({ title: 'Otra', coverImage: shown(NEW) });
    expect([...(await pictureUses.counts([OLD, NEW]))]).toEqual([[NEW, 2]]);
    expect((await service.blog('slug-one', 'es'))?.coverImage?.asset._ref).toBe(NEW);
    const entries = await editor.audit();
    expect(entries.find(({ documentId }) => documentId === 'one')).toMatchObject({
      action: 'replacePicture',
      author: BEA,
    });
  });

  it('keeps each document as it was among its versions', async () => {
    const { editor, pictureUses } = given();
    const image = shown(OLD, { alt: 'Viejo', hotspot: HOTSPOT });
    const first = await editor.publishDocument(
      sample.post('one', { coverImage: image }),
      newTo(ANA),
    );
    // At once and by the same author, which would be one run of edits.
    await pictureUses.replace(
      { from: OLD, to: NEW, dropsAlt: true },
      { author: ANA, assertMayEdit },
    );
    expect((await editor.read('one'))?.published?.body['coverImage']).toEqual(shown(NEW));
    const version = await editor.readVersion('one', first.published?.revision ?? '');
    expect(version?.body['coverImage']).toEqual(image);
    expect(await pictureUses.isKept(OLD)).toBe(true);
  });

  it('changes nothing where the picture is not, nor in the trash', async () => {
    const { editor, pictureUses } = given();
    const made = await editor.publishDocument(
      sample.post('one', { coverImage: shown(OLD) }),
      newTo(ANA),
    );
    const gone = await editor.trash('one', { author: ANA, expectedRevision: made.revision });
    const replacement = { from: OLD, to: NEW, dropsAlt: true };
    expect(await pictureUses.replace(replacement, { author: BEA, assertMayEdit })).toEqual([]);
    expect(await editor.read('one')).toEqual(gone);
    expect(await pictureUses.isKept(OLD)).toBe(true);
    expect(await pictureUses.isKept(NEW)).toBe(false);
  });

  it('tells of the documents whose picture has changed', async () => {
    const { editor, pictureUses, changes } = given();
    await editor.publishDocument(sample.post('one', { coverImage: shown(OLD) }), newTo(ANA));
    await editor.publishDocument(sample.post('two', { coverImage: shown(NEW) }), newTo(ANA));
    const told: string[] = [];
    const leave = changes.subscribe(({ documentIds }) => void told.push(...documentIds));
    expect(await pictureUses.change(OLD, async () => 'written')).toBe('written');
    leave();
    expect(told).toEqual(['one']);
  });

  it('tells of nothing when the change fails', async () => {
    const { editor, pictureUses, changes } = given();
    await editor.publishDocument(sample.post('one', { coverImage: shown(OLD) }), newTo(ANA));
    const told: string[] = [];
    const leave = changes.subscribe(({ documentIds }) => void told.push(...documentIds));
    const failing = pictureUses.change(OLD, async () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    leave();
    expect(told).toEqual([]);
  });
});
