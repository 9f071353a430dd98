import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LONGEST_WAIT, openBystander, pagesOf, type Bystander } from '../support/bystander.ts';
import type { Heard } from '../support/apart/load.ts';
import {
  atMost,
  inWords,
  isSo,
  MEGABYTE,
  milliseconds,
  none,
  type Figure,
  type Statuses,
} from '../support/figure.ts';
import { listedPaths, statusOf } from '../support/http.ts';
import { askFile, lostOf, readLedger } from '../support/ledger.ts';
import { residentMemory, untilIdle, watchMemory } from '../support/processes.ts';
import { startServer, type BuiltServer } from '../support/server.ts';
import { withFolder } from '../support/work.ts';
import type { Attack } from './attack.ts';
import { createAttackers, ROUNDS } from './attackers.ts';
import {
  bystanderPaths,
  diskUse,
  emailNames,
  fingerprintsOf,
  newEmails,
  unseenPictures,
} from './scene.ts';

/** When the warm-up of pages and pictures has begun, which waits for a moment without requests, and its limit; ms. */
const WARM_UP_BEGUN = 2_000;
const WARM_UP = 90_000;
/** How long the server may stay busy after the attackers have left, milliseconds. */
const RECOVERY = 10_000;
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
/** A bystander's worst wait is bounded as a multiple of the worst wait in calm, too. */
const MOST_TIMES = 5;

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

/** One try of an attack, with its results. */
interface Try {
  readonly heard: Heard;
  readonly statuses: Statuses;
  readonly more: readonly Figure[];
}

/** Starts a server with default settings and carries out the attacks on it, one after another. */
export function attackServer(attacks: readonly Placed[], amount: StageAmount): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const victim = await startServer({ dataDirectory: folder });
    const mostMemory = watchMemory(victim.pid, 250);
    const { url, pid } = victim;
    let bystander: Bystander | undefined;
    try {
      await fingerprintsOf(url, await listedPaths(url));
      await pause(WARM_UP_BEGUN);
      await untilIdle(pid, WARM_UP);
      bystander = await openBystander(url, await pagesOf(url, await bystanderPaths(url)));
      await pause(1_000);
      const stage = await openStage(victim, bystander, amount);
      const figures: Figure[] = [];
      for (const placed of attacks) figures.push(...(await stage.attack(placed)));
      const peak = mostMemory() / MEGABYTE;
      return [
        ...figures,
        ...(await stage.aftermath()),
        atMost('peak memory of server and encoder', peak, 1.5 * MEMORY, 'MB'),
      ];
    } finally {
      mostMemory();
      await Promise.all([bystander?.stop(), victim.stop()]);
    }
  });
}

