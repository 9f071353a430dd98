import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { pack, type Header } from 'tar-stream';
import { describe, expect, it } from 'vitest';
import { packFiles, unpackFiles } from '../files/testing/archives.ts';
import type { OpenDatabase } from '../database/index.server.ts';
import { filesIn, writeBackup } from './index.server.ts';
import { verifyBackup } from './verify.server.ts';
import {
  KEY,
  OTHER_KEY,
  MIGRATIONS,
  sealedRows,
  givenPlace,
  givenData,
  backUp,
  restore,
  rowsOf,
  filesOf,
  expectRefused,
} from './testing/backups.ts';
import { DATABASE_KINDS } from '../database/testing/test-database.ts';

describe('a backup', () => {
  it('without the key needs it, and only the right one', async () => {
    const file = await backUp(await givenData('sqlite'), { isWithoutKey: true });
    await expectRefused(file, /without its key/);
    const wrong = await givenPlace('sqlite');
    await expect(restore(wrong, file, { dataKey: OTHER_KEY })).rejects.toThrow(/another data key/);
    const target = await givenPlace('sqlite');
    await restore(target, file, { dataKey: KEY });
    expect(await filesOf(target)).not.toContain('data.key');
    const withFile = await givenPlace('sqlite');
    await writeFile(join(withFile.dataDirectory, 'data.key'), `${KEY.toString('hex')}\n`);
    await restore(withFile, file);
    expect((await rowsOf(withFile)).dishes).toHaveLength(2);
  });

  it('with the key is refused where another one is configured', async () => {
    const file = await backUp(await givenData('sqlite'));
    const target = await givenPlace('sqlite');
    await expect(restore(target, file, { dataKey: OTHER_KEY })).rejects.toThrow(/DATA_KEY is not/);
    expect(await filesOf(target)).toEqual([]);
  });

  it('leaves out what is of the moment', async () => {
    const file = await backUp(await givenData('sqlite'), { emptied: ['visits'] });
    const target = await givenPlace('sqlite');
    await restore(target, file);
    expect((await rowsOf(target)).visits).toEqual([]);
  });

  it('is not made, and leaves nothing, when a row does not open with the key', async () => {
    const source = await givenData('sqlite');
    await source.database.db.updateTable('dishes').set({ sealed: 'other' }).execute();
    const before = await filesOf(source);
    await expect(backUp(source)).rejects.toThrow(/dishes cannot be decrypted/);
    expect(await filesOf(source)).toEqual(before);
  });

  it('is not made, and leaves nothing, when a picture cannot be read to its end', async () => {
    const source = await givenData('sqlite');
    const kept = filesIn(source.dataDirectory);
    const before = await filesOf(source);
    const place: typeof kept = {
      list: (folder) => kept.list(folder),
      open: async () => ({
        size: 100_000,
        bytes: (async function* () {
          yield Buffer.alloc(50_000);
          throw new Error('disk failure');
        })(),
      }),
    };
    await expect(backUp(source, { place })).rejects.toThrow('disk failure');
    expect(await filesOf(source)).toEqual(before);
  });

  it('never overwrites a file', async () => {
    const source = await givenData('sqlite');
    const file = await backUp(source);
    await expect(
      writeBackup({
        ...{ database: source.database as unknown as OpenDatabase<never>, file, sealedRows },
        ...{ dataKey: KEY, migrations: MIGRATIONS, product: '0.1.0' },
        dataDirectory: source.dataDirectory,
      }),
    ).rejects.toThrow(/exists already/);
  });

  it('that was cut anywhere changes nothing', async () => {
    const source = await givenData('sqlite');
    const file = await backUp(source);
    const bytes = await readFile(file);
    for (const share of [0.1, 0.5, 0.9, 0.999]) {
      await writeFile(`${file}.cut`, bytes.subarray(0, Math.floor(bytes.length * share)));
      await expectRefused(`${file}.cut`, /cut|broken|no backup/);
    }
    // Cut before it was packed: the archive itself ends well, and is not whole.
    const tar = gunzipSync(bytes);
    for (const end of [512, 1_024, tar.length - 2_048]) {
      await writeFile(`${file}.cut`, gzipSync(tar.subarray(0, end)));
      await expectRefused(`${file}.cut`, /cut|broken|no backup|missing/);
    }
  });

  it('with one changed byte changes nothing, wherever it is', async () => {
    const file = await backUp(await givenData('sqlite'));
    const tar = gunzipSync(await readFile(file));
    for (const text of ['a picture', 'línea', '"price":1.1', 'm1']) {
      const changed = Buffer.from(tar);
      const at = changed.lastIndexOf(text);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await writeFile(`${file}.changed`, gzipSync(changed));
      await expectRefused(`${file}.changed`, /./);
    }
    const packed = await readFile(file);
    packed[Math.floor(packed.length / 2)] = (packed[Math.floor(packed.length / 2)] ?? 0) ^ 1;
    await writeFile(`${file}.changed`, packed);
    await expectRefused(`${file}.changed`, /./);
  });

  it.each<[string, Partial<Header> & { name: string }]>([
    ['a path upwards', { name: 'pictures/../../../outside.txt' }],
    ['an absolute path', { name: '/tmp/outside.txt' }],
    ['a hidden file', { name: 'pictures/.bashrc' }],
    ['a backslash', { name: 'pictures\\..\\outside.txt' }],
    ['a line break', { name: 'pictures/a\nb.png' }],
    ['a link', { name: 'pictures/link.png', type: 'symlink', linkname: '/etc/passwd' }],
    ['a hard link', { name: 'pictures/hard.png', type: 'link', linkname: 'data.key' }],
    ['a folder upwards', { name: '../outside', type: 'directory' }],
    ['a file of its own', { name: 'sobremesa.sqlite' }],
  ])('with %s is refused', async (_what, header) => {
    const file = await backUp(await givenData('sqlite'));
    const tar = gunzipSync(await readFile(file));
    const evil = pack();
    if (header.type === undefined) evil.entry(header, 'evil');
    else evil.entry(header);
    const [head = Buffer.alloc(0)] = [await firstBlocks(evil, header)];
    await writeFile(`${file}.evil`, gzipSync(Buffer.concat([tar.subarray(0, 0), head, tar])));
    await expectRefused(`${file}.evil`, /not a file within|no backup|does not belong/);
    // And behind the honest files, where the manifest is known already.
    const end = tar.lastIndexOf('checksums.json\0');
    const behind = Buffer.concat([tar.subarray(0, end), head, tar.subarray(end)]);
    await writeFile(`${file}.evil`, gzipSync(behind));
    await expectRefused(`${file}.evil`, /not a file within|does not belong/);
  });

  describe('that lacks a table', () => {
    /** The same backup with other files: as somebody would put it together again, sums and all. */
    const without = async (change: (files: Map<string, Buffer>) => void) => {
      const file = await backUp(await givenData('sqlite'));
      const files = await unpackFiles(file);
      change(files);
      files.delete('checksums.json');
      const sums = [...files].map(([name, bytes]) => ({
        ...{ name, bytes: bytes.length },
        sha256: createHash('sha256').update(bytes).digest('hex'),
      }));
      files.set('checksums.json', Buffer.from(JSON.stringify(sums)));
      await packFiles(file, Object.fromEntries(files));
      return file;
    };
    const named = (files: Map<string, Buffer>, table: string) =>
      [...files.keys()].find((name) => name.includes(table)) ?? '';

    it('says which one, though others refer to it', async () => {
      const file = await without((files) => files.delete(named(files, 'menus')));
      await expectRefused(file, /The rows of menus are missing/);
      await expect(verifyBackup(file, { sealedRows })).rejects.toThrow(/rows of menus are missing/);
    });

    it('says so when it does not even claim to have it', async () => {
      const file = await without((files) => {
        files.delete(named(files, 'menus'));
        const manifest = JSON.parse(String(files.get('manifest.json')));
        manifest.tables = manifest.tables.filter(({ name }: { name: string }) => name !== 'menus');
        files.set('manifest.json', Buffer.from(JSON.stringify(manifest)));
      });
      await expectRefused(file, /lacks the table menus/);
    });

    it('or whose key is longer than any, says so', async () => {
      const file = await without((files) => files.set('data.key', Buffer.alloc(67, 'a')));
      await expectRefused(file, /“data.key” is too large/);
    });

    it.each(DATABASE_KINDS)('or a row that others refer to, says whose, on %s', async (kind) => {
      const file = await without((files) => {
        const lines = String(files.get(named(files, 'menus')));
        files.set(named(files, 'menus'), Buffer.from(lines.replace('"m0"', '"other"')));
      });
      const place = await givenPlace(kind);
      await expect(restore(place, file)).rejects.toThrow(/row of dishes refers to one that is/);
      expect(await filesOf(place)).toEqual([]);
    });
  });

  it('is checked without being restored', async () => {
    const file = await backUp(await givenData('sqlite'));
    const manifest = await verifyBackup(file, { sealedRows });
    expect(manifest.tables.map(({ name, rows }) => [name, rows])).toEqual([
      ['menus', 5],
      ['dishes', 2],
      ['facts', 0],
      ['visits', 1_201],
    ]);
    await expect(verifyBackup(import.meta.filename, { sealedRows })).rejects.toThrow(
      /cut or broken/,
    );
  });
});

/** The blocks of one entry, without the end of the archive. */
async function firstBlocks(
  archive: ReturnType<typeof pack>,
  header: { name: string },
): Promise<Buffer> {
  archive.finalize();
  const parts: Buffer[] = [];
  for await (const part of archive) parts.push(part as Buffer);
  const all = Buffer.concat(parts);
  expect(all.length, header.name).toBeGreaterThan(1_024);
  return all.subarray(0, -1_024);
}
