import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { packFiles, unpackFiles } from '../../files/testing/archives.ts';
import { markVerified } from '../../backup/index.server.ts';
import {
  contentMigrations,
  createContent,
  type ContentTables,
} from '../../content/index.server.ts';
import * as sample from '../../content/testing/samples.ts';
import { type EventTables, openDatabase } from '../../database/index.server.ts';
import { silentLog } from '../../log/index.server.ts';
import { createMedia, mediaMigrations, type MediaTables } from '../../media/index.server.ts';
import { TEST_ENCODER } from '../../media/testing/encoder.ts';
import { drawPicture } from '../../media/testing/media.ts';
import { OFFICE_API } from '../paths.ts';
import { officeMigrations } from '../migrations.server.ts';
import type { OfficeServices } from '../services.server.ts';
import { createApi } from './pipeline.server.ts';
import { transferRoutes } from './transfer-routes.server.ts';
import { sessionFor } from '../accounts/testing/session.ts';

const SITE = 'https://example.com';
const OWNER = {
  ...{ id: 'o', name: 'Ana', email: 'ana@example.com' },
  ...({ role: 'owner', language: 'es' } as const),
};

async function given({ isContentHere = true } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-transfer-'));
  const migrations = { ...contentMigrations, ...mediaMigrations, ...officeMigrations };
  const database = await openDatabase<EventTables & ContentTables & MediaTables>({
    dataDirectory: folder,
    migrations,
  });
  const { db, location } = database;
  const media = createMedia({
    ...{ db, dataDirectory: folder, sampleDirectory: join(folder, 'sample'), log: silentLog },
    ...{ signingKey: Buffer.alloc(32, 1), siteUrl: SITE, encoder: TEST_ENCODER },
    findSender: () => ({ address: '', network: '', neighbourhood: '' }),
  });
  const content = await createContent({
    ...{ db, location, dataDirectory: folder, log: silentLog },
    config: {
      ...{ CONTENT_SOURCE: 'embedded', SANITY_DATASET: 'production' },
      ...{ SANITY_API_VERSION: '2024-01-01' },
    } as Parameters<typeof createContent>[0]['config'],
  });
  onTestFinished(async () => {
    await content.stop();
    await media.stop();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });
  const shown = isContentHere ? content : { ...content, store: null };
  const services = {
    db,
    content: shown,
    media,
    dataDirectory: folder,
    log: silentLog,
    businessName: async () => 'Panadería Ortiga',
    now: () => Date.parse('2026-05-01'),
  };
  const app = createApi({
    routes: transferRoutes(services as unknown as OfficeServices),
    sessionOf: async () => sessionFor(OWNER, true),
    siteUrl: SITE,
    log: silentLog,
    now: services.now,
  });
  const ask = async (method: string, path: string, body?: Uint8Array) =>
    app.request(`${SITE}${OFFICE_API}/transfer${path}`, {
      method,
      headers: { Origin: SITE, 'Sec-Fetch-Site': 'same-origin' },
      ...(body && { body: body as BodyInit }),
    });
  return { ask, folder, content, db };
}

it('checks an export, imports it with its pictures as the owner, and gives it out again', async () => {
  const { ask, folder, content, db } = await given();
  const picture = await drawPicture(40, 20).webp().toBuffer();
  const banner = sample.banner('b', {
    image: { _type: 'image', alt: 'foto', _sanityAsset: 'image@file://./images/p.webp' },
  });
  const file = await packFiles(join(folder, 'in.tar.gz'), {
    'export/data.ndjson': `${JSON.stringify(banner)}\n{"_id":"x","_type":"riddle"}\n`,
    'export/images/p.webp': picture,
  });
  const dry = await ask('POST', '/import?dryRun=yes', file);
  const report = (await dry.json()) as Record<string, unknown>;
  expect([dry.status, report['isDryRun'], report['stored'], report['misfitCount']]).toEqual([
    ...[200, true, 1, 1],
  ]);
  expect(await content.store?.list()).toEqual([]);
  expect(await db.selectFrom('pictures').selectAll().execute()).toEqual([]);

  // The system's folder for what is temporary may be small, or nobody's.
  vi.stubEnv('TMPDIR', join(folder, 'no-such-folder'));
  const done = (await (await ask('POST', '/import?dryRun=no', file)).json()) as object;
  vi.unstubAllEnvs();
  expect(await readdir(join(folder, 'cache'))).not.toContainEqual(expect.stringMatching('import'));
  expect(done).toEqual({ ...report, isDryRun: false });
  expect((await content.service.banners()).map(({ _id }) => _id)).toEqual(['b']);
  const audit = await content.editor?.audit();
  expect(audit?.[0]).toMatchObject({ action: 'import', author: { id: 'o', name: 'Ana' } });

  const out = await ask('GET', '/export');
  expect(out.headers.get('content-disposition')).toContain('panaderia-ortiga-2026-05-01.tar.gz');
  expect(out.headers.get('cache-control')).toBe('private, no-store');
  await writeFile(join(folder, 'out.tar.gz'), Buffer.from(await out.arrayBuffer()));
  const files = await unpackFiles(join(folder, 'out.tar.gz'));
  const [, name = ''] = [...files.keys()];
  expect(files.get(name)).toEqual(picture);
  expect(String(files.get('data.ndjson'))).toContain(`image@file://./${name}`);
  const actions = db.selectFrom('events').selectAll().where('action', 'not like', 'document.%');
  expect(await actions.execute()).toMatchObject([{ account_id: 'o', action: 'content.export' }]);
});

it('refuses what is no export, and changes nothing', async () => {
  const { ask, content } = await given();
  const refused = await ask('POST', '/import?dryRun=no', Buffer.from('not an archive'));
  expect([refused.status, await refused.json()]).toEqual([422, { error: 'notAnExport' }]);
  expect((await ask('POST', '/import?dryRun=no')).status).toBe(422);
  expect((await ask('POST', '/import', Buffer.from('x'))).status).toBe(422);
  expect(await content.store?.list()).toEqual([]);
});

it('takes an import once a full disk has room again', async () => {
  const { ask, folder } = await given();
  const file = await packFiles(join(folder, 'in.tar.gz'), {
    'export/data.ndjson': '{"_id":"x","_type":"riddle"}\n',
  });
  const cache = join(folder, 'cache');
  await rm(cache, { recursive: true, force: true });
  await writeFile(cache, '');
  const full = await ask('POST', '/import?dryRun=yes', file);
  await rm(cache);
  expect(full.status).toBe(500);
  expect((await ask('POST', '/import?dryRun=yes', file)).status).toBe(200);
});

it('says when the last backup was verified', async () => {
  const { ask, db } = await given();
  const state = async () => (await (await ask('GET', '')).json()) as { lastBackup: unknown };
  expect(await state()).toMatchObject({ isContentHere: true, lastBackup: null });
  await markVerified(db, { madeAt: new Date(5), bytes: 7, hasKey: true });
  expect((await state()).lastBackup).toEqual({ madeAt: 5, bytes: 7, hasKey: true });
});

it('leaves the content alone where it is elsewhere', async () => {
  const { ask } = await given({ isContentHere: false });
  expect(await (await ask('GET', '')).json()).toMatchObject({ isContentHere: false });
  for (const [method, path] of [
    ['GET', '/export'],
    ['POST', '/import?dryRun=no'],
  ] as const) {
    const refused = await ask(method, path);
    expect([refused.status, await refused.json()]).toEqual([409, { error: 'contentElsewhere' }]);
  }
});
