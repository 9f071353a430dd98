import { createInterface } from 'node:readline';
import { openDatabase } from '../../database/index.server.ts';
import { silentLog } from '../../log/index.server.ts';
import { createDatabaseContent } from '../content.server.ts';
import type { ContentTables } from '../store/tables.server.ts';
import { menu } from './samples.ts';

/**
 * A process of its own that writes: `node writer-process.server.ts LOCATION PREFIX COUNT`. It
 * prints `ready`, and publishes the menus PREFIX0, PREFIX1, … once it is sent a line.
 */
const [location = '', prefix = '', count = '0'] = process.argv.slice(2);
const isPostgres = location.startsWith('postgres');
const database = await openDatabase<ContentTables>(
  isPostgres ? { url: location, dataDirectory: '' } : { dataDirectory: location },
);
const { store, stop } = await createDatabaseContent({ ...database, log: silentLog });
const lines = createInterface(process.stdin);
process.stdout.write('ready\n');
await new Promise((resolve) => lines.once('line', resolve));
lines.close();
for (let index = 0; index < Number(count); index += 1) {
  await store.publish(menu(`${prefix}${index}`, index));
}
await stop();
await database.close();
process.stdin.destroy();
