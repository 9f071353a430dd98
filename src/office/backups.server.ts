import { spawn, type ChildProcess } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log/index.server.ts';

interface BackupsOptions {
  readonly dataDirectory: string;
  /** The built command; without it nothing can be started. */
  readonly command: string | undefined;
  readonly log: Log;
  readonly now: () => number;
  /** Puts a file into the bucket of the site, where it has one. */
  readonly store?: ((name: string, path: string, type: string) => Promise<void>) | undefined;
  /** What the command is run with. */
  readonly environment?: NodeJS.ProcessEnv;
}

/** Backups that are kept; the oldest gives way to a new one. */
export const KEPT_BACKUPS = 3;

/** Those of the office alone; what `npm run backup` wrote has another name, and is left alone. */
const NAME = /^office-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)(-with-key)?\.tar\.gz$/;

/** What a backup that was broken off leaves behind. */
const LEFT_OVER = /^\.office-/;

/** Backups from the office: the command is run beside the server, one at a time. */
export function createBackups(options: BackupsOptions) {
  const { dataDirectory, command, log, now, store, environment = process.env } = options;
  const folder = join(dataDirectory, 'backups');
  let last: { state: 'running' | 'done' | 'failed'; readonly startedAt: number } | null = null;
  let child: ChildProcess | undefined;
  let ended: Promise<void> = Promise.resolve();

  const names = () => readdir(folder).catch(() => [] as string[]);

  /** Those that were made from the office, verified as each of them is, the newest first. */
  async function list() {
    const kept: { name: string; madeAt: number; bytes: number; hasKey: boolean }[] = [];
    for (const name of await names()) {
      const [, day, hours, minutes, seconds, key] = NAME.exec(name) ?? [];
      const file = day && (await stat(join(folder, name)).catch(() => null));
      if (!file) continue;
      const madeAt = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
      kept.push({ name, madeAt, bytes: file.size, hasKey: key !== undefined });
    }
    return kept.sort((a, b) => b.madeAt - a.madeAt);
  }

  async function removeAll(found: readonly string[]): Promise<void> {
    for (const name of found) await rm(join(folder, name), { recursive: true, force: true });
  }

  /** The bytes of what is being written. */
  async function written(): Promise<number> {
    let bytes = 0;
    for (const name of (await names()).filter((one) => LEFT_OVER.test(one))) {
      const inside = join(folder, name);
      for (const file of await readdir(inside).catch(() => [] as string[]))
        bytes += (await stat(join(inside, file)).catch(() => null))?.size ?? 0;
    }
    return bytes;
  }

  function runCommand(script: string, args: readonly string[]): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const said: string[] = [];
    child = spawn(process.execPath, [script, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environment,
    });
    for (const output of [child.stdout, child.stderr])
      output?.on('data', (text: Buffer) => void said.push(text.toString()));
    child.once('error', (error) => {
      log.error('A backup could not be started', { error });
      resolve(false);
    });
    child.once('close', (code) => {
      if (code !== 0) log.error('A backup failed', { code, said: said.join('').slice(0, 2_000) });
      resolve(code === 0);
    });
    return promise;
  }

  return {
    /** Can it be done here? Only of a site that is built, since the built command does it. */
    canRun: command !== undefined,
    list,
    /** The one under way, with what is written so far, or how the last one ended. */
    async run() {
      if (!last) return null;
      return { ...last, bytes: last.state === 'running' ? await written() : 0 };
    },
    /** Begins one, in a process of its own; false while there is one. */
    async start({ hasKey }: { readonly hasKey: boolean }): Promise<boolean> {
      if (command === undefined || last?.state === 'running') return false;
      const startedAt = now();
      const run: NonNullable<typeof last> = { state: 'running', startedAt };
      last = run;
      const at = new Date(startedAt).toISOString().slice(0, 19).replaceAll(':', '-');
      const file = join(folder, `office-${at}${hasKey ? '-with-key' : ''}.tar.gz`);
      ended = (async () => {
        await removeAll((await names()).filter((name) => LEFT_OVER.test(name)));
        const isDone = await runCommand(command, hasKey ? [file] : [file, '--without-key']);
        if (isDone) await removeAll((await list()).slice(KEPT_BACKUPS).map(({ name }) => name));
        run.state = isDone ? 'done' : 'failed';
      })().catch((error: unknown) => {
        log.error('A backup failed', { error });
        run.state = 'failed';
      });
      return true;
    },
    /** A backup's bytes; null when there is none of that name. */
    async open(name: string) {
      if (!NAME.test(name)) return null;
      const file = join(folder, name);
      const found = await stat(file).catch(() => null);
      return found?.isFile() ? { bytes: found.size, stream: createReadStream(file) } : null;
    },
    /** Is there a bucket to put them into? */
    canSend: store !== undefined,
    /** Puts one into the bucket; false when there is none of that name. Rejects as the bucket does. */
    async send(name: string): Promise<boolean> {
      const file = join(folder, name);
      if (!store || !NAME.test(name) || !(await stat(file).catch(() => null))?.isFile())
        return false;
      await store(`backups/${name}`, file, 'application/gzip');
      return true;
    },
    /** Resolves when none is under way. */
    settled: () => ended,
    /** Ends the one that is under way. */
    stop: () => void child?.kill(),
  };
}

export type Backups = ReturnType<typeof createBackups>;
