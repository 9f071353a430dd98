import { resolve } from 'node:path';
import { createContent } from '../content/index.server.ts';
import { migrate, openDatabase } from '../database/index.server.ts';
import { loadCatalogues } from '../i18n/index.server.ts';
import type { Log } from '../log/index.server.ts';
import { createMedia } from '../media/index.server.ts';
import type { Config } from './config.server.ts';
import { SAMPLE_FOLDER } from './paths.server.ts';
import { MIGRATIONS, type Tables } from './tables.server.ts';

/**
 * What the server and the commands both stand on: words, database, pictures, content. Closing it
 * undoes all of it.
 */
export async function openFoundation(config: Config, log: Log) {
  const dataDirectory = resolve(config.DATA_DIR);
  const [database] = await Promise.all([
    openDatabase<Tables>({ url: config.DATABASE_URL, dataDirectory }),
    loadCatalogues(config.ENABLED_LANGUAGES),
  ]);
  const { db, kind, location } = database;
  await migrate(db, MIGRATIONS);
  const media = await createMedia({
    db,
    dataDirectory,
    sampleDirectory: SAMPLE_FOLDER,
    log,
    isUploadAllowed: () => config.DEBUG_PAGES,
    ...(config.CONTENT_SOURCE === 'sanity' && {
      fetchOriginal: sanityPictures(config),
    }),
  });
  const resolveImage = async (path: string) => (await media.registerPicture(path)).ref;
  const content = await createContent({
    config,
    db,
    kind,
    location,
    log,
    sample: { folder: SAMPLE_FOLDER, resolveImage },
  });
  const close = async () => {
    await content.stop();
    await media.stop();
    await database.close();
  };
  return { config, log, dataDirectory, database, media, content, resolveImage, close };
}

export type Foundation = Awaited<ReturnType<typeof openFoundation>>;

/** Sanity's store of originals, which our own server asks so that no visitor's browser has to. */
function sanityPictures({ SANITY_PROJECT_ID, SANITY_DATASET }: Config) {
  return async (file: string): Promise<Response> =>
    fetch(`https://cdn.sanity.io/images/${SANITY_PROJECT_ID}/${SANITY_DATASET}/${file}`);
}
