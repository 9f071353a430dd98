import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { replay, takeSnapshot } from './disk.ts';
import { readJournal } from './journal.ts';
import { compileRecorder } from './recorder.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'recorder-')));
const recorder = await compileRecorder(folder);

/** Every way in which Node, and SQLite in it, change a file or a name. */
const PROGRAM = `
  import fs from 'node:fs';
  import { DatabaseSync } from 'node:sqlite';
  process.chdir(process.env.POWER_ROOT);
  const file = fs.openSync('a', 'w');
  fs.writeSync(file, 'one ');
  fs.writeSync(file, 'two ', 4);
  fs.writevSync(file, [Buffer.from('th'), Buffer.from('ree')], 8);
  fs.fsyncSync(file);
  fs.closeSync(file);
  fs.appendFileSync('a', ' four');
  fs.truncateSync('a', 10);
  fs.writeFileSync('b', 'x'.repeat(100_000));
  fs.writeFileSync('b', 'y');
  fs.mkdirSync('c/d/e', { recursive: true });
  fs.copyFileSync('a', 'c/copy');
  fs.linkSync('a', 'c/link');
  fs.renameSync('b', 'c/d/b');
  fs.writeFileSync('gone', '');
  fs.unlinkSync('gone');
  fs.mkdirSync('tree/deep', { recursive: true });
  fs.writeFileSync('tree/deep/leaf', '');
  fs.rmSync('tree', { recursive: true });
  await fs.promises.writeFile('c/flushed', 'text', { flush: true });
  const stream = fs.createWriteStream('c/stream');
  stream.write('some '); stream.end('more');
  await new Promise((done) => stream.on('close', done));
  const database = new DatabaseSync('test.sqlite');
  database.exec('PRAGMA journal_mode = WAL; CREATE TABLE t (v); INSERT INTO t VALUES (1), (2)');
  database.exec('PRAGMA wal_checkpoint(TRUNCATE); INSERT INTO t VALUES (3)');
`;

describe.skipIf(recorder === null)('the recorder', () => {
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('records everything that Node and SQLite do to a folder', () => {
    const root = join(folder, 'root');
    const journal = join(folder, 'journal');
    mkdirSync(root);
    const empty = takeSnapshot(root);
    execFileSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
      env: { ...process.env, ...recorder?.environment(root, journal) },
    });
    const bytes = readFileSync(journal);
    const { entries, unfinished } = readJournal(bytes);
    expect(unfinished).toEqual({ handles: new Set(), paths: new Set() });
    expect(replay(empty, root, { entries, unfinished }).differences(root)).toEqual([]);
    expect(readFileSync(join(root, 'a'), 'utf8')).toBe('one two th');
    const begun = entries.flatMap((entry) => (entry.kind === 'syncBegin' ? [entry.sync] : []));
    const ended = entries.flatMap((entry) => (entry.kind === 'syncEnd' ? [entry.sync] : []));
    expect(begun.length).toBeGreaterThan(3);
    expect(ended).toEqual(begun);
    // As after a kill in the middle of a record.
    expect(readJournal(bytes.subarray(0, -1)).entries).toHaveLength(entries.length - 1);
  });
});
