import { join } from 'node:path';
import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { FindSender } from '../http/index.server.ts';
import type { Log } from '../log/index.server.ts';
import { createEncoder, type Encoder } from './encoder/encoder.server.ts';
import type { BucketSettings } from './bucket/bucket-options.server.ts';
import { createBucket } from './bucket/bucket.server.ts';
import { createBucketStore } from './bucket/bucket-store.server.ts';
import { createSharedVariants } from './bucket/shared-variants.server.ts';
import { createBucketFiles, createFolderFiles } from './file-source.server.ts';
import { createFileRoutes } from './file-routes.server.ts';
import { createPictureAddresses } from './picture-address.ts';
import { parsePictureReference } from './picture-reference.ts';
import { createPictureSigner } from './picture-signer.server.ts';
import { createPictureCatalogue, type StoredPicture } from './pictures/catalogue.server.ts';
import { createPictureClaims, type PictureClaims } from './pictures/claims.server.ts';
import { createPictureDefaults } from './pictures/defaults.server.ts';
import { createPictureLibrary } from './pictures/library.server.ts';
import { createPictureMaker } from './pictures/maker.server.ts';
import { createPlaceholders } from './pictures/placeholders.server.ts';
import { createFolderStore, type PictureStore } from './pictures/picture-store.server.ts';
import { createRemoteFinder, type FetchOriginal } from './pictures/remote.server.ts';
import { createPictureRoutes } from './pictures/routes.server.ts';
import type { MediaTables } from './pictures/tables.server.ts';
import { createVariantCache, type Variant } from './pictures/variant-cache.server.ts';
import { createWarmer } from './pictures/warmer.server.ts';
import { createUploadRoutes, type IsUploadAllowed } from './uploads/routes.server.ts';
import { createUploads } from './uploads/uploads.server.ts';
import { createSharedWork } from './shared-work.server.ts';

/** Limits of the variants on disk; the sample site uses some 1,500 of them. */
const VARIANTS = { mostBytes: 512 * 1024 * 1024, mostEntries: 20_000 };

/** Limits of the originals of a bucket on disk. */
const NEAR_ORIGINALS = { mostBytes: 256 * 1024 * 1024, mostEntries: 5_000 };

/**
 * How many pictures are encoded at once, and how many may wait. The longest page shows 48 pictures,
 * which a browser requests all at once, and one network may have several visitors.
 */
const ENCODINGS = { atOnce: 2, waiting: { all: 1_000, neighbourhood: 500, network: 250 } };

export interface MediaOptions {
  readonly db: Kysely<MediaTables>;
  readonly dataDirectory: string;
  /** The sample content's folder, with `images/` and `files/`. */
  readonly sampleDirectory: string;
  readonly log: Log;
  /** Signs picture addresses: 32 bytes, used for nothing else. */
  readonly signingKey: Uint8Array;
  /** Tells senders apart, so that encoding is shared out fairly. */
  readonly findSender: FindSender;
  /** Who may upload; nobody by default. */
  readonly isUploadAllowed?: IsUploadAllowed | undefined;
  /** The address that visitors use; uploads must come from this origin. */
  readonly siteUrl: string;
  /** Fetches pictures that documents refer to but that are not stored here. */
  readonly fetchOriginal?: FetchOriginal | undefined;
  /** Where originals are kept; by default a folder of the data directory. */
  readonly store?: PictureStore | undefined;
  /** The bucket that several processes share: originals, variants and files are kept there instead. */
  readonly bucket?: BucketSettings | undefined;
  /** What encodes pictures; by default a process of its own. */
  readonly encoder?: Encoder | undefined;
  /** Writes down pictures in the place of this thread, which only reads the database. */
  readonly storePictures?: ((pictures: readonly StoredPicture[]) => Promise<void>) | undefined;
  /** Who says which process makes a variant ahead of time, likewise; by default this thread. */
  readonly claims?: PictureClaims | undefined;
  /** Has the server had no request lately? Pictures are warmed only then. */
  readonly isIdle?: (() => boolean) | undefined;
  /** Resolves then, or when it has waited for long. */
  readonly quiet?: ((signal: AbortSignal) => Promise<void>) | undefined;
  /** Are there placeholders of pictures, made when a page first asks for one? */
  readonly hasPlaceholders?: boolean | undefined;
}

export type Media = ReturnType<typeof createMedia>;

