import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import {
  restoreBackup,
  restoreCommand,
  writeBackup,
  type FilePlace,
} from '../../src/backup/index.server.ts';
import {
  factMigrations,
  openDatabase,
  type OpenDatabase,
} from '../../src/database/index.server.ts';
import { silentLog } from '../../src/log/index.server.ts';
import { mediaMigrations } from '../../src/media/pictures/tables.server.ts';
import { givenBrokenS3 } from '../../src/media/testing/bucket.ts';
import { givenS3 } from './support/given-s3.ts';
import { openBucketPlace } from '../../src/media/bucket/bucket-place.server.ts';
import { createBucket } from '../../src/media/bucket/bucket.server.ts';
import { picturesCommand } from '../../src/media/bucket/pictures-command.server.ts';

const MIGRATIONS = { ...mediaMigrations, ...factMigrations };
const KEY = Buffer.alloc(32, 3);

async function givenFolder(files: Record<string, string> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-place-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

const FILES = {
  'pictures/abcd1234-1x1.png': 'a picture',
  'pictures/efgh5678-2x2.webp': 'another picture',
  'files/film.mp4': 'a film',
};

/** Everything in a place, by name. */
async function contentOf(place: FilePlace): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for (const folder of ['files', 'pictures'] as const) {
    for await (const name of place.list(folder)) {
      const file = await place.open(name);
      const parts: Uint8Array[] = [];
      for await (const part of file?.bytes ?? []) parts.push(part);
      content[name] = Buffer.concat(parts).toString();
    }
  }
  return content;
}

async function givenPlace() {
  const { settings, requests } = await givenS3();
  return { place: openBucketPlace(settings, silentLog), settings, requests };
}

async function run(place: FilePlace | undefined, dataDirectory: string, ...args: string[]) {
  let said = '';
  const write = (text: string) => void (said += text);
  return { code: await picturesCommand(args, { dataDirectory, place, write }), said };
}

it('a folder moves into the bucket, is compared, and moves only once', async () => {
  const { place, requests } = await givenPlace();
  const folder = await givenFolder({ ...FILES, 'pictures/.half.tmp': 'half', 'mail/1': 'no' });
  const before = await run(place, folder, 'check');
  expect(before.code).toBe(1);
  expect(before.said).toContain('files/film.mp4: missing');
  const moved = await run(place, folder, 'to-bucket');
  expect(moved).toMatchObject({ code: 0 });
  expect(moved.said).toContain('3 copied, 3 the same in the bucket, 0 not');
  expect(await contentOf(place)).toEqual(FILES);
  requests.length = 0;
  expect((await run(place, folder, 'to-bucket')).said).toContain('0 copied, 3 the same');
  expect(requests.filter((name) => name.startsWith('PUT'))).toEqual([]);
  expect((await run(place, folder, 'check')).code).toBe(0);
});

it('what differs in the bucket is found, and mended', async () => {
  const { place, settings } = await givenPlace();
  const folder = await givenFolder(FILES);
  await run(place, folder, 'to-bucket');
  const bucket = createBucket({ settings, log: silentLog });
  await bucket.write('files/film.mp4', Buffer.from('evil!!'), 'video/mp4');
  const checked = await run(place, folder, 'check');
  expect(checked).toMatchObject({ code: 1 });
  expect(checked.said).toContain('files/film.mp4: other bytes');
  expect((await run(place, folder, 'to-bucket')).said).toContain('1 copied, 3 the same');
});

it('the command says how it is used, that no bucket is set, and that the bucket is away', async () => {
  const { place } = await givenPlace();
  const folder = await givenFolder(FILES);
  expect(await run(place, folder, '--help')).toMatchObject({ code: 0 });
  expect(await run(place, folder)).toMatchObject({ code: 2 });
  expect(await run(place, folder, 'to-bucket', 'now')).toMatchObject({ code: 2 });
  expect((await run(undefined, folder, 'check')).said).toContain('No bucket is configured');
  const broken = await givenBrokenS3((_request, response) => void response.writeHead(403).end());
  const away = openBucketPlace(broken.settings, silentLog);
  const { code, said } = await run(away, folder, 'to-bucket');
  expect([code, said]).toEqual([1, expect.stringMatching(/answered 403[^]*try again/)]);
});

