import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { CAPTCHA_FIELD, CHALLENGE_PATH } from '../../../src/captcha/providers.ts';
import { solveChallenge } from '../../../src/captcha/solve-challenge.ts';
import { inParallel, pause } from '../support/scenario.ts';
import { addressesOf } from './addresses.ts';
import { ask, type Answer, type Asked } from './http-client.ts';

export interface AttackOrder {
  readonly url: string;
  /** Which attack this is, and which try of it, so that no two share an address. */
  readonly place: number;
  readonly round: number;
  /** How long it lasts, milliseconds. */
  readonly duration: number;
  /** Share of its other numbers, 0 to 1. */
  readonly share: number;
}

export interface Flood {
  /** Connections at once. */
  readonly width: number;
  /** Requests from one address, before its place is taken by a new one; without it, all. */
  readonly perAddress?: number;
  /** Requests in all, as far as they are done in time; without it, as many as the attack lasts for. */
  readonly most?: number;
  next(at: number): Asked;
}

/** What attackers have at hand. Every answer's status is noted, and each id answered with 201. */
export interface Attackers extends AttackOrder {
  readonly statuses: Map<number, number>;
  /** Submissions that the server said it had taken. */
  readonly acknowledged: string[];
  /** A loopback address that nobody has used, in a /24 of its own while there are any. */
  address(): string;
  /** Asks once, from a new address unless told. */
  ask(asked: Asked, from?: string): Promise<Answer>;
  /** Asks over and over on many connections. */
  flood(flood: Flood): Promise<void>;
  /** A bare connection, whose end or failure breaks nothing. */
  connect(from?: string): Socket;
  /** Solved captchas, each for one post. */
  proofs(count: number): Promise<{ readonly [CAPTCHA_FIELD]: string }[]>;
  /** Is there time left? */
  goesOn(): boolean;
}

/** Challenges solved at once: one for each processor of a small machine. */
const SOLVERS = 2;
/** How long the last answers of a flood are waited for, milliseconds. */
const GRACE = 10_000;
/** A flood of so many requests may last so many times as long as an attack. */
const EXTRA_TIME = 5;

/** Attackers who go for one server. The attack's time begins when they are made. */
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

/** Waits out what is left of the attack's time. */
export async function restOf({ goesOn }: Attackers): Promise<void> {
  while (goesOn()) await pause(50);
}
