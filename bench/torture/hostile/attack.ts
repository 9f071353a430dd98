import type { Figure } from '../../support/figure.ts';
import type { Attackers } from './attackers.ts';
import type { Scene } from './scene.ts';

/** Which statuses are right as answers to an attack; `text` says it in the figures. */
export interface Expectation {
  readonly text: string;
  holds(status: number): boolean;
}

/** Refused, by whatever rule comes first. */
export const refused: Expectation = {
  text: '4xx',
  holds: (status) => status >= 400 && status < 500,
};

/** Answered, refused or sent elsewhere, but never a failure of the server. */
export const noFailure: Expectation = {
  text: '2xx to 4xx',
  holds: (status) => status >= 200 && status < 500,
};

/** Sent elsewhere or refused. */
export const nothingThere: Expectation = {
  text: '3xx and 4xx',
  holds: (status) => status >= 300 && status < 500,
};

/** One of these and no other. */
export function oneOf(...statuses: readonly number[]): Expectation {
  return { text: statuses.join(', '), holds: (status) => statuses.includes(status) };
}

/**
 * One attack. `prepare` and `run` are carried out in the attackers' own process, and what they
 * answer travels between processes; `arrange` and `figures` in the scenario's, which can look into
 * the server's folder and log. The bystander's wait is measured while `run` runs.
 */
export interface Attack<Prepared = unknown, Found = unknown> {
  readonly name: string;
  /** What the server is set to beyond its defaults; attacks of equal settings share a server. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Every answer that the attackers' client notes has one of these. */
  readonly expects: Expectation;
  /** Goes for another server than the site, to see what the attackers' load alone does to a wait. */
  readonly isControl?: boolean;
  /** A bystander also asks for pictures that nobody has asked for before. */
  readonly asksNewPictures?: boolean;
  /** What would take too long to do while the bystander's wait is measured, such as proofs. */
  prepare?(attackers: Attackers): Promise<Prepared>;
  /** Changes the server's folder as time would, after `prepare` and before `run`. */
  arrange?(folder: string): void;
  run(attackers: Attackers, prepared: Prepared): Promise<Found>;
  /** What must hold beyond the bystander's wait and the answers. */
  figures?(found: Found, scene: Scene): Figure[] | Promise<Figure[]>;
}

/** Checks an attack's types, then lets the table forget them. */
export function defineAttack<Prepared, Found>(attack: Attack<Prepared, Found>): Attack {
  return attack as unknown as Attack;
}
