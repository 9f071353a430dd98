import { backupCommand } from '../../backup/index.server.ts';
import { executedMigrations, openDatabase } from '../../database/index.server.ts';
import { openDataKey, openKnownKey } from '../../requests/index.server.ts';
import { BACKED_UP } from '../backups.ts';
import { productVersion } from '../paths.ts';
import { filePlace } from '../bucket-settings.ts';
import type { Tables } from '../tables.ts';
import { readSettings, runAlone, sayDatabase } from './run-command.ts';

await runAlone(async (args, write, log) => {
  const config = readSettings();
  const { DATABASE_URL: url, DATA_KEY: given, DATA_DIR: dataDirectory } = config;
  sayDatabase(config);
  // Not migrated, and not filled: a backup changes nothing, whatever version the data is of.
  const database = await openDatabase<Tables>({
    ...{ url, dataDirectory },
    ...{ isPatient: true, mustExist: true },
  });
  try {
    const isEmpty = (await executedMigrations(database.db)).length === 0;
    return await backupCommand(args, {
      ...{ ...BACKED_UP, database: database as never, dataDirectory, write },
      place: filePlace(config, log),
      // An empty one knows no key, and is no backup: the command says so.
      dataKey: isEmpty
        ? openDataKey(given, dataDirectory)
        : await openKnownKey({ db: database.db, given, dataDirectory }),
      product: productVersion(),
      workingDirectory: process.cwd(),
    });
  } finally {
    await database.close();
  }
});
