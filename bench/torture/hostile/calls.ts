import { fork } from 'node:child_process';
import { once } from 'node:events';

interface Call {
  readonly id: number;
  readonly name: string;
  readonly value: unknown;
}

interface Reply {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

/** Timeout of a call, milliseconds. */
const PATIENCE = 180_000;

/** A child process with its own event loop, so that its load does not disturb the scenario. */
export interface Child {
  /** Calls one of its services; rejects with the error that it threw. */
  call<Value>(name: string, value?: unknown): Promise<Value>;
  stop(): Promise<void>;
}

/** Starts a program that `offer`s services. */
export function startChild(program: string): Child {
  const child = fork(program, { serialization: 'advanced' });
  const ended = once(child, 'exit');
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  child.on('message', (reply: Reply) => {
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  void ended.then(() => {
    for (const [id, settle] of waiting) settle({ id, error: `${program} ended` });
  });
  return {
    async call<Value>(name: string, value?: unknown) {
      last += 1;
      const id = last;
      const reply = await new Promise<Reply>((resolve) => {
        const giveUp = () => resolve({ id, error: `${name} was not done in time` });
        const timer = setTimeout(giveUp, PATIENCE);
        waiting.set(id, (answer) => {
          clearTimeout(timer);
          resolve(answer);
        });
        child.send({ id, name, value } satisfies Call);
      });
      if (reply.error !== undefined) throw new Error(reply.error);
      return reply.value as Value;
    },
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** In the child: answers the scenario's calls by name, and exits with the scenario. */
export function offer(
  services: Readonly<Record<string, (value: never) => unknown | Promise<unknown>>>,
): void {
  process.on('disconnect', () => process.exit(0));
  process.on('message', ({ id, name, value }: Call) => {
    const answer = async () => services[name]?.(value as never);
    answer().then(
      (result) => process.send?.({ id, value: result } satisfies Reply),
      (error: Error) => process.send?.({ id, error: error.stack ?? error.message } satisfies Reply),
    );
  });
}
