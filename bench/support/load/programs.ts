import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';

/** What `probe.ts` has measured, milliseconds. */
export interface Probed {
  readonly times: readonly number[];
  readonly failures: readonly string[];
}

/** What `submit.ts` has counted. */
export interface Submitted {
  /** Answers a second, and in all. */
  readonly average: number;
  readonly total: number;
  readonly p99: number;
  readonly non2xx: number;
  readonly errors: number;
}

/** Asks for a page at a steady rate from outside. */
export function probe(url: string, perSecond: number, seconds: number): Promise<Probed> {
  return run<Probed>('probe.ts', [url, String(perSecond), String(seconds)]);
}

/** Submits from outside as fast as it is answered. */
export function submit(
  url: string,
  body: string,
  connections: number,
  seconds: number,
): Promise<Submitted> {
  return run<Submitted>('submit.ts', [url, String(connections), String(seconds)], body);
}

async function run<Result>(program: string, args: readonly string[], input = ''): Promise<Result> {
  const child = spawn(process.execPath, [join(import.meta.dirname, program), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(input);
  const output = await text(child.stdout);
  return JSON.parse(output) as Result;
}

/** The value that so large a share of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
