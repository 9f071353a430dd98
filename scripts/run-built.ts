/** Runs a built command: `run-built.ts inbox …` is `npm run inbox -- …`. Builds first when needed. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, isStale } from './build.ts';

process.env['NODE_ENV'] = 'production';
const [name = ''] = process.argv.splice(2, 1);
if (isStale()) await build();
await import(pathToFileURL(join(import.meta.dirname, '..', 'dist', 'server', `${name}.js`)).href);
