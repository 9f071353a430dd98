import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { CAPTCHA_FIELD, CHALLENGE_PATH } from '../../../src/captcha/providers.ts';
import { solveChallenge } from '../../../src/captcha/solve-challenge.ts';
import { inParallel, pause } from '../support/scenario.ts';
import { addressesOf } from './addresses.ts';
import { ask, type Answer, type Asked } from './http-client.ts';

export interface AttackOrder {
  readonly url: string;
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
  readonly most?: number;
  next(at: number): Asked;
}

/** The attackers' tools. They record the status of every response, and the id of every 201. */
export interface Attackers extends AttackOrder {
  readonly statuses: Map<number, number>;
  /** Ids of the submissions that the server acknowledged. */
  readonly acknowledged: string[];
  /** An unused loopback address, in its own /24 as long as there are any. */
  address(): string;
  /** Sends one request, by default from a new address. */
  ask(asked: Asked, from?: string): Promise<Answer>;
  /** Sends requests continuously on many connections. */
  flood(flood: Flood): Promise<void>;
  /** A plain TCP connection, whose errors are ignored. */
  connect(from?: string): Socket;
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

/** Creates attackers of one server. The attack's time starts now. */
export function createAttackers(
  order: AttackOrder,
  address: () => string = addressesOf(order),
): Attackers {
  const { url } = order;
  const { hostname, port } = new URL(url);
  const statuses = new Map<number, number>();
  const acknowledged: string[] = [];
  const startedAt = performance.now();
  const end = startedAt + order.duration;
  const goesOn = () => performance.now() < end;

  const note = (answer: Answer) => {
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status === 201) {
      const { id } = JSON.parse(answer.body.toString()) as { id: string };
      acknowledged.push(id);
    }
    return answer;
  };

  const solve = async () => {
    const answer = await ask({ url, from: address() }, { path: CHALLENGE_PATH });
    if (answer.status !== 200) throw new Error(`${CHALLENGE_PATH} answered ${answer.status}`);
    return { [CAPTCHA_FIELD]: await solveChallenge(JSON.parse(answer.body.toString())) };
  };

  return {
    ...order,
    statuses,
    acknowledged,
    address,
    goesOn,
    ask: async (asked, from = address()) => note(await ask({ url, from }, asked)),

    async flood({ width, perAddress = Infinity, most = Infinity, next }) {
      let at = 0;
      const lateEnd = startedAt + EXTRA_TIME * order.duration;
      const isDone = () => at >= most || performance.now() > (most < Infinity ? lateEnd : end);
      const worker = async () => {
        let agent = new Agent({ keepAlive: true, maxSockets: 1 });
        let from = address();
        let asked = 0;
        while (!isDone()) {
          if (asked >= perAddress) {
            agent.destroy();
            [agent, from, asked] = [new Agent({ keepAlive: true, maxSockets: 1 }), address(), 0];
          }
          asked += 1;
          at += 1;
          note(await ask({ url, from, agent, patience: GRACE }, next(at - 1)));
        }
        agent.destroy();
      };
      await Promise.all(Array.from({ length: width }, worker));
    },

    connect(from = address()) {
      const socket = connect({ host: hostname, port: Number(port), localAddress: from });
      socket.on('error', () => {});
      return socket;
    },

    async proofs(count) {
      const solved: Awaited<ReturnType<typeof solve>>[] = [];
      await inParallel([...Array(count).keys()], SOLVERS, async () => {
        solved.push(await solve());
      });
      return solved;
    },
  };
}

/** Waits until the attack's time is over. */
export async function waitOut({ goesOn }: Attackers): Promise<void> {
  while (goesOn()) await pause(50);
}
