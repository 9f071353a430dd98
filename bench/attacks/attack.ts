import type { Socket } from 'node:net';
import type { Answered, Asked } from '../../tests/support/http.ts';
import type { BuiltServer } from '../../tests/support/server.ts';
import type { Statuses } from '../../tests/support/statuses.ts';
import type { Heard } from '../support/apart/load.ts';
import type { Figure } from '../support/figure.ts';
import type { Flood } from '../support/flood.ts';

/** One attack: what it sends, and what must hold. A bystander never waits, whatever is sent. */
export interface Attack {
  readonly name: string;
  /** The statuses with which anything that the attackers ask may be answered. */
  readonly answers: readonly number[];
  /** The bystander also asks for pictures that nobody has asked for before. */
  readonly asksNewPictures?: boolean;
  /** Most attacks are a flood of requests. */
  readonly flood?: Flood;
  /**
   * Others prepare themselves, then attack once within `attackers.attack`, beside which the bystander
   * is listened to. Answers what must hold besides.
   */
  run?(attackers: Attackers): Promise<readonly Figure[]>;
}

/** The attackers' tools, with which the status of every answer is noted. */
export interface Attackers {
  readonly site: BuiltServer;
  /** Factor for all amounts, 0 to 1. */
  readonly share: number;
  readonly statuses: Statuses;
  /** Listens to the bystander during the attack itself; what they had to wait for. */
  attack(work: () => Promise<unknown>): Promise<Heard>;
  /** A loopback address that nobody has used, in a /24 of its own as long as there are any. */
  address(): string;
  /** Sends one request, by default from a new address. */
  ask(asked: Asked, from?: string): Promise<Answered>;
  /** Sends requests for as long as an attack lasts. */
  flood(flood: Flood): Promise<void>;
  /** A plain TCP connection, whose errors are ignored. */
  connect(): Socket;
  /** Is there time left? */
  goesOn(): boolean;
}

/** An item of a list that is gone through again and again. */
export function pick<Item>(items: readonly Item[], at: number): Item {
  const item = items[at % items.length];
  if (item === undefined) throw new Error('There is nothing to pick from');
  return item;
}
