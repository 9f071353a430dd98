import { join } from 'node:path';
import type { Figure } from '../../support/figure.ts';
import { readLedger } from '../support/ledger.ts';
import { residentMemory, watchMemory } from '../support/memory.ts';
import { untilIdle } from '../support/processor.ts';
import { allOf, none, pause, withFolder } from '../support/scenario.ts';
import { startServer, type BuiltServer } from '../../support/server.ts';
import type { Attack } from './attack.ts';
import type { Carried } from './attack-process.ts';
import type { AttackOrder } from './attackers.ts';
import type { Heard } from './bystander.ts';
import { startChild, type Child } from './calls.ts';
import { bound, isNoise, wait, type Judged } from './judge.ts';
import { ask } from './http-client.ts';
import { diskUse, emailNames, newEmails, type Scene } from './scene.ts';
import { bystanderPaths, fingerprintsOf, pagePaths, rawPages, unseenPictures } from './visited.ts';

const MEGABYTE = 1_048_576;
/** Limit of the warm-up of pages and pictures, milliseconds. */
const WARM_UP = 90_000;
/** How long the server may stay busy after the attackers have left, milliseconds. */
const RECOVERY = 10_000;
/** How often an attack is repeated if the computer itself was too busy. */
const REPEATS = 2;
/** Time limit of all repeats on one server, milliseconds: a computer that stays busy makes them pointless. */
const REPEAT_TIME = 60_000;
/** New pictures requested during one attack. */
const NEW_PICTURES = 3;
/**
 * Memory limit of the server after all attacks, megabytes. Bodies of 64 KB let V8's heap grow to some
 * 165 MB before it collects, and V8 keeps those pages pooled. Repetition does not add to it: 350 MB
 * after one round of attacks and after four.
 */
const MEMORY = 400;

/** Growth of memory by an attack that is worth a note, megabytes. */
const NOTED = 8;

const PROGRAMS = {
  bystander: join(import.meta.dirname, 'bystander.ts'),
  bare: join(import.meta.dirname, 'bare-server.ts'),
  attackers: join(import.meta.dirname, 'attack-process.ts'),
};

export interface StageAmount {
  /** How long an attack lasts, and how long the calm is measured, milliseconds. */
  readonly duration: number;
  readonly calm: number;
  readonly share: number;
}

/** An attack with its place in the table, by which it gets its own addresses. */
export interface Placed {
  readonly attack: Attack;
  readonly place: number;
}

/** Starts a server with these settings and carries out the attacks on it, one after another. */
export function attackServer(
  settings: Readonly<Record<string, string>>,
  attacks: readonly Placed[],
  amount: StageAmount,
): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const victim = await startServer({ dataDirectory: folder, environment: settings });
    const bystander = startChild(PROGRAMS.bystander);
    const bare = startChild(PROGRAMS.bare);
    const mostMemory = watchMemory(victim.pid, 250);
    try {
      const stage = await openStage(victim, folder, bystander, bare, amount);
      const figures: Figure[] = [];
      for (const placed of attacks) figures.push(...(await stage.attack(placed)));
      const last = [...(await stage.aftermath()), peakMemoryFigure(mostMemory() / MEGABYTE)];
      return [...figures, ...last.map((figure) => named(figure, settings))];
    } finally {
      mostMemory();
      await Promise.all([bystander.stop(), bare.stop(), victim.stop()]);
    }
  });
}

/** Adds the server's settings to a figure's name, unless they are the defaults. */
function named(figure: Figure, settings: Readonly<Record<string, string>>): Figure {
  const set = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  return set.length > 0 ? { ...figure, name: `${figure.name} (${set.join(' ')})` } : figure;
}

function peakMemoryFigure(memory: number): Figure {
  return {
    name: 'peak memory of server and encoder',
    value: memory,
    unit: 'MB',
    goal: { atMost: 1.5 * MEMORY },
  };
}

