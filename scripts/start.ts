/** `npm start`: serves the build, after rebuilding it if it is out of date and can be built here. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DIST, ROOT } from './built.ts';
import { readyToServe } from './ready-build.ts';

// What V8 has compiled is kept, for the writer's thread too: an eighth of a start. Where nothing can be written, there
// is none.
process.env['NODE_COMPILE_CACHE'] ??= join(ROOT, 'node_modules', '.cache', 'compiled');
enableCompileCache();

if (await readyToServe()) {
  process.env['NODE_ENV'] = 'production';
  await import(pathToFileURL(join(DIST, 'server', 'main.js')).href);
} else process.exitCode = 1;
