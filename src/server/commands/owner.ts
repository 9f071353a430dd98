import { ownerCommand } from '../../office/index.server.ts';
import { runCommand } from './run-command.ts';

await runCommand(({ config, database }, args, write) =>
  ownerCommand(args, { db: database.db, siteUrl: config.SITE_URL, write }),
);
