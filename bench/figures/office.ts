import { anyPost, copiesOf, openContent } from '../../tests/support/content.ts';
import {
  fillSubmissions,
  makeOffice,
  onEachDatabase,
  type BenchDatabase,
} from '../support/database.ts';
import { openEditor, photograph } from '../../tests/support/editor.ts';
import { atMost, MEGABYTE, median, type Figure } from '../support/figure.ts';
import { read } from '../../tests/support/http.ts';
import { memoryAtRest, residentMemory } from '../support/processes.ts';
import { startBuilt, type BuiltServer } from '../../tests/support/server.ts';
import { MOST_COUNTED } from '../../src/database/index.server.ts';

const SUBMISSIONS = 10_000;
const POSTS = 10_000;
const PER_PAGE = 25;
const CALLS = 30;

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

export const what = 'lists, searches and memory of the office, with 10,000 submissions and posts';

export const run = (): Promise<Figure[]> => onEachDatabase(runOn);

async function runOn(database: BenchDatabase): Promise<Figure[]> {
  const { options, cookie } = await makeOffice(database);
  // As a phone takes it.
  const picture = await photograph(4_032, 3_024);
  await fillSubmissions(database, SUBMISSIONS, fieldsOf);
  await importPosts(database);

  await using server = await startBuilt(options);
  const before = await memoryAtRest(server.pid);
  await openOffice(server);
  const figures: Figure[] = [];
  for (const [name, path, total] of MEASURED) {
    const times = await timesOf(server, cookie, path, total);
    // The first loads what only the office needs, once after a start.
    const [first = 0, ...others] = times;
    const note = `median ${median(others).toFixed(1)}, the first ${first.toFixed(1)}`;
    const title = `${name}, ${database.name} (worst of ${others.length})`;
    figures.push(atMost(title, Math.max(...others), 100, 'ms', note));
  }
  const listed = residentMemory(server.pid);
  if (!(await openEditor(server.url, cookie).upload(picture))) throw new Error('No upload');
  const after = await memoryAtRest(server.pid);
  const megabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(0);
  const name = `memory that the back office adds, ${database.name}`;
  const note = `${megabytes(before)} before, ${megabytes(listed)} after the lists, ${megabytes(after)} after a picture`;
  return [...figures, atMost(name, (after - before) / MEGABYTE, 50, 'MB', note)];
}

async function importPosts({ dataDirectory, url }: BenchDatabase): Promise<void> {
  await using opened = await openContent(dataDirectory, url);
  await opened.store.importDocuments(copiesOf(await anyPost(opened.content), POSTS));
}

/** Fetches the application as a browser does before it asks for anything. */
async function openOffice({ url }: BuiltServer): Promise<void> {
  const [, script = ''] =
    /<script type="module" src="([^"]+)"/.exec(await read(url, '/admin')) ?? [];
  await read(url, script);
}

/** How long each of the calls took, milliseconds; throws when one does not answer what it must. */
async function timesOf(
  server: BuiltServer,
  cookie: string,
  path: string,
  total: number | null,
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

function fieldsOf(index: number): Readonly<Record<string, string>> {
  const words =
    `Queremos celebrar un cumpleaños con un taller de queso de cabra, unas ${index % 40} personas, ` +
    'y alguien no come carne. ¿Qué día podría ser, y qué costaría con bebidas? ';
  const text = words.repeat(1 + (index % 8));
  const number = String(index).padStart(6, '0');
  return {
    firstName: 'Lucía',
    lastName: `Apellido${index % 1_000}x`,
    name: `Lucía Apellido${index % 1_000}x`,
    email: `persona-${index}@example.com`,
    phone: `+34 600 ${number.replace(/(?=\d{3}$)/, ' ')}`,
    ...{ message: text, comments: text },
  };
}
