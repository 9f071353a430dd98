/** `npm start`: serves the build, after rebuilding it if it is out of date and can be built here. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DIST } from './built.ts';
import { readyToServe } from './ready-build.ts';

if (await readyToServe()) {
  process.env['NODE_ENV'] = 'production';
  await import(pathToFileURL(join(DIST, 'server', 'main.js')).href);
} else process.exitCode = 1;
