import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { CAPTCHA_FIELD, CHALLENGE_PATH } from '../../src/captcha/providers.ts';
import { solveChallenge } from '../../src/captcha/solve-challenge.ts';
import { count, type Statuses } from '../support/figure.ts';
import { ask, type Answered, type Asked } from '../support/http.ts';
import { inParallel } from '../support/work.ts';
import type { Scene } from './scene.ts';

export interface Order {
  readonly url: string;
  /** The server's data folder. */
  readonly folder: string;
  /** The attack's place in the table, and which try of it this is: no two share an address. */
  readonly place: number;
  readonly round: number;
  /** How long it lasts, milliseconds. */
  readonly duration: number;
  /** Factor for all other amounts, 0 to 1. */
  readonly share: number;
  /** What the link carries that the server printed to make its first owner; empty where it printed none. */
  readonly setUp: string;
}

export interface Flood {
  /** Concurrent connections. */
  readonly width: number;
  /** Requests from one address before a new one replaces it; unlimited by default. */
  readonly perAddress?: number;
  /** Requests in all, if time permits; by default as many as fit into the attack's duration. */
  readonly most?: number | ((share: number) => number);
  next(at: number): Asked;
}

/** The attackers' tools. They record the status of every response, and the id of every 201. */
export interface Attackers extends Order {
  readonly statuses: Statuses;
  /** Ids of the submissions that the server acknowledged. */
  readonly acknowledged: string[];
  /** Listens to the bystander during the attack itself, and tells what it left on the server. */
  attack(work: () => Promise<unknown>): Promise<Scene>;
  /** An unused loopback address, in its own /24 as long as there are any. */
  address(): string;
  /** Sends one request, by default from a new address. */
  ask(asked: Asked, from?: string): Promise<Answered>;
  /** Sends requests continuously on many connections. */
  flood(flood: Flood): Promise<void>;
  /** A plain TCP connection, whose errors are ignored. */
  connect(): Socket;
  /** Solves captchas, each valid for one post. */
  proofs(count: number): Promise<{ readonly [CAPTCHA_FIELD]: string }[]>;
  /** Is there time left? */
  goesOn(): boolean;
}

/** Challenges solved at once: one for each core of a small computer. */
const SOLVERS = 2;
/** How long to wait for the last responses of a flood, milliseconds. */
const GRACE = 10_000;
/** A flood with a fixed number of requests may last this many times as long as an attack. */
const EXTRA_TIME = 5;

/** The first block of the attackers' addresses: 127.{FIRST + …}.x.y. */
const FIRST = 16;
const BLOCK_COUNT = 256 - FIRST;
/** Blocks of 65,536 addresses per try of an attack, and the maximum number of tries. */
const BLOCKS = 3;
export const ROUNDS = 3;

/** A generator of loopback addresses for one try of an attack, each in another /24 until all 768 are used. */
function addressesOf({ place, round }: Order): () => string {
  const first = (place * ROUNDS + round) * BLOCKS;
  let used = 0;
  return () => {
    const at = used;
    used += 1;
    const neighbourhood = at % (BLOCKS * 256);
    const block = FIRST + ((first + (neighbourhood >> 8)) % BLOCK_COUNT);
    const host = 1 + (Math.floor(at / (BLOCKS * 256)) % 250);
    return `127.${block}.${neighbourhood & 255}.${host}`;
  };
}

/** Creates attackers of one server; `listen` does a work beside the bystander. */
export function createAttackers(
  order: Order,
  listen: (work: () => Promise<void>) => Promise<Scene>,
): Attackers {
  const { url, duration, share } = order;
  const { hostname, port } = new URL(url);
  const address = addressesOf(order);
  const statuses: Statuses = new Map();
  const acknowledged: string[] = [];
  let startedAt = Infinity;
  const goesOn = () => performance.now() < startedAt + duration;

  const note = (answer: Answered) => {
    count(statuses, answer.status);
    if (answer.status === 201) {
      const { id } = JSON.parse(answer.bytes.toString()) as { id: string };
      acknowledged.push(id);
    }
    return answer;
  };

  return {
    ...order,
    statuses,
    acknowledged,
    address,
    goesOn,
    ask: async (asked, from = address()) => note(await ask(url, asked, { from })),

    attack: (work) =>
      listen(async () => {
        statuses.clear();
        startedAt = performance.now();
        await work();
        // The wait is measured equally long for every attack, even one that is done early.
        while (goesOn()) await pause(50);
      }),

    async flood({ width, perAddress = Infinity, most = Infinity, next }) {
      const limit = typeof most === 'number' ? most : most(share);
      const end = startedAt + duration * (limit < Infinity ? EXTRA_TIME : 1);
      let at = 0;
      const worker = async () => {
        let agent: Agent | undefined;
        let from = '';
        for (let asked = 0; at < limit && performance.now() < end; asked += 1) {
          if (!agent || asked >= perAddress) {
            agent?.destroy();
            [agent, from, asked] = [new Agent({ keepAlive: true, maxSockets: 1 }), address(), 0];
          }
          at += 1;
          note(await ask(url, next(at - 1), { from, agent, patience: GRACE }));
        }
        agent?.destroy();
      };
      await Promise.all(Array.from({ length: width }, worker));
    },

    connect() {
      const socket = connect({ host: hostname, port: Number(port), localAddress: address() });
      return socket.on('error', () => {});
    },

    async proofs(wanted) {
      const solved: { [CAPTCHA_FIELD]: string }[] = [];
      await inParallel([...Array(wanted).keys()], SOLVERS, async () => {
        const { status, bytes } = await ask(url, { path: CHALLENGE_PATH }, { from: address() });
        if (status !== 200) throw new Error(`${CHALLENGE_PATH} answered ${status}`);
        solved.push({ [CAPTCHA_FIELD]: await solveChallenge(JSON.parse(bytes.toString())) });
      });
      return solved;
    },
  };
}
