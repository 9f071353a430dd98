import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..', '..');
/** Longest start of the server, milliseconds. */
const PATIENCE = 60_000;

/** The built server in a process of its own, to be treated badly. */
export interface Victim {
  readonly url: string;
  readonly pid: number;
  /** Everything it has written, both outputs. */
  output(): string;
  /** Whether it still runs. */
  isRunning(): boolean;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to stop, and waits for it. */
  stop(): Promise<void>;
}

/** What the scenarios turn off unless told, since they look at something else. */
const QUIET = { CAPTCHA: 'off', RATE_LIMITS: 'off', WARM_UP: 'off' };

/** Starts the built server over a data folder, with captcha and rate limits off unless told. */
export function startVictim(
  dataDirectory: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Victim> {
  return start(dataDirectory, { ...QUIET, ...environment }, []);
}

/** Starts the built server as `npm start` does, with its defaults unless told. */
export function startAsUsual(
  dataDirectory: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Victim> {
  return start(dataDirectory, environment, ['--max-semi-space-size=4']);
}

async function start(
  dataDirectory: string,
  environment: Readonly<Record<string, string>>,
  flags: readonly string[],
): Promise<Victim> {
  const child = spawn(process.execPath, [...flags, join(ROOT, 'dist', 'server', 'main.js')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDirectory,
      ...environment,
    },
  });
  const lines: string[] = [];
  const ended = once(child, 'exit');
  createInterface({ input: child.stderr }).on('line', (line) => lines.push(line));
  const url = await new Promise<string>((resolve, reject) => {
    const give = setTimeout(() => reject(new Error(`No start:\n${lines.join('\n')}`)), PATIENCE);
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      const found = /"message":"Listening","url":"([^"]+)"/.exec(line)?.[1];
      if (found === undefined) return;
      clearTimeout(give);
      resolve(found);
    });
    void ended.then(() => reject(new Error(`The server ended:\n${lines.join('\n')}`)));
  });
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  return {
    url,
    pid: child.pid ?? 0,
    output: () => lines.join('\n'),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
