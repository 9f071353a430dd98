import { join } from 'node:path';
import { startServer, type BuiltServer } from '../../support/server.ts';
import { freePort } from '../../support/free-port.ts';
import { pause } from './scenario.ts';
import { askFor } from './visitors.ts';

/** One process of the site, on a port of its own that it keeps when it is started again. */
export interface Machine {
  readonly url: string;
  readonly port: number;
  /** How often it was started: whoever measures sees whether it was the same process all along. */
  readonly starts: number;
  readonly server: BuiltServer | undefined;
  isUp(): boolean;
  /** From its next start on it runs this build of the product. */
  upgrade(): void;
  start(more?: Readonly<Record<string, string>>): Promise<BuiltServer>;
  /** SIGKILL. */
  kill(): Promise<void>;
  /** SIGTERM, and waits for its end. */
  stop(): Promise<void>;
}

/** A process that shares with others only what `environment` names: its data folder is its own. */
export async function prepareMachine(
  dataDirectory: string,
  environment: Readonly<Record<string, string>>,
  builtAt?: string,
): Promise<Machine> {
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
    get server() {
      return server;
    },
    upgrade() {
      root = undefined;
    },
    isUp: () => server?.isRunning() ?? false,
    async start(more = {}) {
      starts += 1;
      server = await startServer({
        dataDirectory,
        root,
        environment: { ...environment, PORT: String(port), ...more },
      });
      return server;
    },
    kill: () => end('kill'),
    stop: () => end('stop'),
  };
}

/** How long a machine may take until it is ready, milliseconds. */
const PATIENCE = 30_000;

/** Waits until a machine says that it is ready, before the next one is restarted. */
export async function untilReady({ url }: Machine): Promise<void> {
  const end = Date.now() + PATIENCE;
  while ((await askFor(`${url}/health/ready`)) !== 200) {
    if (Date.now() > end) throw new Error(`${url} is not ready`);
    await pause(100);
  }
}

/** Data folders of machines below one folder. */
export function folderOf(folder: string, at: number): string {
  return join(folder, `machine-${at}`);
}
