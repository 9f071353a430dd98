import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { replay, takeSnapshot, type Cut } from './disk.ts';
import type { Journal, JournalEntry } from './journal.ts';

/** Where the recorded process saw the folder. */
const ROOT = '/disk';
/** Nothing survives that was not synced. */
const HARD: Cut = { names: 0, content: 0, sector: 512, random: () => 0.5 };

const make = (handle: string, path: string): JournalEntry => ({
  ...{ kind: 'open', handle, path: join(ROOT, path), isNew: true, isEmptied: false },
});
const open = (handle: string, path = ''): JournalEntry => ({
  ...{ kind: 'open', handle, path: join(ROOT, path), isNew: false, isEmptied: false },
});
const write = (handle: string, text: string, offset = 0): JournalEntry => ({
  ...{ kind: 'write', handle, offset, bytes: Buffer.from(text) },
});
const begin = (handle: string, sync = `of ${handle}`): JournalEntry => ({
  ...{ kind: 'syncBegin', handle, sync },
});
const end = (sync: string): JournalEntry => ({ kind: 'syncEnd', sync });
const synced = (handle: string) => [begin(handle), end(`of ${handle}`)];
const rename = (from: string, to: string): JournalEntry => ({
  ...{ kind: 'rename', from: join(ROOT, from), to: join(ROOT, to) },
});

describe('what a disk keeps when the power fails', () => {
  let before = '';
  let after = '';
  beforeEach(() => {
    const folder = mkdtempSync(join(tmpdir(), 'disk-'));
    before = join(folder, 'before');
    after = join(folder, 'after');
    mkdirSync(before);
    return () => rmSync(folder, { recursive: true, force: true });
  });

  const disk = (
    entries: readonly JournalEntry[],
    unfinished: Partial<Journal['unfinished']> = {},
  ) =>
    replay(takeSnapshot(before), ROOT, {
      entries,
      unfinished: { handles: new Set(), paths: new Set(), ...unfinished },
    });
  const cut = (entries: readonly JournalEntry[], how: Cut = HARD) => {
    rmSync(after, { recursive: true, force: true });
    disk(entries).write(after, how);
    return Object.fromEntries(
      readdirSync(after, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')]),
    );
  };

  it('is the content that was written before a sync began that has ended', () => {
    writeFileSync(join(before, 'a'), 'old');
    const [one, two] = [write('1', 'new'), write('1', '!', 3)];
    expect(cut([open('1', 'a'), one, begin('1', 's'), two, end('s')])).toEqual({ a: 'new' });
    expect(cut([open('1', 'a'), one, begin('1', 's')])).toEqual({ a: 'old' });
  });

  it('is a new name once its folder was synced, whatever was synced in the file', () => {
    const file = [make('1', 'a'), write('1', 'text'), ...synced('1')];
    expect(cut(file)).toEqual({});
    expect(cut([...file, open('2'), ...synced('2')])).toEqual({ a: 'text' });
  });

  it('is nothing in a folder whose own name is not safe', () => {
    const inside = [make('1', 'new/a'), write('1', 'text'), ...synced('1')];
    const folder = [open('2', 'new'), ...synced('2')];
    const made: JournalEntry = { kind: 'makeFolder', path: join(ROOT, 'new') };
    expect(cut([made, ...inside, ...folder])).toEqual({});
    expect(cut([made, ...inside, ...folder, open('3'), ...synced('3')])).toEqual({ a: 'text' });
  });

  it('is the old file until a rename is safe, and then the new one, never none', () => {
    writeFileSync(join(before, 'a'), 'old');
    const renamed = [make('1', 'b'), write('1', 'new'), ...synced('1'), rename('b', 'a')];
    expect(cut(renamed)).toEqual({ a: 'old' });
    expect(cut([...renamed, open('2'), ...synced('2')])).toEqual({ a: 'new' });
  });

  it('may be a name without the content that nobody synced', () => {
    const renamed = [make('1', 'b'), write('1', 'new'), rename('b', 'a')];
    expect(cut(renamed, { ...HARD, names: 1 })).toEqual({ a: '' });
  });

  it('is a file that was removed, until its folder was synced', () => {
    writeFileSync(join(before, 'a'), 'text');
    const removed: JournalEntry = { kind: 'remove', path: join(ROOT, 'a') };
    expect(cut([removed])).toEqual({ a: 'text' });
    expect(cut([removed, open('1'), ...synced('1')])).toEqual({});
  });

  it('is what a size was cut to, and zeros where a write in the middle is missing', () => {
    writeFileSync(join(before, 'a'), 'x'.repeat(8));
    const resized: JournalEntry = { kind: 'resize', handle: '1', size: 2 };
    expect(cut([open('1', 'a'), resized, write('1', '!', 4), ...synced('1')])).toEqual({
      a: 'xx\0\0!',
    });
  });

  it.each([512, 4_096])('is each sector of %i bytes of a write, or not', (sector) => {
    const length = 3 * 4_096;
    writeFileSync(join(before, 'a'), 'o'.repeat(length));
    const draws = Array.from({ length: length / sector }, (_, at) => (at % 2 === 0 ? 0.1 : 0.9));
    const survivors = draws.map((draw) => (draw < 0.5 ? 'n' : 'o').repeat(sector)).join('');
    // What is drawn after the survivors is their order.
    const random = () => draws.shift() ?? 0;
    const { a } = cut([open('1', 'a'), write('1', 'n'.repeat(length))], {
      ...{ names: 0, content: 0.5, sector, random },
    });
    expect(a).toBe(survivors);
  });

  it('lets an earlier write arrive after a later one, unless a sync is between them', () => {
    writeFileSync(join(before, 'a'), '.');
    const all: Cut = { names: 1, content: 1, sector: 512, random: () => 0 };
    const [one, two] = [write('1', '1'), write('1', '2')];
    expect(cut([open('1', 'a'), one, two], all)).toEqual({ a: '1' });
    expect(cut([open('1', 'a'), one, ...synced('1'), two], all)).toEqual({ a: '2' });
  });

  it('is nothing new on a disk that ignores syncs', () => {
    const file = [make('1', 'a'), write('1', 'text'), ...synced('1'), open('2'), ...synced('2')];
    expect(cut(file, { ...HARD, honoursSyncs: false })).toEqual({});
  });

  it('is known to be recorded whole, by comparing with the real folder', () => {
    const entries = [make('1', 'a'), write('1', 'text')];
    const real = join(before, '..', 'real');
    mkdirSync(real);
    writeFileSync(join(real, 'a'), 'text');
    expect(disk(entries).differences(real)).toEqual([]);
    writeFileSync(join(real, 'a'), 'text and more');
    writeFileSync(join(real, 'b'), '');
    expect(disk(entries).differences(real)).toEqual(['a', 'b']);
    const unfinished = { handles: new Set(['1']), paths: new Set([join(ROOT, 'b')]) };
    expect(disk(entries, unfinished).differences(real)).toEqual([]);
  });

  it('refuses what it cannot know', () => {
    expect(() => disk([open('1', 'nowhere')])).toThrow('which it never made');
    expect(() => disk([make('1', 'a'), { kind: 'map', handle: '1' }])).toThrow('through memory');
  });
});
