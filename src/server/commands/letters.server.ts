import { lettersCommand } from '../../mail/index.server.ts';

await lettersCommand(process.argv.slice(2));
