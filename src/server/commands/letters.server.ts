import { lettersCommand } from '../../mail/index.server.ts';
import { runAlone } from './run-command.server.ts';

await runAlone(async (args) => {
  await lettersCommand(args);
  return 0;
});
