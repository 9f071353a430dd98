import { atMost, MEGABYTE, none, type Figure } from '../support/figure.ts';
import type { Attackers, Flood } from './attackers.ts';
import type { Scene } from './scene.ts';

/** The acceptable statuses of responses to an attack; `text` describes them in the figures. */
export interface Expectation {
  readonly text: string;
  holds(status: number): boolean;
}

/** Refused, by whichever rule comes first. */
export const refused: Expectation = {
  text: '4xx',
  holds: (status) => status >= 400 && status < 500,
};

/** Served, redirected or refused, but never a failure of the server. */
export const noFailure: Expectation = {
  text: '2xx to 4xx',
  holds: (status) => status >= 200 && status < 500,
};

/** Redirected or refused. */
export const nothingThere: Expectation = {
  text: '3xx and 4xx',
  holds: (status) => status >= 300 && status < 500,
};

/** One of these and no other. */
export function oneOf(...statuses: readonly number[]): Expectation {
  return { text: statuses.join(', '), holds: (status) => statuses.includes(status) };
}

/** One attack: what it sends, and what must hold. */
export interface Attack {
  readonly name: string;
  /** Every response to the attackers must meet this while they attack. */
  readonly expects: Expectation;
  /** The bystander also requests pictures that nobody has requested before. */
  readonly asksNewPictures?: boolean;
  /**
   * Prepares what would take too long, such as solving captchas, then attacks once within
   * `attackers.attack`, beside which the bystander is listened to. Answers what must hold besides.
   */
  run(attackers: Attackers): Promise<readonly Figure[]>;
}

/** Most attacks send requests without end, and are judged by the answers and by what they left. */
export function flooding(
  about: Omit<Attack, 'run'>,
  flood: Flood,
  judge: (scene: Scene) => readonly Figure[] = () => [],
): Attack {
  return {
    ...about,
    run: async (attackers) => judge(await attackers.attack(() => attackers.flood(flood))),
  };
}

/**
 * How much memory an attack may leave behind, megabytes: the usual fluctuation of the young generation
 * and the buffers of 64 connections. Filling the page cache (32 MB) would exceed it.
 */
const MOST_MEMORY = 24;

/** Ever new addresses leave no memory behind, and evict nothing from the cache. */
export function nothingKept(name: string, { memory, cachedPages }: Scene): Figure[] {
  const left = (memory.after - memory.before) / MEGABYTE;
  const before = `${(memory.before / MEGABYTE).toFixed(0)} MB before`;
  return [
    atMost(`${name}: left in memory`, left, MOST_MEMORY, 'MB', before),
    none(`${name}: cached pages evicted`, cachedPages.evicted, `of ${cachedPages.total}`),
  ];
}

/** An item of a list that is gone through again and again. */
export function pick<Item>(items: readonly Item[], at: number): Item {
  const item = items[at % items.length];
  if (item === undefined) throw new Error('There is nothing to pick from');
  return item;
}

/** The words of a text. */
export const words = (text: string): string[] => text.trim().split(/\s+/);
