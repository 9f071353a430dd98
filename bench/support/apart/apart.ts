import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { SETTINGS } from '../../../tests/support/server.ts';
import type { services as bareServices } from './bare.ts';
import type { services as loadServices } from './load.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- Each service has its own parameters.
type Services = Readonly<Record<string, (...args: any[]) => unknown>>;

interface Call {
  readonly id: number;
  readonly name: string;
  readonly args: readonly unknown[];
}

interface Reply {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

/**
 * Starts a program of this folder that `offer`s services, with the settings of the site's own process: a process
 * with its own event loop, so that neither its load nor ours disturbs what the other measures. `await using` ends it.
 */
function startApart<Offered extends Services>(program: string) {
  const child = fork(join(import.meta.dirname, program), {
    ...{ serialization: 'advanced', execArgv: [] },
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...SETTINGS },
  });
  const ended = once(child, 'exit');
  const waiting = new Map<number, (reply: Reply) => void>();
  child.on('message', (reply: Reply) => waiting.get(reply.id)?.(reply));
  void ended.then(() => {
    for (const [id, settle] of waiting) settle({ id, error: `${program} ended` });
  });
  let last = 0;
  return {
    /** Calls one of its services; rejects with the error that it threw. */
    async call<Name extends keyof Offered & string>(
      name: Name,
      ...args: Parameters<Offered[Name]>
    ): Promise<Awaited<ReturnType<Offered[Name]>>> {
      const id = (last += 1);
      const replied = new Promise<Reply>((resolve) => waiting.set(id, resolve));
      child.send({ id, name, args } satisfies Call);
      const { value, error } = await replied;
      waiting.delete(id);
      if (error !== undefined) throw new Error(error);
      return value as never;
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

export type Load = ReturnType<typeof startLoad>;
export const startLoad = () => startApart<typeof loadServices>('load.ts');
export const startBare = () => startApart<typeof bareServices>('bare.ts');

/** In the process: answers calls by name, and exits with who started it. */
export function offer<Offered extends Services>(services: Offered): Offered {
  process.on('disconnect', () => process.exit(0));
  process.on('message', ({ id, name, args }: Call) => {
    const answer = async () => services[name]?.(...args);
    answer().then(
      (value) => process.send?.({ id, value } satisfies Reply),
      (error: Error) => process.send?.({ id, error: error.stack ?? error.message } satisfies Reply),
    );
  });
  return services;
}
