/**
 * `npm run check:start`: starts the site by `npm start` in an empty folder for its data, asks for a page, and stops
 * it. What this computer lacks is said by `npm start` itself.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './built.ts';

/** How long the start may take, a build included, milliseconds. */
const PATIENCE = 180_000;
const isWindows = process.platform === 'win32';

const data = mkdtempSync(join(tmpdir(), 'sobremesa-start-'));
// On Windows npm is a script of the shell.
const child = spawn('npm start', {
  cwd: ROOT,
  shell: true,
  detached: !isWindows,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, WARM_UP: 'off' },
});
const ended = once(child, 'exit');
const timer = setTimeout(() => stop(), PATIENCE);

try {
  const url = await listening();
  const { status } = await fetch(url);
  console.log(`${url} answers ${status} on ${process.platform} ${process.arch}.`);
  if (status !== 200) process.exitCode = 1;
} finally {
  clearTimeout(timer);
  stop();
  await ended;
  rmSync(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}

/** Reads on to the end: who writes into a pipe that nobody reads any more is ended by an error. */
function listening(): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const url = /"message":"Listening","url":"([^"]+)"/.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    });
    child.stdout.once('end', () => reject(new Error(`It does not listen: ${output}`)));
  });
}

/** The shell, npm and the server. */
function stop(): void {
  const { pid } = child;
  if (pid === undefined || child.exitCode !== null) return;
  if (isWindows) execFileSync('taskkill', ['/pid', String(pid), '/t', '/f']);
  else process.kill(-pid, 'SIGTERM');
}
