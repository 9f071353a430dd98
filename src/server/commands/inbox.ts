import { join } from 'node:path';
import {
  createSanityWriter,
  DOCUMENT_TABLES,
  eraseDocuments,
  SYSTEM_AUTHORS,
} from '../../content/index.server.ts';
import { MAIL_FOLDER } from '../../email/index.server.ts';
import { inboxCommand } from '../../requests/index.server.ts';
import { mailDomain } from '../submissions.ts';
import { runCommand } from './run-command.ts';

await runCommand(async ({ config, database, dataDirectory, dataKey }, args, write) => {
  const writer = config.CONTENT_SOURCE === 'sanity' ? createSanityWriter(config) : null;
  return inboxCommand(args, {
    db: database.db,
    dataKey,
    mailFolder: join(dataDirectory, MAIL_FOLDER),
    mailDomain: mailDomain(config.SITE_URL),
    removeCopies: writer ? (ids) => writer.remove(ids) : undefined,
    testimonials: {
      remove: (ids) => eraseDocuments(database, ids, SYSTEM_AUTHORS.command),
      tables: DOCUMENT_TABLES,
    },
    write,
  });
});
