import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CLOCK, ROOT } from '../../support/server.ts';
import type { Keeper } from './kept-data.ts';

const run = promisify(execFile);

/** Publishes documents with the built command; the running server shows them at once. */
export async function publish(
  { dataDirectory, databaseUrl }: Keeper,
  documents: readonly object[],
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-publish-'));
  const file = join(folder, 'documents.json');
  await writeFile(file, JSON.stringify(documents));
  await run(process.execPath, [join(ROOT, 'dist', 'server', 'content.js'), 'publish', file], {
    env: {
      ...{ PATH: process.env['PATH'], NODE_ENV: 'production', DATA_DIR: dataDirectory },
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...CLOCK,
    },
  });
  await rm(folder, { recursive: true, force: true });
}
