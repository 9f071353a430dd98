import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '..', '..');

/** Where Debian puts it is not in everybody's PATH. */
const PATH = `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin`;

export const hasNginx = spawnSync('nginx', ['-v'], { env: { PATH } }).error === undefined;

export interface Nginx {
  readonly url: string;
  /** What it wrote to its access log so far. */
  log(): Promise<string>;
  stop(): Promise<void>;
}

/** The configuration that is shipped, with its places and ports replaced by a test's. */
export async function shippedConfiguration(
  places: Readonly<Record<string, string>>,
): Promise<string> {
  let text = await readFile(join(ROOT, 'deploy/nginx/sobremesa.conf'), 'utf8');
  for (const [place, own] of Object.entries(places)) {
    if (!text.includes(place)) throw new Error(`The configuration does not say ${place}`);
    text = text.replaceAll(place, own);
  }
  return text;
}

/** Starts nginx with the configuration that is shipped, in front of a port. */
export async function startNginx(options: {
  readonly port: number;
  readonly productPort: number;
  readonly secret: string;
}): Promise<Nginx> {
  const { port, productPort, secret } = options;
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-nginx-'));
  // As root its workers are somebody else, who must get to the cache.
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'sobremesa'));
  await writeFile(join(folder, 'sobremesa/purge-secret.map'), `"${secret}" 1;\n`);
  const configuration = await shippedConfiguration({
    '/etc/nginx/sobremesa/': `${folder}/sobremesa/`,
    '/var/cache/nginx/sobremesa': join(folder, 'cache'),
    '/var/log/nginx/sobremesa.log': join(folder, 'access.log'),
    'server 127.0.0.1:3000': `server 127.0.0.1:${productPort}`,
    'listen 80;': `listen 127.0.0.1:${port};`,
  });
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const main = join(folder, 'nginx.conf');
  await writeFile(
    main,
    `daemon off; pid ${join(folder, 'nginx.pid')}; error_log ${join(folder, 'error.log')} warn; worker_processes 1;
events { worker_connections 1024; }
http { types { text/html html; } default_type application/octet-stream; ${places.join(' ')}
${configuration}
}`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', main], {
    env: { PATH },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const ended = once(child, 'exit');
  for (let tries = 0; !(await isOpen(port)); tries += 1) {
    if (child.exitCode !== null || tries > 200) throw new Error(`nginx does not start: ${said}`);
    await wait(50);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    log: () => readFile(join(folder, 'access.log'), 'utf8'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Does something listen on a local port? */
export function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => (socket.destroy(), resolve(true)));
    socket.on('error', () => resolve(false));
  });
}