it('a backup takes originals and films out of the bucket, and a restore brings them into it', async () => {
  const { place } = await givenPlace();
  await run(place, await givenFolder(FILES), 'to-bucket');
  const source = await givenFolder();
  const database = await openDatabase<never>({ dataDirectory: source, migrations: MIGRATIONS });
  onTestFinished(() => database.close());
  const file = join(source, 'backup.tar.gz');
  const common = { migrations: MIGRATIONS, sealedRows: {} };
  const { pictures } = await writeBackup({
    ...{ ...common, database: database as unknown as OpenDatabase<never>, place, file },
    ...{ dataDirectory: source, dataKey: KEY, product: '0.1.0' },
  });
  expect(pictures).toBe(2);

  // Into an empty bucket.
  const target = await givenPlace();
  const folder = await givenFolder();
  const restored = await restoreBackup({
    ...{ ...common, file, dataDirectory: folder, place: target.place },
  });
  expect(restored).toMatchObject({ files: 3, aside: undefined });
  expect(await contentOf(target.place)).toEqual(FILES);
  expect((await readdir(folder)).sort()).toEqual(['data.key', 'sobremesa.sqlite']);

  // Into one that is in use: only when told to, and what gives way is kept.
  const film = join(await givenFolder({ film: 'a newer film' }), 'film');
  await target.place.store('files/film.mp4', film);
  await target.place.store('pictures/ijkl9012-3x3.png', film);
  const empty = await givenFolder();
  const again = { ...common, file, dataDirectory: empty, place: target.place };
  await expect(restoreBackup(again)).rejects.toThrow('There is data already');
  const replaced = await restoreBackup({ ...again, doesReplace: true });
  expect(await contentOf(target.place)).toEqual({
    ...{ ...FILES, 'pictures/ijkl9012-3x3.png': 'a newer film' },
  });
  const aside = join(replaced.aside ?? '', 'files', 'film.mp4');
  expect(await readFile(aside, 'utf8')).toBe('a newer film');

  // Into another folder, nothing goes to the bucket.
  const elsewhere = join(empty, 'elsewhere');
  const said: string[] = [];
  const code = await restoreCommand([file, '--into', elsewhere], {
    ...{ ...common, dataDirectory: empty, place: target.place, workingDirectory: empty },
    checkFolder: () => undefined,
    write: (text) => void said.push(text),
    url: undefined,
  });
  expect([code, said.join('')]).toEqual([0, expect.not.stringContaining('bucket')]);
  expect((await stat(join(elsewhere, 'files', 'film.mp4'))).size).toBe(6);
});

it('a backup fails when the bucket does, and leaves nothing behind', async () => {
  const broken = await givenBrokenS3((request, response) => {
    if (request.url?.includes('list-type')) {
      const first = request.url.includes('prefix=pictures');
      const contents = first ? '<Contents><Key>pictures/a.png</Key><Size>9</Size></Contents>' : '';
      response.end(`<ListBucketResult>${contents}</ListBucketResult>`);
    } else response.writeHead(503).end();
  });
  const source = await givenFolder();
  const database = await openDatabase<never>({ dataDirectory: source, migrations: MIGRATIONS });
  onTestFinished(() => database.close());
  const backup = writeBackup({
    ...{ migrations: MIGRATIONS, sealedRows: {}, dataKey: KEY, product: '0.1.0' },
    ...{ database: database as unknown as OpenDatabase<never>, dataDirectory: source },
    ...{ place: openBucketPlace(broken.settings, silentLog) },
    file: join(source, 'backups', 'backup.tar.gz'),
  });
  await expect(backup).rejects.toThrow(/503/);
  expect(await readdir(join(source, 'backups'))).toEqual([]);
});
