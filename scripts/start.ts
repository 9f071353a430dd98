/** `npm start`: serves the build, after rebuilding it if it is out of date and can be built here. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DIST } from './built.ts';
import { readyToServe } from './ready-build.ts';

/**
 * The allocator otherwise keeps freed memory, and apart for each of a dozen threads. It reads this when
 * the process begins, so the process begins again, unless whoever starts it has said so already.
 */
const ALLOCATOR = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '32768',
  MALLOC_TOP_PAD_: '16384',
};
if (process.platform === 'linux' && process.env['MALLOC_ARENA_MAX'] === undefined) {
  const { execPath, execArgv, argv, env } = process;
  const again = [execPath, ...execArgv, ...argv.slice(1)];
  process.execve?.(execPath, again, { ...ALLOCATOR, ...env, MALLOC_ARENA_MAX: '1' });
}

if (await readyToServe()) {
  process.env['NODE_ENV'] = 'production';
  await import(pathToFileURL(join(DIST, 'server', 'main.js')).href);
} else process.exitCode = 1;
