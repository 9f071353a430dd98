import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAIL_FOLDER } from '../mail/index.server.ts';
import {
  createAccounts,
  createAdmin,
  createBackups,
  type RenderPreview,
} from '../admin/index.server.ts';
import type { BuildManifest } from '../site/index.server.ts';
import type { QuotePage } from '../submissions/index.ts';
import type { Foundation } from './foundation.ts';
import { ROOT } from './paths.ts';
import { mailDomain, type Submissions } from './submissions.ts';

/** The application's files as Vite names them in development. */
const SOURCE = 'src/admin/app/main.tsx';

/** What makes a backup beside the server. */
const BACKUP_COMMAND = join(ROOT, 'dist', 'server', 'backup.js');

interface OfficeOptions {
  /** The folder of the built application, if it is built. */
  readonly folder?: string | undefined;
  /** Does Vite serve its source? */
  readonly isDevelopment: boolean;
  readonly preview: RenderPreview;
  readonly previewQuote: (quote: QuotePage) => Promise<Response>;
  /** What takes in, stores and delivers what visitors send. */
  readonly submissions: Submissions;
}

/** Wires the back office to what the site stands on. */
export function openAdmin(
  foundation: Foundation,
  { folder, isDevelopment, submissions, preview, previewQuote }: OfficeOptions,
) {
  const { config, log, database, content, media, dataKey, dataDirectory, findSender, turns } =
    foundation;
  const { db, kind: databaseKind } = database;
  const { wakeOutbox, onSubmission, mail, emailContext, removeCopies } = submissions;
  const accounts = createAccounts({
    ...{ db, siteUrl: config.SITE_URL, dataKey, log, findSender, now: Date.now },
  });
  const backups = createBackups({
    ...{ dataDirectory, log, now: Date.now },
    command: !isDevelopment && existsSync(BACKUP_COMMAND) ? BACKUP_COMMAND : undefined,
  });
  const admin = createAdmin({
    app: isDevelopment ? DEVELOPMENT : folder === undefined ? null : builtApp(folder),
    signIn: accounts,
    preview,
    services: {
      ...{
        accounts,
        backups,
        db,
        databaseKind,
        content,
        media,
        dataKey,
        dataDirectory,
        findSender,
        turns,
        log,
      },
      siteUrl: config.SITE_URL,
      languages: config.ENABLED_LANGUAGES,
      mailFolder: join(dataDirectory, MAIL_FOLDER),
      mailDomain: mailDomain(config.SITE_URL),
      ...{ wakeOutbox, onSubmission, mail, emailContext, removeCopies, previewQuote },
      now: Date.now,
    },
  });
  return { ...admin, accounts };
}

const DEVELOPMENT = { script: `/${SOURCE}`, styles: [], before: ['/@vite/client'] };

function builtApp(folder: string) {
  const manifest = JSON.parse(
    readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'),
  ) as BuildManifest;
  const entry = manifest[SOURCE];
  if (!entry) throw new Error('The build has no back office: run npm run build');
  return { script: `/${entry.file}`, styles: (entry.css ?? []).map((name) => `/${name}`) };
}
