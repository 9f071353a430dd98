import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, type Answered, type Asked } from '../../tests/support/http.ts';

/** Requests without end; each connection sends its next one once its last is answered. */
export interface Flood {
  /** Concurrent connections. */
  readonly width: number;
  /** Requests from one address before a new one replaces it; unlimited by default. */
  readonly perAddress?: number;
  /** The loopback address that all come from; by default each connection has its own. */
  readonly from?: string;
  /** How long a connection waits after it was sent away, milliseconds. */
  readonly rest?: number;
  next(at: number): Asked;
}

export interface FloodOptions {
  readonly url: string;
  /** How long requests are begun, milliseconds. */
  readonly duration: number;
  /** An unused loopback address. */
  address(): string;
  onAnswer(answer: Answered): void;
}

/** How long to wait for the last answers, milliseconds. */
const GRACE = 10_000;

export async function flood(
  { width, perAddress = Infinity, from, rest = 0, next }: Flood,
  { url, duration, address, onAnswer }: FloodOptions,
): Promise<void> {
  const end = performance.now() + duration;
  let at = 0;
  const visitAs = async (agent: Agent, own: string) => {
    for (let asked = 0; asked < perAddress && performance.now() < end; asked += 1) {
      at += 1;
      const answer = await ask(url, next(at - 1), { from: own, agent, patience: GRACE });
      onAnswer(answer);
      if (rest > 0 && [429, 503].includes(answer.status)) await pause(rest);
    }
    agent.destroy();
  };
  const connection = async () => {
    while (performance.now() < end)
      await visitAs(new Agent({ keepAlive: true, maxSockets: 1 }), from ?? address());
  };
  await Promise.all(Array.from({ length: width }, connection));
}
