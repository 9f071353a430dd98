import { resolve } from 'node:path';
import { picturesCommand } from '../../media/index.server.ts';
import { filePlace } from '../bucket-settings.ts';
import { readConfig } from '../config.ts';
import { runAlone } from './run-command.ts';

await runAlone(async (args, write, log) => {
  const config = readConfig(process.env);
  return picturesCommand(args, {
    dataDirectory: resolve(config.DATA_DIR),
    ...{ place: filePlace(config, log), write },
  });
});
