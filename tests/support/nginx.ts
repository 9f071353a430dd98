import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './server.ts';
import { freePort, isOpen, until } from './work.ts';

/** Where Debian puts it is not in everybody's PATH. */
const PATH = `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin`;
const PATIENCE = 10_000;

export const hasNginx = spawnSync('nginx', ['-v'], { env: { PATH } }).error === undefined;

export interface Nginx {
  readonly url: string;
  /** What it wrote to its access log so far. */
  log(): Promise<string>;
  stop(): Promise<void>;
}

/** A shipped file, with its places and ports replaced by a test's. */
export async function shippedFile(
  path: string,
  places: Readonly<Record<string, string>>,
): Promise<string> {
  let text = await readFile(join(ROOT, path), 'utf8');
  for (const [place, own] of Object.entries(places)) {
    if (!text.includes(place)) throw new Error(`${path} does not say ${place}`);
    text = text.replaceAll(place, own);
  }
  return text;
}

/** Starts nginx with the configuration that is shipped, in front of a port. */
export function startNginx(options: {
  readonly port: number;
  readonly productPort: number;
  readonly secret: string;
}): Promise<Nginx> {
  const { port, productPort, secret } = options;
  return start(port, async (folder) => {
    await mkdir(join(folder, 'sobremesa'));
    await writeFile(join(folder, 'sobremesa/purge-secret.map'), `"${secret}" 1;\n`);
    return shippedFile('deploy/nginx/sobremesa.conf', {
      '/etc/nginx/sobremesa/': `${folder}/sobremesa/`,
      '/var/cache/nginx/sobremesa': join(folder, 'cache'),
      '/var/log/nginx/sobremesa.log': join(folder, 'access.log'),
      'server 127.0.0.1:3000': `server 127.0.0.1:${productPort}`,
      'listen 80;': `listen 127.0.0.1:${port};`,
    });
  });
}

/** Starts nginx in front of several machines, with the configuration that is shipped. */
export async function startBalancer(ports: readonly number[]) {
  const port = await freePort();
  const written = await readFile(join(ROOT, 'deploy/nginx/several-machines.conf'), 'utf8');
  const site = written
    .replace(/^ *ssl_certificate.*\n/gm, '')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    // The lines of the two machines, once for each of these: only the first of the office is no backup.
    .replace(/(?: *server 10\.[^;]*;\n)+/g, (lines) => {
      const [first = '', second = ''] = lines.trimEnd().split('\n');
      const servers = ports.map((one, at) =>
        (at === 0 ? first : second).replace(/10\.[\d.:]+/, `127.0.0.1:${one}`),
      );
      return `${servers.join('\n')}\n`;
    });
  let shipped = '';
  const nginx = await start(port, async (folder) => {
    shipped = join(folder, 'shipped.log');
    const logs = `${shipped} sobremesa; access_log ${folder}/access.log tries`;
    const place = '/var/log/nginx/sobremesa.log sobremesa';
    return `log_format tries '$upstream_status';\n${site.replace(place, logs)}`;
  });
  return {
    ...nginx,
    /** What it logs as it is shipped. */
    shippedLog: () => readFile(shipped, 'utf8'),
    /** How often a server gave no answer, by what nginx did: 502, or the next server's answer. */
    async failures() {
      const tries = (await nginx.log()).trimEnd().split('\n');
      return {
        unanswered: tries.filter((line) => /(?:^|, )50[24]$/.test(line)).length,
        passedOn: tries.filter((line) => /50[24], .*\b[1-4]\d\d$/.test(line)).length,
      };
    },
  };
}

/** Starts it on a port, with a configuration for a folder in which everything is that it writes. */
async function start(port: number, configure: (folder: string) => Promise<string>): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-nginx-'));
  // As root its workers are somebody else, who must get to the cache.
  await chmod(folder, 0o755);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const main = join(folder, 'nginx.conf');
  await writeFile(
    main,
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log warn; worker_processes 1;
events { worker_connections 1024; }
http { types { text/html html; } default_type application/octet-stream; ${places.join(' ')}
${await configure(folder)}
}`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', main], {
    env: { PATH },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const ended = once(child, 'exit');
  const isUp = await until(async () => child.exitCode !== null || (await isOpen(port)), PATIENCE);
  if (!isUp || child.exitCode !== null) throw new Error(`nginx does not start: ${said}`);
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
