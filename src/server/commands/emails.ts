import { emailsCommand } from '../../requests/index.server.ts';
import { runAlone } from './run-command.ts';

await runAlone(emailsCommand);
