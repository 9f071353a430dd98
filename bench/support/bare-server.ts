import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SETTINGS } from './server.ts';

/** A server that does nothing but what ours is compared in. */
export interface BareServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Headers that `node:http` sends by itself. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive']);

/** Starts one that only sends what another once answered. */
export async function startBare(url: string, asking: Record<string, string>): Promise<BareServer> {
  return start(['bare.ts'], JSON.stringify(await rawAnswer(url, asking)));
}

/** Starts one that only stores what it is sent, in a folder, one durable commit each. */
export function startBareIntake(folder: string): Promise<BareServer> {
  return start(['bare-intake.ts', folder], '');
}

/** Starts Hono with one route. */
export function startBareHono(): Promise<BareServer> {
  return start(['bare-hono.ts'], '');
}

/** Starts one in a process of its own, with the environment of ours. */
async function start([program = '', ...args]: string[], input: string): Promise<BareServer> {
  const path = join(import.meta.dirname, 'load', program);
  const child = spawn(process.execPath, [path, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...SETTINGS },
  });
  const ended = once(child, 'exit');
  child.stdin.end(input);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    url: `http://127.0.0.1:${Number(line)}/`,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

/** The bytes and headers of an answer as sent. */
async function rawAnswer(url: string, headers: Record<string, string>) {
  const asked = request(url, { headers }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const body = await buffer(answer);
  const list = answer.rawHeaders;
  const kept = list.filter(
    (_, index) => !OWN_HEADERS.has((list[index - (index % 2)] ?? '').toLowerCase()),
  );
  return { status: answer.statusCode, headers: kept, body: body.toString('base64') };
}
