import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { contentMigrations, createContent } from '../../../content/index.server.ts';
import { sqliteTestDatabase } from '../../../content/testing/test-database.server.ts';
import { givenDatabase } from '../../../content/testing/given-content.ts';
import { migrate } from '../../../database/index.server.ts';
import { LANGUAGES } from '../../../i18n/index.ts';
import { silentLog } from '../../../log/index.server.ts';
import { createMedia, mediaMigrations } from '../../../media/index.server.ts';
import { TEST_ENCODER } from '../../../media/testing/encoder.ts';
import { drawPicture } from '../../../media/testing/media.ts';
import type { Role } from '../../roles.ts';
import { officeMigrations } from '../../migrations.server.ts';
import { removeOldPictures } from '../../removed-pictures.server.ts';
import type { OfficeServices } from '../../services.server.ts';
import { picturesRoutes } from '../pictures-routes.server.ts';
import { askApi, type ApiRequest } from './ask-api.ts';
import { sessionFor } from '../../accounts/testing/session.ts';

export const SITE = 'https://example.com';
export const ANA = { id: 'ana', name: 'Ana' };

interface Answer {
  readonly id: string;
  readonly ref: string;
  readonly revision: string;
  readonly fileName: string;
  readonly uses: number;
  readonly error?: string;
  readonly isKnown?: boolean;
  readonly total: number;
  readonly data: readonly Answer[];
  readonly [field: string]: unknown;
}

interface Asked extends Omit<ApiRequest, 'method' | 'path'> {
  readonly role?: Role | null;
}

/** The office's pictures over a database of their own, with a clock that only the test moves. */
export async function office(create = sqliteTestDatabase, isElsewhere = false) {
  const home = await givenDatabase(create);
  const database = await home.open();
  const db = database.db as unknown as OfficeServices['db'];
  await migrate(db, { ...contentMigrations, ...mediaMigrations, ...officeMigrations });
  const dataDirectory = await mkdtemp(join(tmpdir(), 'sobremesa-pictures-'));
  let now = Date.parse('2026-05-01T10:00:00Z');
  const media = createMedia({
    ...{ db: db as never, dataDirectory, sampleDirectory: dataDirectory, log: silentLog },
    ...{ signingKey: Buffer.alloc(32, 1), siteUrl: SITE, encoder: TEST_ENCODER },
    findSender: () => ({ address: '', network: '', neighbourhood: '' }),
  });
  const config = { CONTENT_SOURCE: 'embedded' } as Parameters<typeof createContent>[0]['config'];
  const content = await createContent({
    ...{ ...database, config, dataDirectory, log: silentLog, now: () => now },
    pictureDefaults: media.pictureDefaults,
  });
  onTestFinished(async () => {
    await content.stop();
    await media.stop();
    await database.close();
    await rm(dataDirectory, { recursive: true, force: true });
  });
  const services = {
    ...{ db, media, log: silentLog, now: () => now, languages: LANGUAGES.map(({ code }) => code) },
    content: isElsewhere ? { ...content, editor: null, pictureUses: null } : content,
  } as unknown as OfficeServices;
  const ask = async (method: string, path: string, { role = 'editor', ...asked }: Asked = {}) => {
    const response = await askApi(
      {
        routes: picturesRoutes(services),
        sessionOf: async () =>
          sessionFor(role && { ...ANA, email: 'ana@example.com', role, language: 'es' }),
        siteUrl: SITE,
        now: services.now,
      },
      { method, path, ...asked },
    );
    const answer = (await response.json().catch(() => ({}))) as Answer;
    return { status: response.status, ...answer };
  };
  const send = (name: string, bytes: Uint8Array | string, asked: Asked = {}) => {
    const form = new FormData();
    form.append('images', new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
    return ask('POST', 'pictures', { form, ...asked });
  };
  const upload = async (name: string, width = 300, height = 200) =>
    send(name, await drawPicture(width, height).jpeg().toBuffer());
  const publish = (id: string, ref: string, alt?: object) =>
    content.editor?.publishDocument(
      {
        ...{ _id: id, _type: 'galleryPicture', displayOrder: 1 },
        image: { asset: { _type: 'reference', _ref: ref }, ...(alt && { alt }) },
      },
      { author: ANA, expectedRevision: null },
    );
  return {
    ...{ ask, send, upload, publish, content, media, db },
    removeOld: () => removeOldPictures(services),
    advance: (milliseconds: number) => void (now += milliseconds),
  };
}

export const DETAILS = { alt: { es: 'Un Jamón', en: 'A ham' }, focalPoint: { x: 0.9, y: 0.1 } };
