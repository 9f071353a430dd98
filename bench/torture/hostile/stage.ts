import { join } from 'node:path';
import type { Figure } from '../../support/figure.ts';
import { readLedger } from '../support/ledger.ts';
import { residentMemory, watchMemory } from '../support/memory.ts';
import { atRest } from '../support/processor.ts';
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
import { bystanderPaths, marksOf, pagePaths, rawPages, unseenPictures } from './visited.ts';

const MEGABYTE = 1_048_576;
/** Longest time for pages and pictures to be made ready after the start, milliseconds. */
const WARM_UP = 90_000;
/** How long a server may still be busy when attackers have left, milliseconds. */
const RECOVERY = 10_000;
/** How often an attack is repeated when the machine itself kept the bare server's visitor waiting. */
const REPEATS = 2;
/** Time that a server's repeats may take in all, milliseconds: on a busy machine nothing gets better. */
const REPEAT_TIME = 60_000;
/** Pictures that nobody has asked for, in one attack. */
const NEW_PICTURES = 3;
/**
 * What the server's process may hold when all is over. Bodies of 64 KB let V8's heap grow to some 165 MB
 * before it collects; the pages of that size stay pooled by V8, used or not. However often they come
 * again, no more is taken: 350 MB after one round of them and after four.
 */
const MEMORY = 400;

/** What an attack leaves in memory that is worth a note, megabytes. */
const NOTED = 8;

const PROGRAMS = {
  bystander: join(import.meta.dirname, 'bystander.ts'),
  bare: join(import.meta.dirname, 'bare-server.ts'),
  attackers: join(import.meta.dirname, 'attack-process.ts'),
};

export interface StageAmount {
  /** How long an attack lasts, and how long the calm is listened to, milliseconds. */
  readonly duration: number;
  readonly calm: number;
  readonly share: number;
}

/** What an attack's place in the table is, so that no two attacks share an address. */
export interface Placed {
  readonly attack: Attack;
  readonly place: number;
}

/** Starts a server with its defaults and these settings, and attacks it with one after the other. */
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
      const last = [...(await stage.aftermath()), mostHeld(mostMemory() / MEGABYTE)];
      return [...figures, ...last.map((figure) => named(figure, settings))];
    } finally {
      mostMemory();
      await Promise.all([bystander.stop(), bare.stop(), victim.stop()]);
    }
  });
}

/** Says of which server a figure is, where it is not the one with the defaults. */
function named(figure: Figure, settings: Readonly<Record<string, string>>): Figure {
  const set = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  return set.length > 0 ? { ...figure, name: `${figure.name} (${set.join(' ')})` } : figure;
}

function mostHeld(memory: number): Figure {
  return {
    name: 'memory of server and encoder at its highest',
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
  await marksOf(url, pages);
  await atRest(pid, WARM_UP);
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
  // Apart from the calm itself: making them is work.
  const { pictures: calmPictures } = await listen(
    () => Promise.resolve(),
    newPictures.splice(0, NEW_PICTURES),
  );
  const acknowledged = new Set<string>();
  const anew: string[] = [];
  const errors: string[] = [];
  const turnedAway: string[] = [];
  const grew: string[] = [];

  /** Carries an attack out once. */
  const carryOut = async ({ attack, place }: Placed, round: number, target: string) => {
    const attackers = startChild(PROGRAMS.attackers);
    try {
      const { duration, share } = amount;
      const order: AttackOrder = { url: target, place, round, duration, share };
      const { name } = attack;
      for (const id of await attackers.call<string[]>('prepare', { name, order })) {
        acknowledged.add(id);
      }
      attack.arrange?.(folder);
      if (attack.prepare) await atRest(pid, RECOVERY);
      const known = emailNames(folder);
      const cache = join(folder, 'cache');
      const before = {
        log: victim.output().length,
        memory: residentMemory(pid),
        cache: diskUse(cache),
        marks: await marksOf(url, pages),
      };
      let carried: Carried | undefined;
      const heard = await listen(
        async () => (carried = await attackers.call<Carried>('run', { name, order })),
        attack.asksNewPictures ? newPictures.splice(0, NEW_PICTURES) : [],
      );
      if (!carried) throw new Error(`${name} brought nothing`);
      const marks = await marksOf(url, pages);
      const isAtRest = await atRest(pid, RECOVERY);
      for (const id of carried.acknowledged) acknowledged.add(id);
      const scene: Scene = {
        folder,
        log: victim.output().slice(before.log),
        memory: { before: before.memory, after: residentMemory(pid) },
        cache: { before: before.cache, after: diskUse(cache) },
        held: {
          asked: pages.length,
          madeAnew: marks.filter((mark, at) => mark !== before.marks[at]).length,
        },
        pictures: { waits: heard.pictures, calm: calmPictures },
        isAtRest,
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
    if (scene.held.madeAnew > 0) anew.push(`${name} × ${scene.held.madeAnew}`);
    const grown = (scene.memory.after - scene.memory.before) / MEGABYTE;
    if (grown > NOTED) grew.push(`${name} ${grown.toFixed(0)} MB`);
    if (heard.site.failed > 0) turnedAway.push(`${name} × ${heard.site.failed}`);
    return { heard, statuses, more };
  };

  let repeated = 0;
  return {
    /** The figures of one attack; repeated when the machine was too busy to tell. */
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
        none('attacks that pushed held pages out', anew.length, anew.join('; ')),
        none('attacks that the log calls errors', errors.length, errors.join('; ')),
        none('acknowledged submissions lost', lost.length, `${acknowledged.size} acknowledged`),
        {
          name: 'memory of the server afterwards',
          value: residentMemory(pid) / MEGABYTE,
          unit: 'MB',
          goal: { atMost: MEMORY },
          ...(grew.length > 0 && { note: `left by ${grew.join(', ')}` }),
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
