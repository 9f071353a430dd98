import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT, startServer } from '../support/server.ts';
import { replay, takeSnapshot, type Disk } from '../../bench/power/disk.ts';
import { inspect, type Acknowledged } from '../../bench/power/inspect.ts';
import { readJournal } from '../../bench/power/journal.ts';
import { visitSite } from '../../bench/power/people.ts';
import { compileRecorder } from '../../bench/power/recorder.ts';
import { until } from '../support/work.ts';

const run = promisify(execFile);
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'power-loss-')));
const recorder = await compileRecorder(folder);
const NO_LOSSES = {
  ...{ submissions: [], incomplete: [], pictures: [], emails: [], torn: [], corruption: [] },
};

describe.skipIf(recorder === null)('after a loss of power in its first minute', () => {
  const acknowledged: Acknowledged = { submissions: new Set(), pictures: new Set() };
  const root = join(folder, 'disk');
  const data = join(root, 'not', 'yet', 'made');
  let disk: Disk;
  beforeAll(async () => {
    const journal = join(folder, 'journal');
    mkdirSync(root);
    const empty = takeSnapshot(root);
    const site = await startServer({
      dataDirectory: data,
      environment: {
        ...{ CAPTCHA: 'off', RATE_LIMITS: 'off', WARM_UP: 'off' },
        ...recorder?.environment(root, journal),
      },
    });
    const filesIn = (name: string) => {
      const path = join(data, name);
      return existsSync(path) ? readdirSync(path).filter((file) => !file.startsWith('.')) : [];
    };
    const using = visitSite(site, { cookie: undefined }, acknowledged);
    await until(() => {
      const { pictures, submissions } = acknowledged;
      // One of the pictures is the site's own, which a visitor looked at.
      const isCopied = filesIn('pictures').some((name) => !pictures.has(name));
      return isCopied && pictures.size > 0 && submissions.size > 4 && filesIn('mail').length > 4;
    }, 120_000);
    await site.kill();
    await using;
    disk = replay(empty, root, readJournal(readFileSync(journal)));
    expect(disk.differences(root)).toEqual([]);
    expect(acknowledged.pictures.size).toBeGreaterThan(0);
    expect(acknowledged.submissions.size).toBeGreaterThan(4);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const lossesOf = (names: number, content: number, honoursSyncs = true) => {
    const after = join(folder, 'after');
    disk.write(after, { names, content, honoursSyncs, sector: 512, random: () => 0.5 });
    try {
      return inspect(join(after, 'not', 'yet', 'made'), acknowledged);
    } finally {
      rmSync(after, { recursive: true });
    }
  };

  it.each([
    ['nothing that was not synced', 0, 0],
    ['names without their content', 1, 0],
    ['content without new names', 0, 1],
    ['all of it in another order', 1, 1],
  ])('has all that it acknowledged on a disk that kept %s', (_, names, content) => {
    expect(lossesOf(names, content)).toEqual(NO_LOSSES);
  });

  /** Runs a built command; answers the disk, of which `top` is all. */
  const recorded = async (top: string, name: string, args: readonly string[]) => {
    const journal = join(folder, `journal of ${name}`);
    const before = takeSnapshot(top);
    await run(process.execPath, [join(ROOT, 'dist', 'server', `${name}.js`), ...args], {
      cwd: ROOT,
      env: {
        ...{ PATH: process.env['PATH'], NODE_ENV: 'production', DATA_DIR: data },
        ...recorder?.environment(top, journal),
      },
    });
    return replay(before, top, readJournal(readFileSync(journal)));
  };

  it('has a backup that was said to be written, and what was said to be restored', async () => {
    const other = join(folder, 'other');
    mkdirSync(other);
    const file = join(data, 'backups', 'one.tar.gz');
    const written = await recorded(root, 'backup', [file]);
    const restored = await recorded(other, 'restore', [file, '--into', join(other, 'new', 'data')]);
    const after = join(folder, 'after');
    for (const names of [0, 1]) {
      const cut = { names, content: 0, sector: 512, random: () => 0.5 };
      written.write(after, cut);
      expect(readFileSync(file.replace(root, after)).equals(readFileSync(file))).toBe(true);
      rmSync(after, { recursive: true });
      restored.write(after, cut);
      // Kept emails are in no backup.
      expect({ ...inspect(join(after, 'new', 'data'), acknowledged), emails: [] }).toEqual(
        NO_LOSSES,
      );
      rmSync(after, { recursive: true });
    }
  });

  it('would miss it on a disk that ignores syncs', () => {
    const { submissions, pictures } = acknowledged;
    expect(lossesOf(0, 0, false).submissions).toEqual([...submissions]);
    expect(lossesOf(1, 0, false).pictures).toEqual([...pictures]);
  });
});
