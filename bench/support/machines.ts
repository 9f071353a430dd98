import { mkdir } from 'node:fs/promises';
import { statusOf } from './http.ts';
import { startServer, type BuiltServer } from './server.ts';
import { freePort, until } from './work.ts';

/** How long a machine may take until it is ready, milliseconds. */
const PATIENCE = 30_000;

/** One process of the site, on a port of its own that it keeps when it is started again. */
export interface Machine {
  readonly url: string;
  readonly port: number;
  /** How often it was started: whoever measures sees whether it was the same process all along. */
  readonly starts: number;
  isUp(): boolean;
  /** From its next start on it runs this build of the product. */
  upgrade(): void;
  start(more?: Readonly<Record<string, string>>): Promise<BuiltServer>;
  /** SIGKILL. */
  kill(): Promise<void>;
  /** SIGTERM, and waits for its end. */
  stop(): Promise<void>;
}

/** A process that shares with others only what `environment` names: its new data folder is its own. */
export async function prepareMachine(
  dataDirectory: string,
  environment: Readonly<Record<string, string>>,
  builtAt?: string,
): Promise<Machine> {
  await mkdir(dataDirectory);
  const port = await freePort();
  let starts = 0;
  let root = builtAt;
  let server: BuiltServer | undefined;
  const end = async (how: 'kill' | 'stop') => {
    const ending = server;
    server = undefined;
    await ending?.[how]();
  };
  return {
    ...{ url: `http://127.0.0.1:${port}`, port },
    get starts() {
      return starts;
    },
    upgrade: () => void (root = undefined),
    isUp: () => server?.isRunning() ?? false,
    async start(more = {}) {
      starts += 1;
      const settings = { ...environment, PORT: String(port), ...more };
      server = await startServer({ dataDirectory, root, environment: settings });
      return server;
    },
    kill: () => end('kill'),
    stop: () => end('stop'),
  };
}

/** Restarts machines one after the other, the next one once the last is ready. */
export async function roll(machines: readonly Machine[]): Promise<void> {
  for (const machine of machines) {
    await machine.stop();
    await machine.start();
    const isReady = async () => (await statusOf(`${machine.url}/health/ready`)) === 200;
    if (!(await until(isReady, PATIENCE))) throw new Error(`${machine.url} is not ready`);
  }
}
