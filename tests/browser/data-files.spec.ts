/** The files of a business are readable by its owner alone, and its commands print nothing that a terminal would obey. */
import { chmod, lstat, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { CLOCK, ROOT, startBuilt } from '../support/server.ts';

const CONTACT = {
  ...{ firstName: 'Lucía', lastName: 'Vega', email: 'lucia@example.com' },
  ...{ phone: '+34 600 000 000', message: 'Hola \u001b[2J\u009b31m\u202e' },
};

let folder = '';
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sobremesa-files-'));
  await chmod(folder, 0o755);
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs a command of the built site on the data folder. */
function command(name: string, ...args: string[]) {
  const program = join(ROOT, 'dist', 'server', `${name}.js`);
  const env = {
    ...{ PATH: process.env['PATH'], NODE_ENV: 'production', DATA_DIR: folder },
    ...CLOCK,
  };
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, ...args], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  });
  return { stdout, stderr, status };
}

async function filesOpenToOthers(): Promise<string[]> {
  const open: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    // Pictures are still being stored: what has no name yet is gone a moment later.
    const found = await lstat(path).catch(() => undefined);
    if (found && (found.mode & 0o077) !== 0) open.push(path);
  }
  return open;
}

test('server and commands write files for their owner alone, and print nothing unsafe to a terminal', async () => {
  test.setTimeout(180_000);
  await mkdir(join(folder, 'mail'), { mode: 0o755 });
  await writeFile(join(folder, 'mail', 'old.eml'), '', { mode: 0o644 });
  const environment = { CAPTCHA: 'off', WARM_UP: 'off' };
  const server = await startBuilt({ dataDirectory: folder, environment });
  try {
    const answer = await fetch(`${server.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(CONTACT),
    });
    expect(answer.status).toBe(201);
    const { id } = (await answer.json()) as { id: string };
    const picture = /\/images\/[^" ]+/.exec(await (await fetch(server.url)).text())?.[0] ?? '';
    expect((await fetch(server.url + picture.replaceAll('&amp;', '&'))).status).toBe(200);
    await expect
      .poll(async () =>
        (await readdir(join(folder, 'mail'))).filter((name) => name.endsWith('.eml')),
      )
      .toHaveLength(3);
    const outputs = [
      command('inbox'),
      command('inbox', '--show', id),
      command('content', 'list'),
      command('content', 'publish', 'x\u001b[31m.json'),
      command('emails', join(folder, 'data.key', '\u001b[31m')),
    ];
    for (const { stdout, stderr } of outputs) {
      expect(stdout + stderr).not.toBe('');
      expect((stdout + stderr).replaceAll('\r\n', '\n')).not.toMatch(
        /(?!\n)[\p{Cc}\p{Bidi_Control}]/u,
      );
    }
    expect(outputs.map(({ status }) => status)).toEqual([0, 0, 0, 1, 1]);
    expect(await filesOpenToOthers()).toEqual([]);
  } finally {
    await server.stop();
  }
});
