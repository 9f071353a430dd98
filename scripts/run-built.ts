/** Runs a built command: `run-built.ts inbox …` is `npm run inbox -- …`. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DIST } from './built.ts';
import { readyToRun } from './ready-build.ts';

const [name = ''] = process.argv.splice(2, 1);
if (await readyToRun()) {
  process.env['NODE_ENV'] = 'production';
  await import(pathToFileURL(join(DIST, 'server', `${name}.js`)).href);
} else process.exitCode = 1;
