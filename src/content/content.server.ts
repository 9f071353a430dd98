import { Clock, isSqlite } from '../database/index.server.ts';
import { LANGUAGES, type Language } from '../i18n/index.ts';
import type { Log } from '../log/index.server.ts';
import { SAMPLE_TYPES } from './collections.ts';
import type { ContentService } from './content-service.ts';
import type { Content, ContentConfig } from './content-types.server.ts';
import { DocumentReader } from './document-reader.server.ts';
import { ContentEditor } from './editor/content-editor.server.ts';
import { rebuildEntries } from './editor/entries.server.ts';
import { tidyDaily } from './editor/housekeeping.server.ts';
import { PictureUses } from './editor/picture-uses.server.ts';
import { createPreviews } from './editor/preview.server.ts';
import { allOf, type PublicationCheck } from './editor/publication-changes.server.ts';
import { runSchedules } from './editor/run-schedules.server.ts';
import { nextTime } from './editor/schedules.server.ts';
import type { ResolveImage } from './export-folder.server.ts';
import { fillWithSample, importSample } from './import.server.ts';
import { createLegalPages } from './legal-texts.server.ts';
import {
  keptPlaceholders,
  readOriginals,
  type Originals,
  type ReadOriginals,
} from './originals.server.ts';
import { describedPictures } from './picture-check.server.ts';
import { withPictureDefaults, type PictureDefaultsSource } from './picture-defaults.server.ts';
import { isSampleRemoved } from './sample.server.ts';
import { ContentStore } from './store/content-store.server.ts';
import { ContentWriter } from './store/content-writer.server.ts';
import { DatabaseChanges } from './store/database-changes.server.ts';
import { serviceOver } from './store/database-content-service.server.ts';
import { sayUnavailable } from './store/say-unavailable.server.ts';
import type { Db } from './store/tables.server.ts';
import { watchSqlite } from './store/watch-sqlite.server.ts';

export interface ContentOptions {
  readonly db: Db;
  /** The file of SQLite or the URL of PostgreSQL, at which its changes are heard of. */
  readonly location: string;
  readonly log: Log;
  /** Without it, the content is kept here. */
  readonly config?: ContentConfig | undefined;
  /** Languages that the installation has; without them, all that there are. */
  readonly languages?: readonly Language[] | undefined;
  /** Where the sample is, and how its pictures are registered; without it, the database is not filled. */
  readonly sample?: { readonly folder: string; readonly resolveImage: ResolveImage } | undefined;
  /** What documents said when they were shipped; without it, those of the sample. */
  readonly originals?: ReadOriginals | undefined;
  /** What is said of pictures as a whole, for documents that do not say it themselves. */
  readonly pictureDefaults?: PictureDefaultsSource | undefined;
  /** Does another thread write what is here only read? Then nothing here does by itself. */
  readonly isReader?: boolean | undefined;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export type DatabaseContent = Awaited<ReturnType<typeof createDatabaseContent>>;

/** The content of the database, which may be a mirror of Sanity's. The database must be migrated. */
export async function createContent(options: ContentOptions): Promise<Content> {
  const content = await createDatabaseContent(options);
  const elsewhere = { store: null, editor: null, pictureUses: null, preview: null };
  return options.config?.CONTENT_SOURCE === 'sanity' ? { ...content, ...elsewhere } : content;
}

/** The same with its writers, wherever it is kept. */
export async function createDatabaseContent(options: ContentOptions) {
  const { config, db, location, log, sample, pictureDefaults, now = Date.now } = options;
  const { languages = LANGUAGES.map(({ code }) => code), isReader = false } = options;
  const isMirrored = config?.CONTENT_SOURCE === 'sanity';
  const { originals = await originalsOf(sample, db) } = options;
  const publicationCheck = allOf([
    keptPlaceholders(originals),
    installedLanguages(languages),
    ...(pictureDefaults ? [describedPictures(pictureDefaults)] : []),
  ]);
  const changes = new DatabaseChanges(db);
  // Before anyone else hears of a change, and renders with what was said before.
  if (pictureDefaults) changes.subscribe(() => pictureDefaults.forget());
  let isStopped = false;
  const report = (message: string) => (error: unknown) => {
    if (!isStopped) log.error(message, { error });
  };
  const failed = report('changes of the content cannot be read');
  const check = () => changes.check();
  const watch = isSqlite(db)
    ? await watchSqlite(db, check, failed)
    : await (
        await import('./store/watch-postgres.server.ts')
      ).watchPostgres(location, check, failed);
  if (!isReader) await rebuildEntries(db);
  await changes.start();
  const writing = { db, afterWrite: () => check().catch(failed), now };
  const writer = new ContentWriter(writing);
  const schedules = new Clock({
    run: () => runSchedules(db, writer, publicationCheck),
    next: () => nextTime(db),
    ...{ every: 60_000, tryAgain: 5_000 },
    onError: report('what is scheduled cannot be carried out'),
    now,
  });
  if (!isReader && !isMirrored) await schedules.check();
  const housekeeping = isReader
    ? null
    : tidyDaily(writing, report('old content cannot be removed'));
  const store = new ContentStore(writing);
  const filling = sample && { ...sample, store, db, log };
  if (filling) await fillWithSample(filling, isMirrored ? SAMPLE_TYPES : undefined);
  const mirror =
    isMirrored && filling
      ? (await import('./sanity/create-mirror.server.ts')).createMirror(config, {
          ...{ db, store, log, now },
          fillSample: (types) => importSample(filling, types),
        })
      : undefined;
  const described = (service: ContentService) =>
    pictureDefaults ? withPictureDefaults(service, pictureDefaults) : service;
  const shown = (service: ContentService) => described(sayUnavailable(service, log));
  const makePreview = createPreviews({ db, log, now });
  return {
    ...{ changes, store, originals, mirror },
    service: shown(serviceOver(db, new DocumentReader(log))),
    pictureUses: new PictureUses(writing),
    editor: new ContentEditor({
      ...{ ...writing, publicationCheck },
      onSchedule: () => schedules.check(),
    }),
    legalPages: sample && !isMirrored ? createLegalPages(sample.folder, db, store) : undefined,
    /** The site as it would be with its drafts published; one for each request. */
    preview: async () => shown(await makePreview()),
    catchUp: () => check().catch(failed),
    async stop() {
      await mirror?.stop();
      isStopped = true;
      await schedules.stop();
      await housekeeping?.stop();
      await watch.stop();
      await changes.stop();
    },
  };
}

const NONE: Originals = new Map();

async function originalsOf(sample: ContentOptions['sample'], db: Db): Promise<ReadOriginals> {
  const shipped = sample ? await readOriginals(sample.folder) : NONE;
  return async () => ((await isSampleRemoved(db)) ? NONE : shipped);
}

/** Lets the settings be published only with languages that the installation has. */
function installedLanguages(installed: readonly Language[]): PublicationCheck {
  return async () =>
    ({ _type: type, languages, defaultLanguage }) => {
      if (type !== 'globalSettings') return [];
      const isMissing = (code: unknown) => !installed.includes(code as Language);
      const others = Array.isArray(languages) ? languages.filter(isMissing) : [];
      const isFirst = defaultLanguage !== undefined && isMissing(defaultLanguage);
      if (isFirst) others.push(defaultLanguage);
      if (others.length === 0) return [];
      const expected = installed.join(', ');
      const message = `names ${others.join(', ')}, and this installation has only ${expected}`;
      return [
        { path: [isFirst ? 'defaultLanguage' : 'languages'], rule: 'installed', expected, message },
      ];
    };
}
