import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { MOST_COUNTED, openDatabase } from '../../src/database/index.server.ts';
import type { SubmissionTables } from '../../src/submissions/index.server.ts';
import { KINDS } from '../../src/submissions/index.ts';
import { submissionRow } from '../../src/submissions/testing/index.ts';
import { onEachDatabase, type BenchDatabase } from '../support/bench-database.ts';
import { openContent } from '../support/content.ts';
import { median, type Figure } from '../support/figure.ts';
import { memoryAtRest } from '../support/memory-at-rest.ts';
import { cookieHeader, setUpOwner } from '../support/owner.ts';
import { startBuilt, type BuiltServer } from '../support/server.ts';

const SUBMISSIONS = 10_000;
const POSTS = 10_000;
const PER_PAGE = 25;
const CALLS = 30;
/** Rows in one statement. */
const BATCH = 500;
const DAY = 86_400_000;
/** As a phone takes them. */
const PICTURE = { width: 4_032, height: 3_024 };

const LIST = `perPage=${PER_PAGE}`;
const LAST = SUBMISSIONS / PER_PAGE;

/** What is called, with how many the list must say there are; `null` where it is not a list. */
const MEASURED: readonly (readonly [name: string, path: string, total: number | null])[] = [
  ['today', 'today', null],
  ['inbox with its counts, first page', `inbox?page=1&${LIST}`, SUBMISSIONS],
  ['inbox with its counts, last page', `inbox?page=${LAST}&${LIST}`, SUBMISSIONS],
  ['inbox by status', `inbox?page=1&sort=status&${LIST}`, SUBMISSIONS],
  ['inbox searched, ten found', `inbox?q=apellido77x&page=1&${LIST}`, 10],
  ['inbox searched, all found', `inbox?q=cumpleaños&page=1&${LIST}`, MOST_COUNTED],
  ['inbox searched by a number', `inbox?q=%2B34%20600%20004%20711&page=1&${LIST}`, 1],
  ['inbox searched, none found', `inbox?q=remolacha&page=1&${LIST}`, 0],
  ['posts, first page', `content/blog?page=1&q=bench-&${LIST}`, POSTS],
  ['posts, last page', `content/blog?page=${POSTS / PER_PAGE}&q=bench-&${LIST}`, POSTS],
  ['posts searched, none found', `content/blog?page=1&q=remolacha&${LIST}`, 0],
  ['how many documents of each type', 'content-types', null],
];

/** The back office with 10,000 submissions and 10,000 posts: its lists, searches and memory. */
export function measure(): Promise<Figure[]> {
  return onEachDatabase(measureOn);
}

async function measureOn({ name: database, environment }: BenchDatabase): Promise<Figure[]> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'sobremesa-bench-'));
  const empty = await startBuilt({ dataDirectory, environment });
  const cookie = cookieHeader(await setUpOwner(empty));
  await empty.stop();
  const picture = await phonePicture();
  await fillSubmissions(dataDirectory, environment['DATABASE_URL']);
  await fillContent(dataDirectory, environment['DATABASE_URL']);

  const server = await startBuilt({ dataDirectory, environment });
  try {
    const before = await memoryAtRest(server);
    await openOffice(server);
    const figures: Figure[] = [];
    for (const [name, path, total] of MEASURED) {
      const times = await timesOf(server, cookie, { path, total });
      figures.push({
        name: `${name}, ${database} (worst of ${CALLS})`,
        value: Math.max(...times),
        unit: 'ms',
        goal: { atMost: 100 },
        note: `median ${median(times).toFixed(1)}, the first ${times[0]?.toFixed(1)}`,
      });
    }
    const listed = await server.memory();
    await upload(server, cookie, picture);
    const after = await memoryAtRest(server);
    const megabytes = (bytes: number) => bytes / 1_048_576;
    figures.push({
      name: `memory that the back office adds, ${database}`,
      value: megabytes(after - before),
      unit: 'MB',
      goal: { atMost: 50 },
      note: `${megabytes(before).toFixed(0)} before, ${megabytes(listed).toFixed(0)} after the lists, ${megabytes(after).toFixed(0)} after a picture`,
    });
    return figures;
  } finally {
    await server.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

/** Fetches the application as a browser does before it asks for anything. */
async function openOffice({ url }: BuiltServer): Promise<void> {
  const page = await (await fetch(`${url}/admin`)).text();
  const [, script = ''] = /<script type="module" src="([^"]+)"/.exec(page) ?? [];
  const answer = await fetch(new URL(script, url));
  if (answer.status !== 200) throw new Error(`The office's script answered ${answer.status}`);
  await answer.arrayBuffer();
}

