import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

export const ROOT = join(import.meta.dirname, '..', '..');

/** As in the image and under systemd: less memory (docs/decisions/0031). */
export const SETTINGS = {
  NODE_OPTIONS: '--max-semi-space-size=4',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
};

const imported = (...path: string[]) =>
  `--import=${pathToFileURL(join(import.meta.dirname, ...path)).href}`;
const { CLOCK_AHEAD } = process.env;

/** What has a server or command under test go by the tests' clock (clock.ts); nothing where there is none, as in figures. */
export const CLOCK: Readonly<Record<string, string>> = CLOCK_AHEAD
  ? { NODE_OPTIONS: imported('clock.ts'), CLOCK_AHEAD }
  : {};

/** What has a server under test hash passwords and recovery codes at the least cost, where `CLOCK` is. */
const QUICK_HASHES: Readonly<Record<string, string>> = CLOCK_AHEAD
  ? { NODE_OPTIONS: imported('..', 'setup', 'quick-hashes.ts') }
  : {};

/** How long the server may take to start, milliseconds. */
const PATIENCE = 60_000;

/** Settings that turn off what most scenarios do not examine. */
export const QUIET = { CAPTCHA: 'off', RATE_LIMITS: 'off', WARM_UP: 'off' };

/** A server of the built site in a child process; `await using` stops it at the end. */
export interface BuiltServer extends AsyncDisposable {
  readonly url: string;
  readonly pid: number;
  readonly dataDirectory: string;
  /** Everything it has written to stdout and stderr. */
  output(): string;
  /** Whether it is still running. */
  isRunning(): boolean;
  /** Kills it without warning, with SIGKILL. */
  kill(): Promise<void>;
  /** Asks it to stop, and waits until it has. */
  stop(): Promise<void>;
}

export interface ServerOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** An existing data folder; by default a new one, removed at the end. */
  readonly dataDirectory?: string;
  /** The folder of another build of the product; by default this one. */
  readonly root?: string | undefined;
  /** Is called with a function that kills it, even before it listens. */
  readonly onSpawn?: (kill: () => void) => void;
}

/** Starts the built server as the image does, with default settings unless overridden. */
export async function startServer(options: ServerOptions = {}): Promise<BuiltServer> {
  const dataDirectory =
    options.dataDirectory ?? (await mkdtemp(join(tmpdir(), 'sobremesa-bench-')));
  const root = options.root ?? ROOT;
  // A test may load something into its server besides.
  const flags = [SETTINGS, CLOCK, QUICK_HASHES, options.environment ?? {}].flatMap(
    (one: Readonly<Record<string, string>>) => one['NODE_OPTIONS'] ?? [],
  );
  // As `npm start` does.
  const start = ['--import', './scripts/check-node.js', join(root, 'scripts', 'start.ts')];
  const child = spawn(process.execPath, start, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      ...{ ...SETTINGS, ...CLOCK },
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDirectory,
      ...options.environment,
      NODE_OPTIONS: flags.join(' '),
    },
  });
  options.onSpawn?.(() => child.kill('SIGKILL'));
  const lines: string[] = [];
  const ended = once(child, 'exit');
  createInterface({ input: child.stderr }).on('line', (line) => lines.push(line));
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No start:\n${lines.join('\n')}`)), PATIENCE);
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      const found = /"message":"Listening","url":"([^"]+)"/.exec(line)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    });
    void ended.then(() => {
      clearTimeout(timer);
      reject(new Error(`The server ended:\n${lines.join('\n')}`));
    });
  });
  const pid = child.pid ?? 0;
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await ended;
    if (!options.dataDirectory) await rm(dataDirectory, { recursive: true, force: true });
  };
  return {
    url,
    pid,
    dataDirectory,
    output: () => lines.join('\n'),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    [Symbol.asyncDispose]: () => end('SIGTERM'),
  };
}

/** Starts it on a data folder, with captcha, rate limits and warm-up off unless overridden. */
export function startQuiet(
  dataDirectory: string,
  environment: Readonly<Record<string, string>> = {},
  onSpawn?: (kill: () => void) => void,
): Promise<BuiltServer> {
  const options = { dataDirectory, environment: { ...QUIET, ...environment } };
  return startServer(onSpawn ? { ...options, onSpawn } : options);
}

/** A server that has served its first page. */
export interface AnsweringServer extends BuiltServer {
  /** Time from the start of the process to its first 200, milliseconds. */
  readonly firstAnswer: number;
}

/** Starts it and waits for its first page, by default the home page. */
export async function startBuilt({
  firstPath = '/',
  ...options
}: ServerOptions & { readonly firstPath?: string } = {}): Promise<AnsweringServer> {
  const startedAt = performance.now();
  const server = await startServer(options);
  const answer = await fetch(new URL(firstPath, server.url));
  if (answer.status !== 200) throw new Error(`The first answer was ${answer.status}`);
  await answer.arrayBuffer();
  return { ...server, firstAnswer: performance.now() - startedAt };
}
