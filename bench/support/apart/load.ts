/** Visitors who load a server or wait for it, and count and time its answers. */
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from '../../../tests/support/autocannon.ts';
import { percentile } from '../figure.ts';
import { ask } from '../../../tests/support/http.ts';
import { HEADERS } from '../bystander.ts';
import { offer } from './apart.ts';

/** Time between two requests of the bystander, milliseconds. */
const PERIOD = 20;
/** When the first new picture is requested, and the time between two of them, milliseconds. */
const PICTURE_START = 300;
const PICTURE_PERIOD = 700;
const PATIENCE = 60_000;

/** How long responses took, milliseconds. */
export interface Waits {
  readonly asked: number;
  readonly worst: number;
  readonly p99: number;
  /** Responses that were not 200. */
  readonly failed: number;
}

/** What a bystander had to wait for. */
export interface Heard {
  readonly site: Waits;
  /** The bare server, at the same time: if it is slow, the computer itself is busy. */
  readonly bare: Waits;
  /** The wait for each picture that nobody had requested before; Infinity: it did not come. */
  readonly pictures: readonly number[];
}

/** Visits a server over one connection, one request after another, without end. */
function visit(url: string, paths: readonly string[], from: string) {
  const way = { agent: new Agent({ keepAlive: true, maxSockets: 1 }), from, patience: PATIENCE };
  let waits: number[] = [];
  let failed = 0;
  let asking = Promise.resolve();
  const askNext = async (path: string) => {
    const startedAt = performance.now();
    const { status } = await ask(url, { path, headers: HEADERS }, way);
    waits.push(performance.now() - startedAt);
    if (status !== 200) failed += 1;
  };
  const walk = async () => {
    for (let turn = 0; ; turn += 1) {
      const next = pause(PERIOD);
      asking = askNext(paths[turn % paths.length] ?? '/');
      await asking;
      await next;
    }
  };
  void walk();
  return {
    begin: () => void ([waits, failed] = [[], 0]),
    /** The waits since `begin`, including that of a pending request. */
    async end(): Promise<Waits> {
      await asking;
      const [worst, p99] = [Math.max(...waits), percentile(waits, 0.99)];
      return { asked: waits.length, worst, p99, failed };
    },
  };
}

/** Asks for pictures of which nobody has asked, one after the other. */
const newPictures = (paths: readonly string[]) =>
  Promise.all(
    paths.map(async (path, at) => {
      await pause(PICTURE_START + at * PICTURE_PERIOD);
      const startedAt = performance.now();
      const { status } = await ask(siteUrl, { path, headers: HEADERS }, { from: address });
      return status === 200 ? performance.now() - startedAt : Infinity;
    }),
  );

let site: ReturnType<typeof visit>;
let bare: ReturnType<typeof visit>;
let [siteUrl, address] = ['', ''];
let pictures: Promise<number[]> = Promise.resolve([]);

export const services = offer({
  /** Lets a bystander visit the same paths of a site and of a bare server, without end. */
  stroll(url: string, bareUrl: string, paths: readonly string[], from: string) {
    [siteUrl, address] = [url, from];
    site = visit(url, paths, from);
    bare = visit(bareUrl, paths, from);
  },
  /** Starts to note what the bystander waits for; `paths` are pictures that they request in addition. */
  begin(paths: readonly string[] = []) {
    site.begin();
    bare.begin();
    pictures = newPictures(paths);
  },
  end: async (): Promise<Heard> => ({
    site: await site.end(),
    bare: await bare.end(),
    pictures: await pictures,
  }),

  /** Asks for a page at a steady rate; the times from asking to the answer's last byte, milliseconds. */
  async probe(url: string, perSecond: number, seconds: number) {
    const agent = new Agent({ keepAlive: true, maxSockets: 64 });
    const times: number[] = [];
    const failures: number[] = [];
    const askOnce = async () => {
      const askedAt = performance.now();
      const { status } = await ask(url, { path: '/', encoding: 'br' }, { agent });
      if (status === 200) times.push(performance.now() - askedAt);
      else failures.push(status);
    };
    const asked: Promise<void>[] = [];
    const startedAt = performance.now();
    for (let passed = 0; passed < seconds * 1_000; passed = performance.now() - startedAt) {
      while (asked.length < (passed / 1_000) * perSecond) asked.push(askOnce());
      await pause(1);
    }
    await Promise.all(asked);
    agent.destroy();
    return { times, failures };
  },

  /** Submits as fast as it is answered. */
  async submit(url: string, body: string, connections: number, seconds: number) {
    const { requests, latency, non2xx } = await autocannon({
      ...{ url, method: 'POST', body, connections, duration: seconds, timeout: 30 },
      headers: { 'content-type': 'application/json' },
    });
    return { average: requests.average, p99: latency.p99, non2xx };
  },
});
