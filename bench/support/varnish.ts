import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isOpen } from './nginx.ts';
import { ROOT } from './server.ts';

/** Where Debian puts it is not in everybody's PATH. */
const PATH = `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin`;

/** It compiles its configuration, so it needs a compiler as well. */
export const hasVarnish =
  spawnSync('varnishd', ['-V'], { env: { PATH } }).error === undefined &&
  spawnSync('gcc', ['--version'], { env: { PATH } }).error === undefined;

/** Starts Varnish with the configuration that is shipped, in front of a port. */
export async function startVarnish(options: {
  readonly port: number;
  readonly productPort: number;
  readonly secret: string;
}) {
  const { port, productPort, secret } = options;
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-varnish-'));
  const places = {
    '/etc/varnish/purge-secret': join(folder, 'secret'),
    '.port = "3000"': `.port = "${productPort}"`,
  };
  let text = await readFile(join(ROOT, 'deploy/varnish/default.vcl'), 'utf8');
  for (const [place, own] of Object.entries(places)) {
    if (!text.includes(place)) throw new Error(`The configuration does not say ${place}`);
    text = text.replaceAll(place, own);
  }
  await writeFile(join(folder, 'secret'), secret);
  await writeFile(join(folder, 'default.vcl'), text);
  const child = spawn(
    'varnishd',
    [
      ...['-F', '-j', 'none', '-a', `127.0.0.1:${port}`, '-s', 'malloc,64m'],
      ...['-f', join(folder, 'default.vcl'), '-n', join(folder, 'work')],
    ],
    { env: { PATH }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const ended = once(child, 'exit');
  for (let tries = 0; !(await isOpen(port)); tries += 1) {
    if (child.exitCode !== null || tries > 600) throw new Error(`Varnish does not start: ${said}`);
    await wait(50);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
