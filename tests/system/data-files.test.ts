import { execFile } from 'node:child_process';
import {
  chmodSync,
  existsSync,
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
import { env } from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '../../src/log/index.server.ts';
import { narrowDataFolder } from '../../src/server/file-permissions.ts';
import { parseHtml } from '../support/html.ts';
import { CLOCK, ROOT, startBuilt } from '../support/server.ts';
import { openSite } from './support/open-site.ts';

const run = promisify(execFile);

const modeOf = (path: string) => (lstatSync(path).mode & 0o777).toString(8);

/** The modes of everything below a folder, except links. */
async function modesBelow(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => !entry.isSymbolicLink())
      .map((entry) => join(entry.parentPath, entry.name))
      // A picture that is being stored has another name a moment later.
      .filter((path) => existsSync(path))
      .map((path) => [path.slice(folder.length + 1), modeOf(path)]),
  );
}

/** Runs a command of the built site on the data folder. */
async function command(folder: string, name: string, ...args: string[]) {
  const program = join(ROOT, 'dist', 'server', `${name}.js`);
  const settings = { PATH: env['PATH'], NODE_ENV: 'production', DATA_DIR: folder, ...CLOCK };
  const said = (of: { stdout: string; stderr: string }) => of.stdout + of.stderr;
  return run(process.execPath, [program, ...args], { cwd: ROOT, env: settings }).then(
    (done) => ({ output: said(done), status: 0 }),
    (failed: { stdout: string; stderr: string; code: number }) => ({
      output: said(failed),
      status: failed.code,
    }),
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

  it('is private to its owner after a start, a submission and commands, even if it was open before, and the commands print nothing that a terminal would obey', async () => {
    givenOpenFiles();
    await using server = await startBuilt({
      dataDirectory: folder,
      environment: { CAPTCHA: 'off', WARM_UP: 'off' },
    });
    const answer = await fetch(`${server.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ firstName: 'Lucía', lastName: 'Vega', email: 'lucia@example.com' },
        ...{ phone: '+34 600 000 000', message: 'Hola \u001b[2J\u009b31m\u202e' },
      }),
    });
    expect(answer.status).toBe(201);
    const { id } = (await answer.json()) as { id: string };
    const home = parseHtml(await (await fetch(server.url)).text());
    const picture = home('img[src^="/images/"]').attr('src') ?? '';
    expect((await fetch(server.url + picture)).status).toBe(200);
    const emails = async () =>
      (await readdir(join(folder, 'mail'))).filter((name) => name.endsWith('.eml'));
    await expect.poll(() => emails()).toHaveLength(3);

    const outputs = await Promise.all([
      command(folder, 'inbox'),
      command(folder, 'inbox', '--show', id),
      command(folder, 'content', 'list'),
      command(folder, 'content', 'publish', 'x\u001b[31m.json'),
      command(folder, 'emails', join(folder, 'data.key', '\u001b[31m')),
    ]);
    for (const { output } of outputs) {
      expect(output).not.toBe('');
      expect(output.replaceAll('\r\n', '\n')).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u);
    }
    expect(outputs.map(({ status }) => status)).toEqual([0, 0, 0, 1, 1]);

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
