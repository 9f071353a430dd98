import { createWriteStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { createArchive } from '../files/index.server.ts';
import { packFiles, unpackFiles } from '../files/testing/archives.ts';
import { TooLargeError } from '../http/index.server.ts';
import { DATABASES, FULL_SUITE_KINDS } from './testing/databases.server.ts';
import { givenDatabase, givenContent } from './testing/given-content.ts';
import { givenFolder, ndjson } from './testing/given-folder.ts';
import * as sample from './testing/samples.ts';
import { readDocuments, resolvePictures } from './export-folder.server.ts';
import { importExport } from './import-export.server.ts';
import { writeExport } from './write-export.server.ts';

const REFERENCE = 'image-0123456789abcdef0123-800x600-webp';
const shown = (file: string) => ({
  _type: 'image',
  _sanityAsset: `image@file://./images/${file}`,
  alt: 'foto',
});

/** What Sanity adds to every document. */
const SANITY = {
  _rev: 'uN3cRZ0bJ1',
  _createdAt: '2023-04-01T10:00:00Z',
  _updatedAt: '2024-02-01T10:00:00Z',
  _system: { base: { id: 'b', rev: 'x' } },
};

const DOCUMENTS = [
  { ...sample.menu('m', 1), ...SANITY },
  { ...sample.menu('drafts.m', 1, { title: 'Borrador' }), ...SANITY },
  { ...sample.banner('b', { image: shown('here.webp') }), ...SANITY },
  { ...sample.banner('lost', { image: shown('gone.webp') }), ...SANITY },
  { ...sample.menu('broken', 2, { title: 7 }), ...SANITY },
  { ...sample.settings(), _id: 'a-random-id', ...SANITY },
  { ...sample.snapshot({ dailyMenus: [sample.reference('m'), sample.reference('nobody')] }) },
  { _id: 'person-1', _type: 'person', name: 'Ana', ...SANITY },
  { _id: '', _type: 'blog' },
];

const lines = `${ndjson(DOCUMENTS)}{"_id":\n`;

/** Resolves those pictures that there are; counts what it stores. */
function pictures() {
  const stored: string[] = [];
  const find = async (path: string) => {
    if (basename(path) !== 'here.webp') throw new Error('ENOENT');
    return REFERENCE;
  };
  return {
    stored,
    probeImage: find,
    resolveImage: async (path: string) => {
      stored.push(basename(path));
      return find(path);
    },
  };
}

describe.each(DATABASES)('an export of Sanity on %s', (kind, create) => {
  const given = async () => givenContent(await givenDatabase(create));

  it('goes in as it is, from a folder of its own in a .tar.gz, with a report of what did not fit', async () => {
    const { store } = await given();
    await store.publish(sample.menu('m', 1, { title: 'Antes' }));
    const source = join(await givenFolder(), 'export.tar.gz');
    await packFiles(source, {
      'production-export-2024/data.ndjson': lines,
      'production-export-2024/images/here.webp': 'a picture',
      'production-export-2024/assets.json': '{}',
      'production-export-2024/files/menu.pdf': 'a file',
    });
    const dry = pictures();
    const before = await Array.fromAsync(store.exportDocuments());
    const expected = await importExport({ store, source, ...dry, isDryRun: true });
    expect(await Array.fromAsync(store.exportDocuments())).toEqual(before);
    expect(dry.stored).toEqual([]);

    const report = await importExport({ store, source, ...pictures() });
    expect(report).toEqual({ ...expected, isDryRun: false });
    const { misfits, ...counts } = report;
    expect(counts).toEqual({
      isDryRun: false,
      stored: 7,
      added: 6,
      replaced: 1,
      drafts: 1,
      skipped: 3,
      types: { dailyMenu: 3, banner: 2, globalSettings: 1, snapshot: 1 },
    });
    expect(misfits.map(({ reason, id, type }) => [reason, id, type])).toEqual(
      expect.arrayContaining([
        ['unknownType', 'person-1', 'person'],
        ['noId', '', 'blog'],
        ['picture', 'lost', 'banner'],
        ['broken', 'lost', 'banner'],
        ['broken', 'broken', 'dailyMenu'],
        ['singleton', 'a-random-id', 'globalSettings'],
        ['reference', 'snapshot', 'snapshot'],
        ['line', 'data.ndjson:10', null],
      ]),
    );
    expect(misfits.find(({ reason }) => reason === 'reference')?.details).toEqual(['nobody']);
    expect(misfits.find(({ reason }) => reason === 'picture')?.details).toEqual([
      'image@file://./images/gone.webp',
    ]);
    expect(misfits.some(({ id }) => id === 'm' || id === 'b')).toBe(false);
    expect((await store.list()).map(({ id }) => id)).toContain('drafts.m');
  });

  if (!FULL_SUITE_KINDS.includes(kind)) return;

  it('comes out again in the same form, and goes into another site unchanged', async () => {
    const { store } = await given();
    const folder = await givenFolder({
      'data.ndjson': ndjson(DOCUMENTS.slice(0, 3)),
      'images/here.webp': 'a picture',
    });
    await importExport({ store, source: folder, ...pictures() });
    const file = join(folder, 'out.tar.gz');
    const archive = createArchive();
    const written = pipeline(archive.output, createWriteStream(file));
    const openPicture = async (reference: string) =>
      reference === REFERENCE
        ? {
            size: 9,
            body: () => Readable.toWeb(Readable.from([Buffer.from('a picture')])) as ReadableStream,
          }
        : null;
    expect(await writeExport(archive, { store, openPicture })).toEqual({
      documents: 3,
      pictures: 1,
      missing: [],
    });
    await written;
    const files = await unpackFiles(file);
    expect([...files.keys()]).toEqual(['data.ndjson', 'images/0123456789abcdef0123-800x600.webp']);
    const exported = String(files.get('data.ndjson'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(exported.map(({ _id }) => _id)).toEqual(['b', 'drafts.m', 'm']);
    expect(exported[0]?.['image']).toEqual({
      _type: 'image',
      alt: 'foto',
      _sanityAsset: 'image@file://./images/0123456789abcdef0123-800x600.webp',
    });

    const other = await given();
    const images = { resolveImage: async () => REFERENCE, probeImage: async () => REFERENCE };
    const report = await importExport({ store: other.store, source: file, ...images });
    expect([report.stored, report.misfits]).toEqual([3, []]);
    const asStored = async (from: typeof store) =>
      (await Array.fromAsync(from.exportDocuments())).map((line) => ({
        ...(JSON.parse(line) as object),
        _rev: '',
      }));
    expect(await asStored(other.store)).toEqual(await asStored(store));
  });

  it('takes no picture that is too large for memory, and says so', async () => {
    const { store } = await given();
    const source = join(await givenFolder(), 'export.tar.gz');
    await packFiles(source, {
      'data.ndjson': ndjson([sample.banner('b', { image: shown('here.webp') })]),
      'images/here.webp': Buffer.alloc(64 * 1_048_576 + 1),
    });
    const resolveImage = async (path: string) => String((await stat(path)).size);
    const images = { resolveImage, probeImage: resolveImage };
    const { misfits } = await importExport({ store, source, ...images });
    expect(misfits[0]).toMatchObject({ reason: 'picture', id: 'b' });
  });

  it('changes nothing when the file is none, a backup, is cut, or leads out of itself', async () => {
    const { store } = await given();
    const folder = await givenFolder({ 'note.txt': 'no archive' });
    const whole = join(folder, 'whole.tar.gz');
    const bytes = await packFiles(whole, { 'data.ndjson': ndjson(DOCUMENTS) });
    const refuse = async (source: string, reason: RegExp) =>
      expect(importExport({ store, source, ...pictures() })).rejects.toThrow(reason);
    await refuse(join(folder, 'note.txt'), /cut or broken/);
    await writeFile(join(folder, 'cut.tar.gz'), bytes.subarray(0, bytes.length - 20));
    await refuse(join(folder, 'cut.tar.gz'), /cut or broken/);
    await packFiles(join(folder, 'out.tar.gz'), { 'a/../../data.ndjson': ndjson(DOCUMENTS) });
    await refuse(join(folder, 'out.tar.gz'), /not a file within/);
    await packFiles(join(folder, 'none.tar.gz'), { 'images/a.webp': 'a picture' });
    await refuse(join(folder, 'none.tar.gz'), /no .ndjson/);
    await packFiles(join(folder, 'backup.tar.gz'), {
      ...{ 'manifest.json': '{}', 'tables/documents.ndjson': ndjson(DOCUMENTS) },
    });
    await refuse(join(folder, 'backup.tar.gz'), /npm run restore/);
    expect(await store.list()).toEqual([]);
  });
});

describe('the documents of an export', () => {
  it('are no more, and none is larger, than are read into memory', async () => {
    const many = await givenFolder({ 'data.ndjson': '{}\n'.repeat(100_001) });
    await expect(readDocuments(many)).rejects.toThrow(TooLargeError);
    const large = await givenFolder({ 'data.ndjson': `{"_id":"${'a'.repeat(2_200_000)}"}` });
    await expect(readDocuments(large)).rejects.toThrow(TooLargeError);
    const enough = await givenFolder({ 'data.ndjson': `\n{"_id":"ñ🥐"}\r\n\n[1]` });
    expect((await readDocuments(enough)).documents).toEqual([{ _id: 'ñ🥐' }, [1]]);
  });

  it('are nested no deeper than is looked into', async () => {
    const deep = '[';
    const folder = await givenFolder({
      'data.ndjson': `{"_id":"a"}\n{"a":${deep.repeat(400_000)}${']'.repeat(400_000)}}\n`,
    });
    const { documents, badLines } = await readDocuments(folder);
    expect([documents, badLines.map(({ line }) => line)]).toEqual([[{ _id: 'a' }], [2]]);
  });

  it('are read while others have their turn', async () => {
    const line = `${JSON.stringify({ _id: 'a', _type: 'blog', text: 'x'.repeat(1_000) })}\n`;
    const folder = await givenFolder({ 'data.ndjson': line.repeat(4_000) });
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const { documents } = await readDocuments(folder);
    const reading = turns;
    const missing = await resolvePictures(documents, folder, async () => '');
    isOver = true;
    expect([documents.length, missing]).toEqual([4_000, []]);
    // A piece of 64 KB at a time of 4 MB, then some documents at a time.
    expect(reading).toBeGreaterThan(40);
    expect(turns - reading).toBeGreaterThan(100);
  });
});
