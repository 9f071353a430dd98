import { request } from 'node:http';
import { Worker } from 'node:worker_threads';
import autocannon from 'autocannon';
import { median, type Figure } from '../support/figure.ts';
import { startBuilt } from '../support/server.ts';

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 32;

/** A server in a worker thread that only sends the same bytes with the same headers. */
const BARE = `
const { createServer } = require('node:http');
const { parentPort, workerData } = require('node:worker_threads');
const body = Buffer.from(workerData.body);
const server = createServer((request, response) => {
  response.writeHead(200, workerData.headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
`;

/** Requests per second for a cached page compared with a bare server, measured alternately. */
export async function measure(): Promise<Figure[]> {
  const server = await startBuilt();
  const headers = { 'accept-encoding': 'br' };
  const page = await rawPage(server.url);
  const bare = new Worker(BARE, { eval: true, workerData: page });
  const port = await new Promise<number>((done) => bare.once('message', done));
  try {
    const ratios: number[] = [];
    const rates: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const ours = await load(`${server.url}/`, headers);
      const theirs = await load(`http://127.0.0.1:${port}/`, headers);
      ratios.push(ours / theirs);
      rates.push(ours);
    }
    const memory = (await server.memory()) / 1_048_576;
    return [
      {
        name: 'cached page: requests/s against bare node:http',
        value: median(ratios),
        unit: 'times',
        goal: { atLeast: 0.7 },
        note: `${Math.round(median(rates))} requests/s; ratios ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`,
      },
      { name: 'resident memory after the load', value: memory, unit: 'MB', goal: { atMost: 150 } },
    ];
  } finally {
    await bare.terminate();
    await server.stop();
  }
}

async function load(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} answered errors under load`);
  return result.requests.average;
}

/** Headers that the bare server sends by itself. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive']);

/** The bytes and headers of the home page as sent. */
async function rawPage(url: string): Promise<{ body: Buffer; headers: Record<string, string> }> {
  return new Promise((done, fail) => {
    const asked = request(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => {
        const headers = Object.fromEntries(
          Object.entries(answer.headers).filter(([name]) => !OWN_HEADERS.has(name)),
        );
        done({ body: Buffer.concat(pieces), headers: headers as Record<string, string> });
      });
    });
    asked.on('error', fail).end();
  });
}
