import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backupCommand } from '../../backup/index.server.ts';
import { openDatabase } from '../../database/index.server.ts';
import { openDataKey } from '../../submissions/index.server.ts';
import { BACKED_UP, productVersion } from '../backups.ts';
import { filePlace } from '../bucket-settings.ts';
import { readConfig } from '../config.ts';
import { runAlone } from './run-command.ts';

await runAlone(async (args, write, log) => {
  const config = readConfig(process.env);
  const { DATABASE_URL: url, DATA_KEY, DATA_DIR } = config;
  const dataDirectory = resolve(DATA_DIR);
  const file = join(dataDirectory, 'sobremesa.sqlite');
  if (url === undefined && !existsSync(file)) {
    write(`There is no ${file} to back up.\n`);
    return 1;
  }
  // Not migrated, and not filled: a backup changes nothing, whatever version the data is of.
  const database = await openDatabase<never>({ url, dataDirectory, isPatient: true });
  try {
    return await backupCommand(args, {
      ...{ ...BACKED_UP, database, dataDirectory, write },
      place: filePlace(config, log),
      dataKey: openDataKey(DATA_KEY, dataDirectory),
      product: productVersion(),
      workingDirectory: process.cwd(),
    });
  } finally {
    await database.close();
  }
});
