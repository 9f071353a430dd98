import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shippedFile } from './nginx.ts';
import { isOpen, until } from './work.ts';

/** Where Debian puts it is not in everybody's PATH. */
const PATH = `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin`;
const PATIENCE = 30_000;

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
  const configuration = await shippedFile('deploy/varnish/default.vcl', {
    '/etc/varnish/purge-secret': join(folder, 'secret'),
    '.port = "3000"': `.port = "${productPort}"`,
  });
  await writeFile(join(folder, 'secret'), secret);
  await writeFile(join(folder, 'default.vcl'), configuration);
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
  const isUp = await until(async () => child.exitCode !== null || (await isOpen(port)), PATIENCE);
  if (!isUp || child.exitCode !== null) throw new Error(`Varnish does not start: ${said}`);
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