/** How long each of the calls took, milliseconds; throws when one does not answer what it must. */
async function timesOf(
  server: BuiltServer,
  cookie: string,
  { path, total }: { readonly path: string; readonly total: number | null },
): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const startedAt = performance.now();
    const answer = await fetch(`${server.url}/api/admin/${path}`, { headers: { cookie } });
    const body = (await answer.json()) as { readonly total?: number };
    times.push(performance.now() - startedAt);
    if (answer.status !== 200 || (total !== null && body.total !== total)) {
      throw new Error(`${path} answered ${answer.status} with ${body.total} in all`);
    }
  }
  return times;
}

async function upload(server: BuiltServer, cookie: string, picture: Buffer): Promise<void> {
  const body = new FormData();
  body.append('images', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'phone.jpg');
  const answer = await fetch(`${server.url}/api/admin/pictures`, {
    ...{ method: 'POST', headers: { cookie }, body },
  });
  if (answer.status !== 200) {
    throw new Error(`The picture was not taken: ${answer.status} ${await answer.text()}`);
  }
}

/** A photograph of some megabytes: noise, as detailed as a picture of food. */
function phonePicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  return sharp({ create: { ...PICTURE, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** What came in during the last 300 days, each with its two emails delivered. */
async function fillSubmissions(dataDirectory: string, url: string | undefined): Promise<void> {
  const { db, close } = await openDatabase<SubmissionTables>({ url, dataDirectory });
  const now = Date.now();
  const statuses = ['new', 'answered', 'done'] as const;
  try {
    for (let start = 0; start < SUBMISSIONS; start += BATCH) {
      const rows = Array.from({ length: BATCH }, (_, at) => {
        const index = start + at;
        const received = now - Math.floor((index / SUBMISSIONS) * 300 * DAY) - 60_000;
        const row = submissionRow(KINDS[index % KINDS.length] ?? 'contact', {
          now: received,
          fields: fieldsOf(index),
        });
        return {
          ...row,
          status: statuses[(index % 7) % 3] ?? 'new',
          read_at: index % 5 ? now : null,
        };
      });
      await db.insertInto('submissions').values(rows).execute();
      const deliveries = rows.flatMap(({ id, created_at }) =>
        (['owner-email', 'visitor-email'] as const).map((channel) => ({
          ...{ id: randomUUID(), submission_id: id, channel, state: 'delivered' as const },
          ...{ attempts: 1, next_attempt_at: created_at, created_at, done_at: created_at },
          ...{ message_id: `<${randomUUID()}@bench.test>`, last_answer: '250 OK' },
        })),
      );
      await db.insertInto('deliveries').values(deliveries).execute();
    }
  } finally {
    await close();
  }
}

function fieldsOf(index: number): Readonly<Record<string, string>> {
  const words =
    `Queremos celebrar un cumpleaños con un taller de queso de cabra, unas ${index % 40} personas, ` +
    'y alguien no come carne. ¿Qué día podría ser, y qué costaría con bebidas? ';
  const text = words.repeat(1 + (index % 8));
  return {
    firstName: 'Lucía',
    lastName: `Apellido${index % 1_000}x`,
    name: `Lucía Apellido${index % 1_000}x`,
    email: `persona-${index}@example.com`,
    phone: `+34 600 ${String(index)
      .padStart(6, '0')
      .replace(/(?=\d{3}$)/, ' ')}`,
    ...{ message: text, comments: text },
  };
}

async function fillContent(dataDirectory: string, url: string | undefined): Promise<void> {
  const { store, content, close } = await openContent(dataDirectory, url);
  try {
    const [summary] = (await content.service.blogs({ offset: 0, limit: 1 })).posts;
    const post = summary && (await content.service.blog(summary.slug, 'es'));
    if (!post) throw new Error('The sample content has no post');
    await store.importDocuments(
      Array.from({ length: POSTS }, (_, index) => ({
        ...post,
        _id: `bench-post-${index}`,
        slug: { current: `bench-${index}` },
        publishedAt: new Date(Date.UTC(2020, 0, 1) + index * 3_600_000).toISOString(),
      })),
    );
  } finally {
    await close();
  }
}
