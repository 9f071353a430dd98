import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createContent } from '../content/index.server.ts';
import { openDatabase, readFact, writeFact } from '../database/index.server.ts';
import { createFindSender, createFairScheduler } from '../http/index.server.ts';
import type { Log } from '../log/index.server.ts';
import { createMedia, createSanityOriginals, type Media } from '../media/index.server.ts';
import { deriveKey, openKnownKey } from '../requests/index.server.ts';
import { createActivity } from './activity.ts';
import { followLocaleSettings } from './locale-settings.ts';
import { bucketSettings } from './bucket-settings.ts';
import type { Config } from './config.ts';
import { watchStatements } from './slow-statements.ts';
import { narrowDataFolder } from './file-permissions.ts';
import { SAMPLE_FOLDER } from './paths.ts';
import type { Tables } from './tables.ts';
import type { Writer } from './writer/start-writer.ts';

/** Where another thread writes, how it is asked to. */
export type WriterOfPictures = Pick<Writer, 'storePictures' | 'claims'>;

export interface CoreOptions {
  /** Does a database have to be there? Then none is made. */
  readonly mustExist?: boolean;
  readonly writer?: WriterOfPictures;
}

/** Which migrations the build had that has opened the database last. */
const OPENED = 'server.opened';

/**
 * Has this build migrated and filled the database before? Then pages can be answered from it while the writer
 * starts, which takes a third of the time until the first of them.
 */
export async function wasOpened({ DATABASE_URL: url, DATA_DIR }: Config): Promise<boolean> {
  const options = { url, dataDirectory: DATA_DIR, isReader: true, mustExist: true };
  try {
    const { db, close } = await openDatabase<Tables>(options);
    const [opened, { MIGRATIONS }] = await Promise.all([
      readFact<readonly string[]>(db, OPENED).finally(close),
      import('./tables.ts'),
    ]);
    return opened?.value.join() === Object.keys(MIGRATIONS).join();
  } catch {
    // There is none, or one that the writer has yet to make.
    return false;
  }
}

/** Notes that this build has migrated and filled the database. */
export async function noteOpened({ database }: Core): Promise<void> {
  const { MIGRATIONS } = await import('./tables.ts');
  await writeFact(database.db, OPENED, Object.keys(MIGRATIONS), Date.now());
}

/**
 * What the server and the commands both stand on: words, database, pictures, content. Closing it
 * undoes all of it. With a `writer` nothing here writes to the database, which that has migrated and
 * filled.
 */
export async function openCore(
  config: Config,
  log: Log,
  { mustExist = false, writer }: CoreOptions = {},
) {
  const isReader = writer !== undefined;
  const { DATA_DIR: dataDirectory } = config;
  if (!isReader) narrowDataFolder(dataDirectory, log);
  const statements = watchStatements({ log, slowAfter: config.SLOW_QUERY_MS });
  const database = await openDatabase<Tables>({
    url: config.DATABASE_URL,
    dataDirectory,
    watch: statements.watch,
    ...(isReader ? { isReader } : { migrations: (await import('./tables.ts')).MIGRATIONS }),
    mustExist,
    onWait: (reason) => log.warn('The database is away and is waited for', { reason }),
    onCopy: (copy) => log.info('The database is upgraded; a copy from before is kept', { copy }),
  });
  const { db, location } = database;
  const dataKey = await openKnownKey({ db, given: config.DATA_KEY, dataDirectory }).catch(
    async (error: unknown) => {
      await database.close();
      throw error;
    },
  );
  const findSender = createFindSender(config.TRUST_PROXY);
  const turns = createFairScheduler();
  const activity = createActivity();
  const media = createMedia({
    db,
    dataDirectory,
    sampleDirectory: SAMPLE_FOLDER,
    log,
    signingKey: deriveKey(dataKey, 'pictures'),
    findSender,
    storePictures: writer && ((pictures) => writer.storePictures(pictures)),
    claims: writer?.claims,
    isIdle: () => activity.isIdle(),
    quiet: (signal) => activity.quiet(signal),
    hasPlaceholders: config.WARM_UP,
    bucket: bucketSettings(config),
    isUploadAllowed: () => config.DEBUG_PAGES,
    siteUrl: config.SITE_URL,
    ...(config.CONTENT_SOURCE === 'sanity' && {
      fetchOriginal: createSanityOriginals(sanityPictures(config)),
    }),
  });
  const resolveImage = createResolveImage(media);
  const content = await createContent({
    config,
    languages: config.ENABLED_LANGUAGES,
    db,
    location,
    log,
    isReader,
    sample: isReader ? undefined : { folder: SAMPLE_FOLDER, resolveImage },
    pictureDefaults: media.pictureDefaults,
  });
  const localeSettings = await followLocaleSettings(content);
  const close = async () => {
    localeSettings.stop();
    await content.stop();
    await media.stop();
    await database.close();
  };
  return {
    ...{ config, log, activity, dataDirectory, dataKey, findSender, turns },
    statements: statements.counts,
    ...{ database, media, content, localeSettings, resolveImage, close },
  };
}

export type Core = Awaited<ReturnType<typeof openCore>>;

/** Makes a picture file of an import known; the sample's own are stored together, which is quicker. */
function createResolveImage(media: Media): (path: string) => Promise<string> {
  const sampleImages = join(SAMPLE_FOLDER, 'images');
  let samples: ReturnType<Media['registerSamples']> | undefined;
  return async (path) => {
    if (dirname(path) !== sampleImages)
      return (await media.registerPicture(await readFile(path), basename(path))).ref;
    samples ??= media.registerSamples();
    const stored = (await samples).get(basename(path));
    if (!stored) throw new Error(`There is no sample picture ${basename(path)}`);
    return stored.ref;
  };
}

/** Sanity's store of originals, which our own server asks so that no visitor's browser has to. */
function sanityPictures({ SANITY_API_URL, SANITY_PROJECT_ID, SANITY_DATASET }: Config): string {
  return `${SANITY_API_URL ?? 'https://cdn.sanity.io'}/images/${SANITY_PROJECT_ID}/${SANITY_DATASET}`;
}