async function openStage(
  victim: BuiltServer,
  folder: string,
  bystander: Child,
  bare: Child,
  amount: StageAmount,
) {
  const { url, pid } = victim;
  const pages = await pagePaths(url);
  await fingerprintsOf(url, pages);
  await untilIdle(pid, WARM_UP);
  const paths = await bystanderPaths(url);
  const newPictures = await unseenPictures(url);
  const bareUrl = await bare.call<string>('serve', await rawPages(url, paths));
  await bystander.call('visit', { site: { url, paths }, bare: { url: bareUrl, paths } });
  await pause(1_000);

  const listen = async (work: () => Promise<unknown>, pictures: readonly string[] = []) => {
    await bystander.call('begin', pictures);
    await work();
    return bystander.call<Heard>('end');
  };
  const calm = await listen(() => pause(amount.calm));
  // Measured apart from the calm, because encoding pictures is work.
  const { pictures: calmPictures } = await listen(
    () => Promise.resolve(),
    newPictures.splice(0, NEW_PICTURES),
  );
  const acknowledged = new Set<string>();
  const evictions: string[] = [];
  const errors: string[] = [];
  const turnedAway: string[] = [];
  const growth: string[] = [];

  /** Carries out an attack once. */
  const carryOut = async ({ attack, place }: Placed, round: number, target: string) => {
    const attackers = startChild(PROGRAMS.attackers);
    try {
      const { duration, share } = amount;
      const [, setUp = ''] = /\/admin\/set-up#([\w-]{43})/.exec(victim.output()) ?? [];
      const order: AttackOrder = { url: target, place, round, duration, share, setUp };
      const { name } = attack;
      for (const id of await attackers.call<string[]>('prepare', { name, order })) {
        acknowledged.add(id);
      }
      attack.arrange?.(folder);
      if (attack.prepare) await untilIdle(pid, RECOVERY);
      const known = emailNames(folder);
      const cache = join(folder, 'cache');
      const before = {
        log: victim.output().length,
        memory: residentMemory(pid),
        cache: diskUse(cache),
        marks: await fingerprintsOf(url, pages),
      };
      let carried: Carried | undefined;
      const heard = await listen(
        async () => (carried = await attackers.call<Carried>('run', { name, order })),
        attack.asksNewPictures ? newPictures.splice(0, NEW_PICTURES) : [],
      );
      if (!carried) throw new Error(`${name} returned nothing`);
      const marks = await fingerprintsOf(url, pages);
      const isIdle = await untilIdle(pid, RECOVERY);
      for (const id of carried.acknowledged) acknowledged.add(id);
      const scene: Scene = {
        folder,
        log: victim.output().slice(before.log),
        memory: { before: before.memory, after: residentMemory(pid) },
        cache: { before: before.cache, after: diskUse(cache) },
        cachedPages: {
          total: pages.length,
          evicted: marks.filter((mark, at) => mark !== before.marks[at]).length,
        },
        pictures: { waits: heard.pictures, calm: calmPictures },
        isIdle,
        emails: () => newEmails(folder, known),
      };
      const { found, statuses } = carried;
      const more = (await attack.figures?.(found, scene)) ?? [];
      return { heard, statuses, scene, more };
    } finally {
      await attackers.stop();
    }
  };

  const attackOnce = async (placed: Placed, round: number, target: string): Promise<Judged> => {
    const { heard, statuses, scene, more } = await carryOut(placed, round, target);
    const { name } = placed.attack;
    const failures = scene.log.split('\n').filter((line) => line.includes('"level":"error"'));
    if (failures.length > 0) errors.push(`${name} × ${failures.length}: ${messageOf(failures[0])}`);
    const { evicted } = scene.cachedPages;
    if (evicted > 0) evictions.push(`${name} × ${evicted}`);
    const grown = (scene.memory.after - scene.memory.before) / MEGABYTE;
    if (grown > NOTED) growth.push(`${name} ${grown.toFixed(0)} MB`);
    if (heard.site.failed > 0) turnedAway.push(`${name} × ${heard.site.failed}`);
    return { heard, statuses, more };
  };

  let repeated = 0;
  return {
    /** The figures of one attack, repeated if the computer was too busy to tell. */
    async attack(placed: Placed): Promise<Figure[]> {
      const { name, isControl } = placed.attack;
      const tries: Judged[] = [];
      try {
        for (let round = 0; round <= REPEATS; round += 1) {
          const startedAt = performance.now();
          const judged = await attackOnce(placed, round, isControl ? bareUrl : url);
          tries.push(judged);
          if (round > 0) repeated += performance.now() - startedAt;
          if (!isNoise(judged.heard, bound(calm)) || repeated > REPEAT_TIME) break;
        }
        return wait(placed.attack, tries, calm);
      } catch (error) {
        return [none(`${name}: could not be carried out`, 1, firstLine(error))];
      }
    },

    async aftermath(): Promise<Figure[]> {
      const { status } = await ask({ url }, { path: '/' });
      const { ids } = readLedger(folder);
      const lost = [...acknowledged].filter((id) => !ids.has(id));
      return [
        allOf('the home page is served afterwards', status === 200 ? 1 : 0, 1),
        none('a bystander turned away', turnedAway.length, turnedAway.join('; ')),
        none('attacks that evicted cached pages', evictions.length, evictions.join('; ')),
        none('attacks that logged errors', errors.length, errors.join('; ')),
        none('acknowledged submissions lost', lost.length, `${acknowledged.size} acknowledged`),
        {
          name: 'memory of the server afterwards',
          value: residentMemory(pid) / MEGABYTE,
          unit: 'MB',
          goal: { atMost: MEMORY },
          ...(growth.length > 0 && { note: `left by ${growth.join(', ')}` }),
        },
      ];
    },
  };
}

function firstLine(error: unknown): string {
  return String((error as Error).message).split('\n')[0] ?? '';
}

function messageOf(line = ''): string {
  const { message, error } = JSON.parse(line) as { message: string; error?: unknown };
  return `${message} ${JSON.stringify(error ?? '').slice(0, 120)}`;
}
