/** `npm start`: builds when the build is missing or older than its sources, then serves. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, isStale } from './build.ts';

process.env['NODE_ENV'] = 'production';
if (isStale()) {
  console.log('Building…');
  await build();
}
await import(pathToFileURL(join(import.meta.dirname, '..', 'dist', 'server', 'main.js')).href);
