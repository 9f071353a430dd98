/** `npm start`: serves the build, made anew first where that can and has to be done. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DIST } from './built.ts';
import { readyToServe } from './ready-build.ts';

if (await readyToServe()) {
  process.env['NODE_ENV'] = 'production';
  await import(pathToFileURL(join(DIST, 'server', 'main.js')).href);
} else process.exitCode = 1;
