import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../support/server.ts';
import { freePort } from '../../support/free-port.ts';
import { pause } from './scenario.ts';

const PROGRAMS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx'];
const PATIENCE = 10_000;

/** nginx in front of several servers, configured as docs/operations.md says. */
export interface Nginx {
  readonly url: string;
  /** How often a server behind it gave no answer, by what nginx did: 502, or the next server's answer. */
  failures(): { readonly unanswered: number; readonly passedOn: number };
  close(): Promise<void>;
}

export function findNginx(): string | undefined {
  return PROGRAMS.find((path) => existsSync(path));
}

/** Starts nginx before the servers on these local ports; null where it is not installed. */
export async function openNginx(ports: readonly number[]): Promise<Nginx | null> {
  const program = findNginx();
  if (program === undefined) return null;
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-nginx-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const log = join(folder, 'access.log');
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, port, ports));
  const child = spawn(program, ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], {
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const end = Date.now() + PATIENCE;
  while (!(await isListening(port))) {
    if (child.exitCode !== null || Date.now() > end) {
      throw new Error(`nginx did not start:\n${readFileSync(join(folder, 'error.log'), 'utf8')}`);
    }
    await pause(50);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    failures() {
      const tries = readFileSync(log, 'utf8').trimEnd().split('\n');
      return {
        unanswered: tries.filter((line) => /(?:^|, )50[24]$/.test(line)).length,
        passedOn: tries.filter((line) => /50[24], .*\b[1-4]\d\d$/.test(line)).length,
      };
    },
    async close() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The configuration in docs/operations.md for these servers, with everything that nginx writes in one folder. */
function configuration(folder: string, port: number, ports: readonly number[]): string {
  const manual = readFileSync(join(ROOT, 'docs', 'operations.md'), 'utf8');
  const written = /```nginx\n([^]*?)```/.exec(
    manual.slice(manual.indexOf('## Several machines')),
  )?.[1];
  if (written === undefined) throw new Error('docs/operations.md has no configuration of nginx');
  const site = written
    .replace(/^ *ssl_certificate.*\n/gm, '')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    // The lines of the two machines, once for each of these: only the first of the office is no backup.
    .replace(/(?: *server 10\.[^;]*;\n)+/g, (lines) => {
      const [first = '', second = ''] = lines.trimEnd().split('\n');
      const address = /10\.[\d.:]+/;
      return `${ports.map((one, at) => (at === 0 ? first : second).replace(address, `127.0.0.1:${one}`)).join('\n')}\n`;
    });
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `
${user} daemon off; worker_processes 1; pid ${folder}/pid;
events { worker_connections 512; }
http {
${places.map((place) => `${place}_temp_path ${folder}/${place};`).join('\n')}
log_format tries '$upstream_status';
access_log ${folder}/access.log tries;
${site}
}
`;
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
