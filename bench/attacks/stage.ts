import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../../tests/support/http.ts';
import type { BuiltServer } from '../../tests/support/server.ts';
import { count, inWords, others, type Statuses } from '../../tests/support/statuses.ts';
import type { Heard, Waits } from '../support/apart/load.ts';
import type { Bystander } from '../support/bystander.ts';
import { atMost, milliseconds, none, type Figure } from '../support/figure.ts';
import { flood } from '../support/flood.ts';
import { untilIdle } from '../support/processes.ts';
import type { Attack, Attackers } from './attack.ts';

/** How long the server may stay busy after the attackers have left, milliseconds. */
const RECOVERY = 10_000;
/** An attack is repeated while the computer is too busy to tell, so often and so long in all (ms). */
const TRIES = 3;
const REPEAT_TIME = 60_000;
/** New pictures requested during one attack. */
const NEW_PICTURES = 3;
/** The first block of the attackers' addresses: 127.{FIRST + …}.x.y. */
const FIRST = 16;

/** A site, and who listens while it is attacked. */
export interface Stage {
  readonly site: BuiltServer;
  readonly bystander: Bystander;
  /** How long an attack lasts, milliseconds. */
  readonly duration: number;
  /** Factor for all other amounts, 0 to 1. */
  readonly share: number;
  /** What the bystander waits for in calm, and how long they may wait during an attack, milliseconds. */
  readonly calm: Waits;
  readonly bound: number;
  /** Which of their waits counts. */
  waitOf(waits: Waits): number;
  /** Pictures that nobody has asked for, each of which is taken once. */
  readonly newPictures: string[];
}

/** What the attacks left, by their names. */
export interface Traces {
  readonly errors: string[];
  readonly turnedAway: string[];
  readonly restless: string[];
}

/** One try of an attack. */
interface Try {
  readonly heard: Heard;
  readonly statuses: Statuses;
  readonly more: readonly Figure[];
}

/** Loopback addresses, each in another /24 until all are used. */
function createAddresses(): () => string {
  const networks = (256 - FIRST) * 256;
  let used = 0;
  return () => {
    const network = used % networks;
    const host = 1 + (Math.floor(used / networks) % 250);
    used += 1;
    return `127.${FIRST + (network >> 8)}.${network & 255}.${host}`;
  };
}

/** Carries out attacks, one after the other: a bystander's waits, the answers, and what else must hold. */
export async function carryOut(
  attacks: readonly Attack[],
  stage: Stage,
): Promise<{ readonly figures: Figure[]; readonly traces: Traces }> {
  const traces: Traces = { errors: [], turnedAway: [], restless: [] };
  const address = createAddresses();
  const figures: Figure[] = [];
  const { bound, waitOf } = stage;
  /** A try tells nothing if the bare server was slow too, or slow enough to explain the site's wait. */
  const isNoise = ({ heard: { site, bare } }: Try) =>
    waitOf(bare) > bound || (waitOf(site) > bound && waitOf(bare) > bound / 2);
  let repeated = 0;
  for (const attack of attacks) {
    const tries: Try[] = [];
    try {
      do {
        const startedAt = performance.now();
        tries.push(await attackOnce(attack, stage, address, traces));
        if (tries.length > 1) repeated += performance.now() - startedAt;
      } while (tries.every(isNoise) && tries.length < TRIES && repeated < REPEAT_TIME);
      figures.push(...figuresOf(attack, tries, stage));
    } catch (error) {
      const [reason] = String((error as Error).message).split('\n');
      figures.push(none(`${attack.name}: could not be carried out`, 1, reason));
    }
  }
  return { figures, traces };
}

async function attackOnce(
  attack: Attack,
  stage: Stage,
  address: () => string,
  traces: Traces,
): Promise<Try> {
  const { site, bystander, duration, share, newPictures } = stage;
  const { url, pid } = site;
  const { name } = attack;
  const statuses: Statuses = new Map();
  let startedAt = Infinity;
  let heard: Heard | undefined;
  const goesOn = () => performance.now() < startedAt + duration;
  const onAnswer = ({ status }: { readonly status: number }) => count(statuses, status);
  const attackers: Attackers = {
    ...{ site, share, statuses, address, goesOn },
    async ask(asked, from = address()) {
      const answer = await ask(url, asked, { from });
      onAnswer(answer);
      return answer;
    },
    flood: (sent) => flood(sent, { url, duration, address, onAnswer }),
    connect: () =>
      connect({ host: '127.0.0.1', port: Number(new URL(url).port), localAddress: address() }).on(
        'error',
        () => {},
      ),
    async attack(work) {
      await untilIdle(pid, RECOVERY);
      const logged = site.output().length;
      const pictures = attack.asksNewPictures ? newPictures.splice(0, NEW_PICTURES) : [];
      heard = await bystander.beside(async () => {
        statuses.clear();
        startedAt = performance.now();
        await work();
        // The wait is measured equally long for every attack, even one that is done early.
        while (goesOn()) await pause(50);
      }, pictures);
      if (!(await untilIdle(pid, RECOVERY))) traces.restless.push(name);
      if (heard.site.failed > 0) traces.turnedAway.push(`${name} × ${heard.site.failed}`);
      const log = site.output().slice(logged).split('\n');
      const errors = log.filter((line) => line.includes('"level":"error"'));
      if (errors.length > 0) traces.errors.push(`${name} × ${errors.length}: ${errors[0]}`);
      return heard;
    },
  };
  const { flood: sent } = attack;
  // Not the first of its kind, whose code is loaded for it.
  if (sent) await attackers.ask(sent.next(0), sent.from);
  const more = (await attack.run?.(attackers)) ?? [];
  if (sent) await attackers.attack(() => attackers.flood(sent));
  if (!heard) throw new Error(`${name} did not attack`);
  return { heard, statuses, more };
}

/** The figures of an attack: of the try in which the bare server's visitor waited least. */
function figuresOf({ name, answers }: Attack, tries: readonly Try[], stage: Stage): Figure[] {
  const { calm, bound, waitOf } = stage;
  const bareWait = ({ heard }: Try) => waitOf(heard.bare);
  const [best] = tries.toSorted((one, other) => bareWait(one) - bareWait(other));
  if (!best) throw new Error(`${name} was not tried`);
  const { site, bare } = best.heard;
  const inMilliseconds = ({ p99, worst }: Waits) =>
    `p99 ${milliseconds(p99)}, worst ${milliseconds(worst)}`;
  const note = [
    `site ${inMilliseconds(site)}`,
    `calm ${inMilliseconds(calm)}`,
    `bare server ${inMilliseconds(bare)}`,
    ...(tries.length > 1 ? [`tried ${tries.length} times`] : []),
  ].join('; ');
  return [
    atMost(`${name}: a bystander's wait`, waitOf(site), bound, 'ms', note),
    none(
      `${name}: answers other than ${answers.join(', ')}`,
      others(best.statuses, ...answers),
      inWords(best.statuses),
    ),
    ...best.more,
  ];
}
