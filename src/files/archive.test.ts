import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ArchiveError, createArchive, isSafePath, readArchive } from './index.server.ts';
import { packFiles, unpackFiles } from './testing/archives.ts';

const LIMITS = { entries: 100, bytes: 10_000_000 };

async function givenFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-archive-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'a.tar.gz');
}

async function namesIn(file: string, limits = LIMITS): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of readArchive(file, limits)) names.push(name);
  return names;
}

it('gives back what was packed, long names and empty files too', async () => {
  const file = await givenFile();
  const long = `images/${'ñ'.repeat(80)}.png`;
  const content = { 'a.txt': 'uno', 'empty.txt': '', [long]: Buffer.alloc(300_000, 7) };
  await packFiles(file, content);
  const files = await unpackFiles(file);
  expect([...files.keys()]).toEqual(Object.keys(content));
  expect(String(files.get('a.txt'))).toBe('uno');
  expect(files.get(long)).toEqual(Buffer.alloc(300_000, 7));
});

it('packs a large file piece by piece, without a warning', async () => {
  const file = await givenFile();
  const warnings: Error[] = [];
  const keep = (warning: Error) => void warnings.push(warning);
  process.on('warning', keep);
  onTestFinished(() => void process.off('warning', keep));
  const archive = createArchive();
  const written = pipeline(archive.output, createWriteStream(file));
  const piece = Buffer.alloc(65_536, 'sobremesa');
  const pieces = Array.from({ length: 60 }, () => piece);
  await archive.add('film.mp4', piece.length * pieces.length, Readable.from(pieces));
  archive.finish();
  await written;
  const files = await unpackFiles(file);
  expect(files.get('film.mp4')?.equals(Buffer.concat(pieces))).toBe(true);
  await nextTurn();
  expect(warnings).toEqual([]);
});

describe('an archive that is not finished', () => {
  const piece = Buffer.alloc(65_536, 'sobremesa');

  it('is told of by whoever fills it when its reader goes away in the middle of a file', async () => {
    const archive = createArchive();
    const source = Readable.from(Array.from({ length: 1000 }, () => piece));
    const added = archive.add('film.mp4', 1000 * piece.length, source);
    archive.output.once('data', () => archive.output.destroy());
    await expect(added).rejects.toThrow();
    expect(source.destroyed).toBe(true);
    await expect(archive.addText('a.txt', 'a')).rejects.toThrow();
    archive.fail(new Error('given up'));
    await nextTurn();
  });

  it('ends with the error of a file that cannot be read', async () => {
    const file = await givenFile();
    const archive = createArchive();
    const written = pipeline(archive.output, createWriteStream(file));
    written.catch(() => {});
    const failing = (async function* () {
      yield piece;
      throw new Error('disk failure');
    })();
    const added = archive.add('film.mp4', 1_000_000, failing);
    await expect(added).rejects.toThrow('disk failure');
    archive.fail(new Error('given up'));
    await expect(written).rejects.toThrow('disk failure');
  });

  it('ends when a file has other bytes than were said', async () => {
    const archive = createArchive();
    const written = pipeline(archive.output, createWriteStream(await givenFile()));
    written.catch(() => {});
    const added = archive.add('a.txt', 5, Readable.from([Buffer.from('uno')]));
    await expect(added).rejects.toThrow('Size mismatch');
    await expect(written).rejects.toThrow();
  });
});

it('passes over what nobody reads', async () => {
  const file = await givenFile();
  await packFiles(file, { 'a.bin': Buffer.alloc(500_000), 'b.txt': 'b' });
  expect(await namesIn(file)).toEqual(['a.bin', 'b.txt']);
});

it('stops at too many files, and at too many bytes however small they were packed', async () => {
  const file = await givenFile();
  await packFiles(file, { 'a.txt': 'a', 'b.txt': 'b', 'c.txt': 'c' });
  await expect(namesIn(file, { ...LIMITS, entries: 2 })).rejects.toThrow('too many files');
  const packed = await packFiles(file, { 'bomb.txt': Buffer.alloc(20_000_000) });
  expect(packed.length).toBeLessThan(100_000);
  await expect(namesIn(file)).rejects.toThrow('too large');
});

it('says of a file that is none what it is, and of one that is missing what the system says', async () => {
  const file = await givenFile();
  await expect(namesIn(file)).rejects.toThrow('ENOENT');
  await writeFile(file, 'plain text');
  await expect(namesIn(file)).rejects.toThrow(ArchiveError);
  await writeFile(file, '');
  await expect(namesIn(file)).rejects.toThrow('cut or broken');
});

it.each([
  ...['', '.', '..', '../a', 'a/../b', '/a', 'a//b', 'a/', 'a\\b', '.hidden', 'a/.hidden'],
  ...['a\0b', 'a\nb', 'a\u202eb', 'a'.repeat(201), 'a/a/a/a/a/a/a/a/a'],
])('takes %j for no path within the archive', (path) => {
  expect(isSafePath(path)).toBe(false);
});

it.each(['a', 'a/b.png', 'images/ñandú-1.webp', 'a b (1).jpg'])('takes %j for one', (path) => {
  expect(isSafePath(path)).toBe(true);
});
