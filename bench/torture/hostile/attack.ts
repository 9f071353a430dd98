import type { Figure } from '../../support/figure.ts';
import type { Attackers } from './attackers.ts';
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

/**
 * One attack. `prepare` and `run` run in the attackers' process, so their results must be
 * serialisable; `arrange` and `figures` run in the scenario's process, which can look into the
 * server's folder and log. The bystander's wait is measured during `run`.
 */
export interface Attack<Prepared = unknown, Found = unknown> {
  readonly name: string;
  /** Server settings that differ from the defaults; attacks with equal settings share a server. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Every response that the attackers' client records must meet this. */
  readonly expects: Expectation;
  /** Attacks a bare server instead of the site, to see how the load alone affects the wait. */
  readonly isControl?: boolean;
  /** The bystander also requests pictures that nobody has requested before. */
  readonly asksNewPictures?: boolean;
  /** Work that would take too long during the measurement, such as solving captchas. */
  prepare?(attackers: Attackers): Promise<Prepared>;
  /** Changes the server's data as if time had passed, between `prepare` and `run`. */
  arrange?(folder: string): void;
  run(attackers: Attackers, prepared: Prepared): Promise<Found>;
  /** Figures beyond the bystander's wait and the statuses. */
  figures?(found: Found, scene: Scene): Figure[] | Promise<Figure[]>;
}

/** Checks an attack's types, then erases them for the table. */
export function defineAttack<Prepared, Found>(attack: Attack<Prepared, Found>): Attack {
  return attack as unknown as Attack;
}
