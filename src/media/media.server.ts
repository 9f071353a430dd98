import { join } from 'node:path';
import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Log } from '../log/index.server.ts';
import { createEncoder } from './encoder/encoder.server.ts';
import { createFileRoutes } from './files/routes.server.ts';
import { createPictureCatalogue, type StoredPicture } from './pictures/catalogue.server.ts';
import { createPictureLibrary } from './pictures/library.server.ts';
import { createPictureMaker } from './pictures/maker.server.ts';
import { createFolderStore, type PictureStore } from './pictures/picture-store.server.ts';
import { createRemoteFinder, type FetchOriginal } from './pictures/remote.server.ts';
import { createPictureRoutes } from './pictures/routes.server.ts';
import type { MediaTables } from './pictures/tables.server.ts';
import { createVariantCache } from './pictures/variant-cache.server.ts';
import { createWarmer } from './pictures/warmer.server.ts';
import { createUploadRoutes, type IsUploadAllowed } from './uploads/routes.server.ts';
import { createWorkQueue } from './work-queue.ts';

/** Space that variants may take on disk, bytes. */
const VARIANTS_BYTES = 512 * 1024 * 1024;

/** Pictures encoded at once, and asked for meanwhile before anyone is sent away. */
const ENCODINGS = { atOnce: 2, waiting: 200 };

export interface MediaOptions {
  readonly db: Kysely<MediaTables>;
  readonly dataDirectory: string;
  /** The sample content's folder, with `images/` and `files/`. */
  readonly sampleDirectory: string;
  readonly log: Log;
  /** Whose uploads are taken; without it, nobody's. */
  readonly isUploadAllowed?: IsUploadAllowed | undefined;
  /** The site's public origin, from which uploads may come. */
  readonly ownOrigin?: string | undefined;
  /** Fetches pictures that documents name and that are not stored here. */
  readonly fetchOriginal?: FetchOriginal | undefined;
  /** Where originals are kept; without it, a folder of the data directory. */
  readonly store?: PictureStore | undefined;
  /** The built program of the process that encodes; without it, the one beside this code. */
  readonly encoderProgram?: string | undefined;
  /** Has nobody asked the server for anything lately? Pictures are made ready only then. */
  readonly isIdle?: (() => boolean) | undefined;
}

export interface Media {
  readonly routes: Hono;
  /** Stores a picture made here or trusted. Throws a `NotAPictureError`. */
  registerPicture(bytes: Uint8Array, name: string): Promise<StoredPicture>;
  /** Stores every sample picture; by its name in the folder `images/`. */
  registerSamples(): Promise<ReadonlyMap<string, StoredPicture>>;
  /** The stored pictures, newest first. */
  listPictures(page: { offset: number; limit: number }): Promise<StoredPicture[]>;
  /** Makes the pictures of these addresses ready while there is time. */
  warm(addresses: Iterable<string>): void;
  /** Resolves when nothing is left to make ready. */
  warmed(): Promise<void>;
  stop(): Promise<void>;
}

/** Opens the media room. Nothing is read or started before it is needed. */
export function createMedia(options: MediaOptions): Media {
  const { dataDirectory, sampleDirectory, log } = options;
  const store = options.store ?? createFolderStore(join(dataDirectory, 'pictures'));
  const catalogue = createPictureCatalogue(options.db);
  const sampleFolder = join(sampleDirectory, 'images');
  const library = createPictureLibrary({ catalogue, store, sampleFolder, log });
  const encoder = createEncoder({ program: options.encoderProgram });
  const queue = createWorkQueue(ENCODINGS);
  const cache = createVariantCache(join(dataDirectory, 'cache', 'pictures'), VARIANTS_BYTES);
  const maker = createPictureMaker({ library, cache, encoder, queue });
  const isIdle = () => queue.isIdle && (options.isIdle?.() ?? true);
  const warmer = createWarmer({ library, maker, isIdle, log });
  const find = options.fetchOriginal
    ? createRemoteFinder(library, options.fetchOriginal, log)
    : library.find;

  const { isUploadAllowed: isAllowed = () => false, ownOrigin } = options;
  const fileFolders = [dataDirectory, sampleDirectory].map((folder) => join(folder, 'files'));
  const routes = new Hono()
    .route('/', createPictureRoutes({ find, library, maker, log }))
    .route('/', createFileRoutes(fileFolders))
    .route('/', createUploadRoutes({ isAllowed, library, encoder, log, ownOrigin }));

  return {
    routes,
    async registerPicture(bytes, name) {
      const [picture] = await library.register([{ bytes, name }]);
      if (!picture) throw new Error('The picture was not stored');
      return picture;
    },
    registerSamples: () => library.registerSamples(),
    listPictures: (page) => library.list(page),
    warm: (addresses) => warmer.warm(addresses),
    warmed: () => warmer.finished(),
    async stop() {
      await warmer.stop();
      await Promise.all([encoder.stop(), library.stop()]);
    },
  };
}
