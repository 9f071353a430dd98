import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  PictureProblem,
  type AnswerMessage,
  type CleanJob,
  type EncodedPicture,
  type EncodeJob,
  type OrderMessage,
} from './jobs.server.ts';

/**
 * Encodes pictures in a child process, which starts with the first job and exits when idle. A job
 * rejects with a `PictureProblem`, or with an `Error` when the process died during it.
 */
export interface Encoder {
  encode(job: EncodeJob): Promise<EncodedPicture>;
  /** Starts receiving an uploaded file; must be followed by `clean` or `forget`. */
  receive(): Reception;
  stop(): Promise<void>;
}

/** An uploaded file that is streamed to the process. */
export interface Reception {
  /** Resolves when there is room for the next piece. */
  append(piece: Uint8Array): Promise<void>;
  /** Re-encodes the file; refuses more pixels than the job allows. */
  clean(job: CleanJob): Promise<EncodedPicture>;
  forget(): void;
}

export interface EncoderOptions {
  /** The child process's program; the one beside this file by default. */
  readonly program?: string | undefined;
  /** How long the process waits for another job before it exits, milliseconds. */
  readonly idleTime?: number;
  /** How long a job may take before the process is killed, milliseconds. */
  readonly jobTime?: number;
}

const IDLE_TIME = 10_000;
const JOB_TIME = 60_000;

/** Make the allocator return freed memory: 80 MB instead of 380 after a dozen large pictures. */
const MEMORY_SETTINGS = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '1000000',
};

/** In the build, and in the sources. */
const PROGRAMS = ['./picture-encoder.js', './main.server.ts'];

interface Pending {
  resolve(picture: EncodedPicture): void;
  reject(error: Error): void;
  timer?: NodeJS.Timeout;
}

/** Throws when the program is missing. */
export function createEncoder(options: EncoderOptions = {}): Encoder {
  const program = options.program ?? findProgram();
  const pending = new Map<number, Pending>();
  let child: ChildProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let lastId = 0;

  const start = (): ChildProcess => {
    const started = fork(program, [], {
      serialization: 'advanced',
      // None of the flags that this process was started with.
      execArgv: [],
      env: { PATH: process.env['PATH'], ...MEMORY_SETTINGS },
    });
    started.on('message', (message) => settle(message as AnswerMessage));
    const ended = (error: Error) => {
      if (child !== started) return;
      child = undefined;
      const lost = [...pending.values()];
      pending.clear();
      for (const { reject, timer } of lost) {
        clearTimeout(timer);
        reject(error);
      }
    };
    started.on('error', ended);
    started.on('exit', () => ended(new Error('The process that encodes pictures ended')));
    return started;
  };

  const settle = (message: AnswerMessage) => {
    const job = pending.get(message.id);
    if (!job) return;
    end(message.id);
    if ('picture' in message) job.resolve(message.picture);
    else job.reject(new PictureProblem(message.problem));
  };

  const stopIdleProcess = () => {
    const ending = child;
    child = undefined;
    if (ending?.connected) ending.disconnect();
  };

  const end = (id: number) => {
    clearTimeout(pending.get(id)?.timer);
    pending.delete(id);
    clearTimeout(idleTimer);
    if (pending.size === 0)
      idleTimer = setTimeout(stopIdleProcess, options.idleTime ?? IDLE_TIME).unref();
  };

  /** Opens a job: `tell` sends the process a message about it, `work` sends the last one. */
  const begin = () => {
    clearTimeout(idleTimer);
    const worker = (child ??= start());
    const id = ++lastId;
    const { promise: outcome, ...settlers } = Promise.withResolvers<EncodedPicture>();
    // The process may die before anyone awaits the outcome: not an unhandled rejection.
    outcome.catch(() => {});
    const entry: Pending = settlers;
    pending.set(id, entry);
    const tell = (order: OrderMessage) =>
      new Promise<void>((resolve, reject) => {
        worker.send(order, (error) => (error ? reject(error) : resolve()));
      });
    const work = (order: OrderMessage) => {
      entry.timer = setTimeout(() => worker.kill('SIGKILL'), options.jobTime ?? JOB_TIME).unref();
      tell(order).catch(() => worker.kill('SIGKILL'));
      return outcome;
    };
    return { id, tell, work };
  };

  return {
    async encode(job) {
      const { id, work } = begin();
      return work({ id, encode: job });
    },
    receive() {
      const { id, tell, work } = begin();
      return {
        append: (piece) => tell({ id, piece }),
        clean: (job) => work({ id, clean: job }),
        forget() {
          end(id);
          tell({ id, forget: true }).catch(() => {});
        },
      };
    },
    async stop() {
      clearTimeout(idleTimer);
      const ending = child;
      if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
      const ended = new Promise((resolve) => ending.once('exit', resolve));
      ending.kill('SIGKILL');
      await ended;
    },
  };
}

function findProgram(): string {
  const paths = PROGRAMS.map((name) => fileURLToPath(new URL(name, import.meta.url)));
  const found = paths.find((path) => existsSync(path));
  if (!found) throw new Error(`The program that encodes pictures is missing: ${paths.join(', ')}`);
  return found;
}
