import { picturesCommand } from '../../media/index.server.ts';
import { filePlace } from '../bucket-settings.ts';
import { readSettings, runAlone } from './run-command.ts';

await runAlone(async (args, write, log) => {
  const config = readSettings();
  return picturesCommand(args, {
    dataDirectory: config.DATA_DIR,
    ...{ place: filePlace(config, log), write },
  });
});
