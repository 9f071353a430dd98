import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MAIL_FOLDER } from '../email/index.server.ts';
import {
  businessNameOf,
  createAccounts,
  createBackOffice,
  createBackups,
  type RenderEdited,
  type RenderPreview,
} from '../office/index.server.ts';
import type { QuotePage } from '../requests/index.ts';
import type { Core } from './core.ts';
import { sourceOffice, type Office } from './office.ts';
import { ROOT } from './paths.ts';
import { mailDomain, type Submissions } from './submissions.ts';

/** What makes a backup beside the server. */
const BACKUP_COMMAND = join(ROOT, 'dist', 'server', 'backup.js');

interface OfficeOptions {
  readonly office: Office;
  readonly preview: RenderPreview;
  readonly renderEdited: RenderEdited;
  readonly previewQuote: (quote: QuotePage) => Promise<Response>;
  /** What takes in, stores and delivers what visitors send. */
  readonly submissions: Submissions;
}

/** Wires the back office to what the site stands on. */
export function openBackOffice(
  core: Core,
  { office, submissions, preview, renderEdited, previewQuote }: OfficeOptions,
) {
  const { config, log, database, content, media, dataKey, dataDirectory, findSender, turns } = core;
  const { db } = database;
  const { wakeOutbox, onSubmission, mail, emailContext, removeCopies } = submissions;
  const businessName = businessNameOf(content.service, config.SITE_URL);
  const accounts = createAccounts({
    ...{ db, siteUrl: config.SITE_URL, dataKey, log, findSender, now: Date.now, businessName },
    mail: {
      mailDomain: mailDomain(config.SITE_URL),
      send: (email) => mail.transport.send(email),
    },
  });
  const backups = createBackups({
    ...{ dataDirectory, log, now: Date.now, store: media.storeInBucket },
    command: office !== sourceOffice && existsSync(BACKUP_COMMAND) ? BACKUP_COMMAND : undefined,
  });
  const backOffice = createBackOffice({
    app: office.app,
    preview,
    renderEdited,
    services: {
      ...{
        accounts,
        backups,
        db,
        content,
        media,
        dataKey,
        dataDirectory,
        findSender,
        turns,
        log,
        businessName,
      },
      siteUrl: config.SITE_URL,
      languages: config.ENABLED_LANGUAGES,
      mailFolder: join(dataDirectory, MAIL_FOLDER),
      mailDomain: mailDomain(config.SITE_URL),
      ...{ wakeOutbox, onSubmission, mail, emailContext, removeCopies, previewQuote },
      now: Date.now,
    },
  });
  return { ...backOffice, accounts };
}
