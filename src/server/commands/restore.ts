import { resolve } from 'node:path';
import { restoreCommand } from '../../backup/index.server.ts';
import { BACKED_UP } from '../backups.ts';
import { readConfig } from '../config.ts';
import { runAlone } from './run-command.ts';

await runAlone(async (args, write) => {
  const { DATABASE_URL: url, DATA_KEY, DATA_DIR } = readConfig(process.env);
  return restoreCommand(args, {
    ...{ migrations: BACKED_UP.migrations, sealedRows: BACKED_UP.sealedRows },
    ...{ url, dataDirectory: resolve(DATA_DIR), write },
    dataKey: DATA_KEY === undefined ? undefined : Buffer.from(DATA_KEY, 'hex'),
    workingDirectory: process.cwd(),
  });
});
