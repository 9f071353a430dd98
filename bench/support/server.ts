import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const ROOT = join(import.meta.dirname, '..', '..');

/** As `npm start` has it: a small young generation keeps the process small under load. */
const YOUNG_SPACE = '--max-semi-space-size=4';

/** A server of the built site in a process of its own, with a data folder of its own. */
export interface BuiltServer {
  readonly url: string;
  readonly dataDirectory: string;
  /** From the process's start to its first answer 200, milliseconds. */
  readonly firstAnswer: number;
  /** Memory that the process holds, bytes. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

export interface ServerOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** A data folder to go on with; without one a new one, removed at the end. */
  readonly dataDirectory?: string;
  /** The page that is asked for first; the home page unless told otherwise. */
  readonly firstPath?: string;
}

/** Starts the built server and waits for its first page. */
export async function startBuilt(options: ServerOptions = {}): Promise<BuiltServer> {
  const dataDirectory =
    options.dataDirectory ?? (await mkdtemp(join(tmpdir(), 'sobremesa-bench-')));
  const startedAt = performance.now();
  const child = spawn(process.execPath, [YOUNG_SPACE, join(ROOT, 'dist', 'server', 'main.js')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDirectory,
      ...options.environment,
    },
  });
  const url = await listening(child);
  const answer = await fetch(new URL(options.firstPath ?? '/', url));
  if (answer.status !== 200) throw new Error(`The first answer was ${answer.status}`);
  await answer.arrayBuffer();
  const firstAnswer = performance.now() - startedAt;
  return {
    url,
    dataDirectory,
    firstAnswer,
    memory: () => residentMemory(child),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      if (!options.dataDirectory) await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function listening(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The server has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const said = JSON.parse(line) as { message: string; url?: string };
    if (said.message === 'Listening' && said.url) {
      child.stdout.resume();
      return said.url;
    }
  }
  throw new Error('The server ended before it listened');
}

async function residentMemory({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1_024;
}
