import { restoreCommand } from '../../backup/index.server.ts';
import { BACKED_UP } from '../backups.ts';
import { filePlace } from '../bucket-settings.ts';
import { refuseRoot } from '../file-permissions.ts';
import { readSettings, runAlone } from './run-command.ts';

await runAlone(async (args, write, log) => {
  const config = readSettings();
  const { DATABASE_URL: url, DATA_KEY, DATA_DIR: dataDirectory } = config;
  return restoreCommand(args, {
    ...{ migrations: BACKED_UP.migrations, sealedRows: BACKED_UP.sealedRows },
    ...{ url, dataDirectory, write },
    place: filePlace(config, log),
    dataKey: DATA_KEY === undefined ? undefined : Buffer.from(DATA_KEY, 'hex'),
    workingDirectory: process.cwd(),
    checkFolder: refuseRoot,
  });
});