async function openStage(victim: BuiltServer, bystander: Bystander, amount: StageAmount) {
  const { url, pid, dataDirectory: folder } = victim;
  const cache = join(folder, 'cache');
  const pages = await listedPaths(url);
  const newPictures = await unseenPictures(url);
  const calm = await bystander.beside(() => pause(amount.calm));
  // Measured apart from the calm, because encoding pictures is work.
  const { pictures: calmPictures } = await bystander.beside(
    () => Promise.resolve(),
    newPictures.splice(0, NEW_PICTURES),
  );
  const bound = Math.min(LONGEST_WAIT, MOST_TIMES * calm.site.worst);
  const acknowledged = new Set<string>();
  const seen = {
    evictions: [] as string[],
    errors: [] as string[],
    turnedAway: [] as string[],
    growth: [] as string[],
  };

  /** Whether a try says nothing about the site: the wait for the bare server is too long, or long enough to explain that for the site. */
  const isNoise = ({ site, bare }: Heard) =>
    bare.worst > bound || (site.worst > bound && bare.worst > bound / 2);

  /** Carries out an attack once. */
  const attackOnce = async ({ attack, place }: Placed, round: number): Promise<Try> => {
    const { name, asksNewPictures } = attack;
    let heard: Heard | undefined;
    const listen = async (work: () => Promise<void>) => {
      await untilIdle(pid, RECOVERY);
      const known = emailNames(folder);
      const logged = victim.output().length;
      const before = { memory: residentMemory(pid), cache: diskUse(cache) };
      const marks = await fingerprintsOf(url, pages);
      const pictures = asksNewPictures ? newPictures.splice(0, NEW_PICTURES) : [];
      heard = await bystander.beside(work, pictures);
      const marksAfter = await fingerprintsOf(url, pages);
      const isIdle = await untilIdle(pid, RECOVERY);
      const evicted = marksAfter.filter((mark, at) => mark !== marks[at]).length;
      const log = victim.output().slice(logged);
      const memory = { before: before.memory, after: residentMemory(pid) };
      const failures = log.split('\n').filter((line) => line.includes('"level":"error"'));
      if (failures.length > 0)
        seen.errors.push(`${name} × ${failures.length}: ${messageOf(failures[0])}`);
      if (evicted > 0) seen.evictions.push(`${name} × ${evicted}`);
      const grown = (memory.after - memory.before) / MEGABYTE;
      if (grown > NOTED) seen.growth.push(`${name} ${grown.toFixed(0)} MB`);
      if (heard.site.failed > 0) seen.turnedAway.push(`${name} × ${heard.site.failed}`);
      return {
        ...{ log, memory, isIdle },
        cache: { before: before.cache, after: diskUse(cache) },
        cachedPages: { total: pages.length, evicted },
        pictures: { waits: heard.pictures, calm: calmPictures },
        emails: () => newEmails(folder, known),
      };
    };
    const [, setUp = ''] = /\/admin\/set-up#([\w-]{43})/.exec(victim.output()) ?? [];
    const attackers = createAttackers(
      { ...{ url, folder, place, round, setUp }, ...amount },
      listen,
    );
    const more = await attack.run(attackers);
    for (const id of attackers.acknowledged) acknowledged.add(id);
    if (!heard) throw new Error(`${name} did not attack`);
    return { heard, statuses: attackers.statuses, more };
  };

  /** The figures of an attack: of the try in which the bare server's visitor waited least. */
  const figuresOf = ({ name, expects }: Attack, tries: readonly Try[]): Figure[] => {
    const [best] = [...tries].sort((one, other) => one.heard.bare.worst - other.heard.bare.worst);
    if (!best) throw new Error(`${name} was not tried`);
    const { site, bare } = best.heard;
    const repeats = tries.map(({ heard }) => milliseconds(heard.bare.worst)).join(', ');
    const note = [
      `calm ${milliseconds(calm.site.worst)}`,
      `p99 ${milliseconds(site.p99)}, calm ${milliseconds(calm.site.p99)}`,
      `bare server ${milliseconds(bare.worst)}`,
      ...(isNoise(best.heard) ? ['the computer itself was too busy to tell'] : []),
      ...(tries.length > 1 ? [`tried ${tries.length} times: bare server ${repeats}`] : []),
    ].join('; ');
    const wrong = [...best.statuses].filter(([status]) => !expects.holds(status));
    const sum = wrong.reduce((all, [, times]) => all + times, 0);
    return [
      atMost(`${name}: a bystander's worst wait`, site.worst, bound, 'ms', note),
      none(`${name}: answers other than ${expects.text}`, sum, inWords(best.statuses)),
      ...best.more,
    ];
  };

  let repeated = 0;
  return {
    /** The figures of one attack, repeated if the computer was too busy to tell. */
    async attack(placed: Placed): Promise<Figure[]> {
      const tries: Try[] = [];
      try {
        for (let round = 0; round < ROUNDS; round += 1) {
          const startedAt = performance.now();
          const tried = await attackOnce(placed, round);
          tries.push(tried);
          if (round > 0) repeated += performance.now() - startedAt;
          if (!isNoise(tried.heard) || repeated > REPEAT_TIME) break;
        }
        return figuresOf(placed.attack, tries);
      } catch (error) {
        const [reason] = String((error as Error).message).split('\n');
        return [none(`${placed.attack.name}: could not be carried out`, 1, reason)];
      }
    },

    async aftermath(): Promise<Figure[]> {
      const { evictions, errors, turnedAway, growth } = seen;
      const isServed = (await statusOf(`${url}/`)) === 200;
      const lost = lostOf(acknowledged, (await readLedger(askFile(folder))).ids).length;
      const memory = residentMemory(pid) / MEGABYTE;
      const left = growth.length > 0 ? `left by ${growth.join(', ')}` : '';
      return [
        isSo('the home page is served afterwards', isServed),
        none('a bystander turned away', turnedAway.length, turnedAway.join('; ')),
        none('attacks that evicted cached pages', evictions.length, evictions.join('; ')),
        none('attacks that logged errors', errors.length, errors.join('; ')),
        none('acknowledged submissions lost', lost, `${acknowledged.size} acknowledged`),
        atMost('memory of the server afterwards', memory, MEMORY, 'MB', left),
      ];
    },
  };
}

function messageOf(line = ''): string {
  const { message, error } = JSON.parse(line) as { message: string; error?: unknown };
  return `${message} ${JSON.stringify(error ?? '').slice(0, 120)}`;
}
