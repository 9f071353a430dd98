import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../database/index.server.ts';
import { KEY_FILE, openDataKey } from '../../requests/index.server.ts';
import { dataKeyCommand } from '../data-key-command.ts';
import { MIGRATIONS, type Tables } from '../tables.ts';
import { readSettings, runAlone, sayDatabase } from './run-command.ts';

await runAlone(async (args, write) => {
  const config = readSettings();
  const { DATABASE_URL: url, DATA_KEY: given, DATA_DIR: dataDirectory } = config;
  sayDatabase(config);
  const database = await openDatabase<Tables>({
    ...{ url, dataDirectory, migrations: MIGRATIONS },
    mustExist: true,
  });
  const hasKey = given !== undefined || existsSync(join(dataDirectory, KEY_FILE));
  try {
    return await dataKeyCommand(args, {
      db: database.db,
      hasKey,
      openKey: () => openDataKey(given, dataDirectory),
      write,
    });
  } finally {
    await database.close();
  }
});
