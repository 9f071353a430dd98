/** A harmless visitor in its own process, who measures how long each response takes. */
import { Agent } from 'node:http';
import { pause } from '../support/scenario.ts';
import { offer } from './calls.ts';
import { ask } from './http-client.ts';

/** The bystander's address, which no attacker uses. */
const FROM = '127.0.9.9';
/** Time between two requests, milliseconds. */
const PERIOD = 20;
/** When the first new picture is requested, and the time between two of them, milliseconds. */
const PICTURE_START = 300;
const PICTURE_PERIOD = 700;
const PATIENCE = 60_000;
const HEADERS = { 'accept-encoding': 'br, gzip', accept: 'image/avif,image/webp,*/*' };

/** A server that the bystander visits, and the paths it requests there, in turn. */
export interface Visited {
  readonly url: string;
  readonly paths: readonly string[];
}

/** How long responses took, milliseconds. */
export interface Waits {
  readonly asked: number;
  readonly worst: number;
  /** The path with the worst wait. */
  readonly worstPath: string;
  readonly p50: number;
  readonly p99: number;
  /** Responses that were not 200. */
  readonly failed: number;
}

export interface Heard {
  readonly site: Waits;
  /** The bare server, at the same time. */
  readonly bare: Waits;
  /** The wait for each picture that nobody had requested before; Infinity: it did not come. */
  readonly pictures: readonly number[];
}

interface Note {
  readonly path: string;
  readonly wait: number;
  readonly isGood: boolean;
}

/** Visits a server over one connection, one request after another, without end. */
function visit({ url, paths }: Visited) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let notes: Note[] = [];
  let asking = Promise.resolve();
  const askNext = async (path: string) => {
    const startedAt = performance.now();
    const way = { url, agent, from: FROM, patience: PATIENCE };
    const { status } = await ask(way, { path, headers: HEADERS });
    notes.push({ path, wait: performance.now() - startedAt, isGood: status === 200 });
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
    begin: () => void (notes = []),
    /** The waits since `begin`, including that of a pending request. */
    async end(): Promise<Waits> {
      await asking;
      return summary(notes);
    },
  };
}

function summary(notes: readonly Note[]): Waits {
  const sorted = [...notes].sort((one, other) => one.wait - other.wait);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]?.wait ?? Infinity;
  return {
    asked: notes.length,
    worst: at(1),
    worstPath: sorted.at(-1)?.path ?? '',
    p50: at(0.5),
    p99: at(0.99),
    failed: notes.filter(({ isGood }) => !isGood).length,
  };
}

async function newPictures(url: string, paths: readonly string[]): Promise<number[]> {
  const asked = paths.map(async (path, at) => {
    await pause(PICTURE_START + at * PICTURE_PERIOD);
    const startedAt = performance.now();
    const { status } = await ask({ url, from: FROM }, { path, headers: HEADERS });
    return status === 200 ? performance.now() - startedAt : Infinity;
  });
  return Promise.all(asked);
}

let visits: { readonly site: ReturnType<typeof visit>; readonly bare: ReturnType<typeof visit> };
let siteUrl = '';
let pictures: Promise<number[]> = Promise.resolve([]);

offer({
  async visit({ site, bare }: { site: Visited; bare: Visited }) {
    siteUrl = site.url;
    visits = { site: visit(site), bare: visit(bare) };
  },
  /** Starts a measurement; `paths` are pictures to request in addition. */
  begin(paths: readonly string[]) {
    visits.site.begin();
    visits.bare.begin();
    pictures = newPictures(siteUrl, paths);
  },
  async end(): Promise<Heard> {
    const [site, bare] = await Promise.all([visits.site.end(), visits.bare.end()]);
    return { site, bare, pictures: await pictures };
  },
});
