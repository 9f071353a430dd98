import { spawnSync, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** Is wrk (Debian's package of that name) there? Node's own load generators are no faster than a server. */
export function hasWrk(): boolean {
  return spawnSync('wrk', ['-v']).error === undefined;
}

interface WrkOptions {
  readonly connections: number;
  readonly seconds: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Answers a second that wrk gets, from one thread outside; rejects when any is not a good one. */
export async function wrk(url: string, options: WrkOptions): Promise<number> {
  const { connections, seconds, headers } = options;
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['-t1', `-c${connections}`, `-d${seconds}`, ...named, url];
  const child = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const output = await text(child.stdout);
  if (/Non-2xx|Socket errors: (?!connect 0, read 0, write 0)/.test(output)) throw new Error(output);
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1];
  if (rate === undefined) throw new Error(`wrk said nothing:\n${output}`);
  return Number(rate);
}