/** Creates the media module. Nothing is read or started until it is needed. */
export function createMedia(options: MediaOptions) {
  const { dataDirectory, sampleDirectory, log } = options;
  const caches = join(dataDirectory, 'cache');
  const bucket = options.bucket && createBucket({ settings: options.bucket, log });
  const nearOriginals = { folder: join(caches, 'originals'), ...NEAR_ORIGINALS, log };
  const store =
    options.store ??
    (bucket
      ? createBucketStore(bucket, createVariantCache(nearOriginals))
      : createFolderStore(join(dataDirectory, 'pictures')));
  const catalogue = createPictureCatalogue(options.db, options.storePictures);
  const sampleFolder = join(sampleDirectory, 'images');
  const library = createPictureLibrary({ catalogue, store, sampleFolder, log });
  const { encoder = createEncoder() } = options;
  const { sign, isSigned } = createPictureSigner(options.signingKey);
  const work = createSharedWork<Variant | null>(ENCODINGS);
  const cache = createVariantCache({ folder: join(caches, 'pictures'), ...VARIANTS, log });
  const shared = bucket && createSharedVariants({ bucket, cache, log });
  const maker = createPictureMaker({ library, cache: shared ?? cache, encoder, work });
  const isIdle = () => work.load.running === 0 && (options.isIdle?.() ?? true);
  const warmer = createWarmer({
    ...{ library, maker, isSigned, isIdle, log },
    ...(shared && {
      claims: options.claims ?? createPictureClaims(options.db),
      written: shared.written,
    }),
  });
  const find = options.fetchOriginal
    ? createRemoteFinder(library, options.fetchOriginal, log)
    : library.find;

  const placeholders = createPlaceholders({ find, maker, log, quiet: options.quiet });

  const { isUploadAllowed: isAllowed = () => false, siteUrl, findSender } = options;
  const uploadWatchers = new Set<(picture: StoredPicture) => void>();
  const onTaken = (picture: StoredPicture) => {
    for (const watcher of uploadWatchers) watcher(picture);
  };
  const uploads = createUploads({ library, encoder, log, onTaken });
  const fileSources = [
    bucket ? createBucketFiles(bucket) : createFolderFiles(join(dataDirectory, 'files')),
    createFolderFiles(join(sampleDirectory, 'files')),
  ];
  const routes = new Hono()
    .route('/', createPictureRoutes({ isSigned, findSender, find, library, maker, log }))
    .route('/', createFileRoutes(fileSources))
    .route('/', createUploadRoutes({ isAllowed, uploads, log, siteUrl }));

  return {
    routes,
    /** Takes in uploaded pictures; who may upload is the caller's to know. */
    uploads,
    /** Tells of every picture that is uploaded for the first time. Answers how to stop it. */
    watchUploads(watcher: (picture: StoredPicture) => void) {
      uploadWatchers.add(watcher);
      return () => void uploadWatchers.delete(watcher);
    },
    pictureDefaults: createPictureDefaults(options.db),
    /** Writes down pictures whose originals are stored already. */
    addPictures: catalogue.add,
    /** Another thread has taken the picture in: those who watch uploads are told. */
    noteUpload: onTaken,
    /** Another thread has removed the picture for good. */
    forgetPicture: catalogue.forget,
    /**
     * Removes a picture for good, with the variants that a bucket has; those on disk go when their room
     * is needed.
     */
    async removePicture(picture: StoredPicture) {
      await shared?.forget(picture);
      await library.remove(picture);
    },
    /** Rejects with a `BucketError` that says why the bucket cannot be used; resolves without one. */
    async checkBucket() {
      const names = bucket?.list('');
      await names?.next();
      await names?.return(undefined);
    },
    /** Puts a file of the disk into the bucket under a name, durably; undefined without one. */
    storeInBucket:
      bucket && ((name: string, path: string, type: string) => bucket.write(name, { path }, type)),
    /** Builds the addresses that the routes serve. */
    addresses: createPictureAddresses(
      sign,
      options.hasPlaceholders ? placeholders.find : undefined,
    ),
    /** Stores a trusted picture. Throws a `RefusedError`. */
    async registerPicture(bytes: Uint8Array, name: string) {
      const [picture] = await library.register([{ bytes, name }]);
      if (!picture) throw new Error('The picture was not stored');
      return picture;
    },
    /** Stores every sample picture; keyed by its name in the folder `images/`. */
    registerSamples: library.registerSamples,
    /** The sample's pictures as they are stored, whether or not they still are. */
    samplePictures: async () => [...(await library.samples()).values()],
    /** Opens the original of the picture that documents refer to by `reference`; null without one. */
    async openPicture(reference: string) {
      const name = parsePictureReference(reference);
      const picture = name && (await library.find(name));
      return picture && library.openOriginal(picture);
    },
    /** Encodes the pictures of these addresses ahead of time, while the server is idle. */
    warm: warmer.warm,
    /** The same, in front of everything else: somebody has just uploaded or published them. */
    warmFirst: warmer.warmFirst,
    /** How many pictures wait to be encoded, and how many are being encoded. */
    workload: () => ({ waiting: work.load.waiting, encoding: work.load.running }),
    warmed: warmer.finished,
    /** Resolves when every placeholder that a page asked for is made. */
    placeholdersMade: placeholders.finished,
    async stop() {
      await Promise.all([warmer.stop(), placeholders.stop()]);
      await Promise.all([encoder.stop(), library.stop(), shared?.written()]);
    },
  };
}
