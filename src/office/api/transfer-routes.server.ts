import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { createArchive, makeWorkingFolder } from '../../files/index.server.ts';
import { lastVerifiedBackup } from '../../backup/index.server.ts';
import { importExport, writeExport, type ContentStore } from '../../content/index.server.ts';
import { piecesOf } from '../../http/index.server.ts';
import { probePicture } from '../../media/index.server.ts';
import type { OfficeServices } from '../services.server.ts';
import { fileOfToday } from '../business-name.server.ts';
import { ApiError } from './api-error.server.ts';
import { fileResponse } from './file-response.server.ts';
import { settingsRoute } from './route.server.ts';

/** Bytes of an uploaded export at most. */
export const MOST_UPLOADED = 512 * 1_048_576;

/** How many misfits an answer lists; it counts them all. */
const MOST_MISFITS = 1_000;

const query = v.strictObject({ dryRun: v.picklist(['yes', 'no']) });

type Services = Pick<
  OfficeServices,
  'db' | 'content' | 'media' | 'log' | 'now' | 'businessName' | 'dataDirectory'
>;

/** Everything of the content in and out, in Sanity's form; and when it was last backed up. */
export function transferRoutes(services: Services) {
  let isBusy = false;
  const writableStore = (): ContentStore => {
    const { store } = services.content;
    if (!store) throw new ApiError(409, 'contentElsewhere');
    return store;
  };
  return [
    settingsRoute('GET /transfer', {
      async handle() {
        const last = await lastVerifiedBackup(services.db);
        return {
          isContentHere: services.content.store !== null,
          lastBackup: last && {
            madeAt: last.madeAt.getTime(),
            bytes: last.bytes,
            hasKey: last.hasKey,
          },
          maximumBytes: MOST_UPLOADED,
        };
      },
    }),
    settingsRoute('POST /transfer/import', {
      isSlow: true,
      confirms: 'before',
      query,
      async handle({ author, query: { dryRun }, request }) {
        const store = writableStore();
        if (isBusy) throw new ApiError(409, 'importBusy');
        isBusy = true;
        let folder: string | undefined;
        try {
          // Not the system's folder, which may be memory.
          folder = await makeWorkingFolder(
            join(services.dataDirectory, 'cache'),
            'sobremesa-import-',
          );
          const source = join(folder, 'export.tar.gz');
          await keepUpload(request, source);
          const { media } = services;
          const report = await importExport({
            ...{ store, source, author, isDryRun: dryRun === 'yes', probeImage: probePicture },
            workingFolder: folder,
            resolveImage: async (path) =>
              (await media.registerPicture(await readFile(path), basename(path))).ref,
          });
          const { misfits, ...rest } = report;
          return { ...rest, misfits: misfits.slice(0, MOST_MISFITS), misfitCount: misfits.length };
        } finally {
          isBusy = false;
          if (folder) await rm(folder, { recursive: true, force: true });
        }
      },
    }),
    settingsRoute('GET /transfer/export', {
      confirms: 'before',
      async handle({ record }) {
        const store = writableStore();
        const { db, media, log } = services;
        await record(db, 'content.export', 'content');
        const archive = createArchive();
        const { openPicture } = media;
        // Whoever downloads gets a file that is cut, which its reader says.
        writeExport(archive, { store, openPicture }).catch((error: unknown) =>
          log.warn('An export was not finished', { error }),
        );
        const name = await fileOfToday(services, 'tar.gz');
        return fileResponse(archive.output, 'application/gzip', name);
      },
    }),
  ];
}

/** Writes what is uploaded to disk as it arrives, no further than its limit. */
async function keepUpload(request: Request, file: string): Promise<void> {
  if (Number(request.headers.get('content-length') ?? 0) > MOST_UPLOADED)
    throw new ApiError(413, 'tooLarge');
  if (!request.body) throw new ApiError(422, 'notAnExport');
  const pieces = piecesOf(request.body, MOST_UPLOADED);
  await pipeline(pieces, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
}
