import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeWorkingFolder } from './working-folder.server.ts';

test('a folder to work in takes the place of what was abandoned, and of nothing else', async () => {
  const home = await mkdtemp(join(tmpdir(), 'sobremesa-working-'));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  const cache = join(home, 'cache');
  const own = await makeWorkingFolder(cache, 'import-');
  const days = { 'import-old': 2, 'import-of-today': 0, 'other-old': 2 };
  for (const [name, age] of Object.entries(days)) {
    await mkdir(join(cache, name));
    await writeFile(join(cache, name, 'data.ndjson'), '{}');
    const then = new Date(Date.now() - age * 86_400_000);
    await utimes(join(cache, name), then, then);
  }
  const next = await makeWorkingFolder(cache, 'import-');
  expect((await readdir(cache)).sort()).toEqual(
    [basename(own), basename(next), 'import-of-today', 'other-old'].sort(),
  );
});
