import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ALLOCATOR, HEAP_FLAGS } from './server.ts';

/** A server that only sends what another once answered. */
export interface BareServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Headers that `node:http` sends by itself. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive']);

/** Starts one in a process of its own, with the flags and the environment of ours. */
export async function startBare(url: string, asking: Record<string, string>): Promise<BareServer> {
  const sent = await rawAnswer(url, asking);
  const program = join(import.meta.dirname, 'load', 'bare.ts');
  const child = spawn(process.execPath, [...HEAP_FLAGS, program], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...ALLOCATOR },
  });
  const ended = once(child, 'exit');
  child.stdin.end(JSON.stringify(sent));
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
