import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabaseProxy } from './database-proxy.ts';
import { openS3Server } from './s3-server.ts';
import { openEditor } from './editor.ts';
import { statusOf } from './http.ts';
import { mailSettings, openMailbox } from './mailbox.ts';
import { cookieHeader, setUpOwner } from './owner.ts';
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
async function prepareMachine(
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

/**
 * Machines that share the database at `databaseUrl`, a bucket and a mail server; the first reaches the
 * database through a proxy that can break. All are started, of another build at `builtAt`, and owned.
 */
export async function openMachines(databaseUrl: string, count: number, builtAt?: string) {
  const proxy = await openDatabaseProxy(databaseUrl);
  const bucket = await openS3Server();
  const mailbox = await openMailbox();
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-machines-'));
  const common = {
    ...{ ...bucket.environment, ...mailSettings(mailbox.url) },
    ...{ DATA_KEY: randomBytes(32).toString('hex'), TRUST_PROXY: '127.0.0.1' },
    ...{ RATE_LIMITS: 'off', WARM_UP: 'off' },
  };
  const prepare = (at: number) => {
    const environment = { ...common, DATABASE_URL: at === 0 ? proxy.url : databaseUrl };
    return prepareMachine(join(folder, `machine-${at}`), environment, builtAt);
  };
  const first = await prepare(0);
  const machines = [first];
  for (let at = 1; at < count; at += 1) machines.push(await prepare(at));
  const cookie = cookieHeader(await setUpOwner(await first.start()));
  for (const machine of machines.slice(1)) await machine.start();
  return {
    ...{ machines, proxy, mailbox },
    /** The owner in the office at an address. */
    editorAt: ({ url }: { readonly url: string }) => openEditor(url, cookie),
    async close() {
      await Promise.all(machines.map((machine) => machine.kill()));
      await proxy.close();
      await mailbox.close();
      await bucket.close();
      await rm(folder, { recursive: true, force: true });
    },
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
