import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '../../src/log/index.server.ts';
import { narrowDataFolder, ownersAlone } from '../../src/server/file-permissions.ts';
import { openSite } from './support/open-site.ts';

const modeOf = (path: string) => (lstatSync(path).mode & 0o777).toString(8);

/** The modes of everything below a folder, except links. */
async function modesBelow(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => !entry.isSymbolicLink())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1), modeOf(path)]),
  );
}

describe('the data folder', () => {
  let folder = '';
  beforeEach(() => {
    const before = process.umask(0o022);
    folder = mkdtempSync(join(tmpdir(), 'sobremesa-modes-'));
    chmodSync(folder, 0o755);
    return () => {
      process.umask(before);
      rmSync(folder, { recursive: true, force: true });
    };
  });

  /** Files readable by everybody, as an older version or a backup restored by hand leaves them. */
  function givenOpenFiles(): void {
    const database = new DatabaseSync(join(folder, 'sobremesa.sqlite'));
    database.exec('PRAGMA journal_mode = WAL');
    database.close();
    for (const name of ['mail', 'pictures', 'cache', 'cache/pictures', 'files']) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'old.eml'), 'Lucía');
    }
    writeFileSync(join(folder, 'data.key'), 'ab'.repeat(32));
    expect(modeOf(join(folder, 'sobremesa.sqlite'))).toBe('644');
    expect(modeOf(join(folder, 'mail', 'old.eml'))).toBe('644');
  }

  it('is private to its owner after a start and a submission, even if it was open before', async () => {
    givenOpenFiles();
    ownersAlone();
    const site = await openSite({ DATA_DIR: folder, CAPTCHA: 'off' });
    try {
      const answer = await site.get('/api/contact', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          ...{ firstName: 'Lucía', lastName: 'Vega', email: 'lucia@example.com' },
          ...{ phone: '+34 600 000 000', message: 'Hola' },
        }),
      });
      expect(answer.status).toBe(201);
      const emails = async () =>
        (await readdir(join(folder, 'mail'))).filter((name) => name.endsWith('.eml'));
      await expect.poll(() => emails()).toHaveLength(3);
      const modes = await modesBelow(folder);
      expect(modes).toMatchObject({
        'sobremesa.sqlite': '600',
        'sobremesa.sqlite-wal': '600',
        'sobremesa.sqlite-shm': '600',
        mail: '700',
        'mail/old.eml': '600',
      });
      expect(Object.keys(modes).filter((name) => name.endsWith('.eml'))).toHaveLength(7);
      for (const [name, mode] of Object.entries(modes)) {
        expect(mode, name).toBe(lstatSync(join(folder, name)).isDirectory() ? '700' : '600');
      }
      expect(modeOf(folder)).toBe('755');
    } finally {
      await site.close();
    }
  });

  it('is created private to its owner, even where nobody set a umask', async () => {
    const inside = join(folder, 'new');
    const site = await openSite({ DATA_DIR: inside });
    expect(modeOf(inside)).toBe('700');
    const modes = await modesBelow(inside);
    expect(modes).toMatchObject({ 'data.key': '600', 'sobremesa.sqlite': '600' });
    expect(Object.values(modes).filter((mode) => !['600', '700'].includes(mode))).toEqual([]);
    await site.close();
  });

  it('leaves the operator’s own files and the targets of links alone', async () => {
    givenOpenFiles();
    const elsewhere = join(folder, 'elsewhere');
    mkdirSync(elsewhere);
    writeFileSync(join(elsewhere, 'shared.jpg'), '');
    rmSync(join(folder, 'pictures'), { recursive: true });
    symlinkSync(elsewhere, join(folder, 'pictures'));
    writeFileSync(join(folder, 'run.sh'), '', { mode: 0o755 });
    narrowDataFolder(folder, silentLog);
    expect(await modesBelow(folder)).toMatchObject({
      elsewhere: '755',
      'elsewhere/shared.jpg': '644',
      'run.sh': '755',
      'files/old.eml': '600',
    });
  });
});
