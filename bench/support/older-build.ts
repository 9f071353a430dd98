import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../tests/support/server.ts';

const run = promisify(execFile);

/** Builds an older version of the product in a temporary folder, once; null where its commit is not there. */
export async function buildOlder(commit: string): Promise<string | null> {
  const folder = join(tmpdir(), `sobremesa-older-${commit}`);
  if (existsSync(join(folder, 'dist', 'built.json'))) return folder;
  const archive = `${folder}.tar`;
  try {
    await run('git', ['archive', '--output', archive, commit], { cwd: ROOT });
  } catch {
    return null;
  }
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await run('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
  const env = { ...process.env };
  delete env['NODE_ENV'];
  // With the packages of its time.
  for (const args of [['ci'], ['run', 'build']])
    await run('npm', args, { cwd: folder, env, maxBuffer: 64 * 1_048_576 });
  return folder;
}
