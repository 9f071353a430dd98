import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import autocannon from 'autocannon';
import { addDays, madridDay } from '../../src/i18n/index.ts';
import { median, type Figure } from '../support/figure.ts';
import { startBuilt, type BuiltServer } from '../support/server.ts';

const ROUNDS = 3;
const SECONDS = 5;
const CONNECTIONS = 32;

const REQUEST = JSON.stringify({
  firstName: 'Lucía',
  lastName: 'Ejemplo',
  email: 'lucia@example.com',
  phone: '+34 600 000 000',
  // Within the range of dates that the form accepts, whatever the day of the benchmark.
  requestedDate: addDays(madridDay(new Date()), 30),
  requestedTime: 'morning',
  participants: '6-10',
  company: '',
  message: 'Queremos celebrar un cumpleaños con un taller de queso de cabra. '.repeat(3),
  locale: 'es',
});

/** Durable submissions per second compared with bare inserts of the same size, and latencies meanwhile. */
export async function measure(): Promise<Figure[]> {
  const environment = { CAPTCHA: 'off', RATE_LIMITS: 'off', WARM_UP: 'off' };
  const server = await startBuilt({ environment });
  try {
    const ratios: number[] = [];
    const slowest: number[] = [];
    const pages: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const bare = await bareInserts();
      const [submissions, page] = await Promise.all([submit(server), readPages(server)]);
      ratios.push(submissions.requests.average / bare);
      slowest.push(submissions.latency.p99);
      pages.push(page.latency.p99);
    }
    return [
      {
        name: 'durable submissions/s against bare SQLite inserts',
        value: median(ratios),
        unit: 'times',
        goal: { atLeast: 0.3 },
        note: `ratios ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`,
      },
      {
        name: 'a submission, p99 at 32 connections',
        value: median(slowest),
        unit: 'ms',
        goal: { atMost: 50 },
      },
      { name: 'a page meanwhile, p99', value: median(pages), unit: 'ms', goal: { atMost: 10 } },
    ];
  } finally {
    await server.stop();
  }
}

async function submit({ url }: BuiltServer) {
  const result = await autocannon({
    url: `${url}/api/requests`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: REQUEST,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} submissions were not taken`);
  return result;
}

/** Requests pages at a steady rate while submissions come in, to measure latency rather than capacity. */
function readPages({ url }: BuiltServer) {
  const headers = { 'accept-encoding': 'br' };
  return autocannon({ url, headers, connections: 4, overallRate: 200, duration: SECONDS });
}

/** Inserts per second of the same bytes into an empty table with `synchronous=FULL`, one commit each. */
async function bareInserts(): Promise<number> {
  const directory = await mkdtemp(join(tmpdir(), 'sobremesa-bench-'));
  const database = new DatabaseSync(join(directory, 'bare.sqlite'));
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    database.exec('CREATE TABLE submissions (id INTEGER PRIMARY KEY, data TEXT)');
    const insert = database.prepare('INSERT INTO submissions (data) VALUES (?)');
    const startedAt = performance.now();
    let count = 0;
    for (; performance.now() - startedAt < SECONDS * 1_000; count += 1) insert.run(REQUEST);
    return count / ((performance.now() - startedAt) / 1_000);
  } finally {
    database.close();
    await rm(directory, { recursive: true, force: true });
  }
}
