import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Log } from '../../log/index.server.ts';
import { ContentUnavailableError } from '../content-service.ts';

/** A query of the dataset with its parameters. */
export interface Question {
  /** Names the kind of question; the limits are for each kind. Letters only. */
  readonly name: string;
  readonly query: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** The last answers of the service as it gave them, kept on disk over restarts. */
export interface KeptAnswers {
  /** @throws ContentUnavailableError when there is none. */
  read(question: Question): Promise<unknown>;
  /** Writes it in the background. What cannot be written is not kept, and logged once. */
  keep(question: Question, answer: unknown): void;
  /** Resolves when nothing is left to write. */
  stop(): Promise<void>;
}

export interface KeptAnswersOptions {
  /** Created on the first write. */
  readonly folder: string;
  /** Which dataset of which service: the answers of another are not found. */
  readonly source: string;
  readonly log: Log;
}

/** Limits of each kind of question: posts are asked for by any number of addresses. */
export const MOST_ANSWERS = 100;
export const MOST_BYTES = 4_194_304;

/** The last use of a kept answer is noted on disk at most this often, milliseconds. */
const NOTED_EVERY = 60 * 60_000;

interface Written {
  readonly digest: string;
  readonly at: number;
}

export function createKeptAnswers({ folder, source, log }: KeptAnswersOptions): KeptAnswers {
  const waiting = new Map<string, string>();
  const written = new LRUCache<string, Written>({ max: 1_000 });
  let writing: Promise<void> | undefined;
  let hasFailed = false;

  const fileOf = ({ name, query, parameters }: Question) =>
    `${name}-${sha1(JSON.stringify([source, query, parameters]))}.json`;

  const write = async (file: string, text: string) => {
    const path = join(folder, file);
    const digest = sha1(text);
    const before = written.get(file);
    if (before?.digest === digest) {
      const now = new Date();
      if (now.getTime() - before.at < NOTED_EVERY) return;
      await utimes(path, now, now);
    } else {
      await writeWhole(folder, file, text);
    }
    written.set(file, { digest, at: Date.now() });
    if (!before) await removeOldest(folder, file.split('-', 1)[0] ?? '');
  };
  const writeAll = async () => {
    for (const [file, text] of waiting) {
      waiting.delete(file);
      try {
        await write(file, text);
      } catch (error) {
        written.delete(file);
        if (!hasFailed) log.warn('answers of the content service cannot be kept', { error });
        hasFailed = true;
      }
    }
    writing = undefined;
  };

  return {
    async read(question) {
      const text = await readFile(join(folder, fileOf(question)), 'utf8').catch(() => '');
      try {
        return JSON.parse(text) as unknown;
      } catch (cause) {
        throw new ContentUnavailableError('this was never answered', { cause });
      }
    },
    keep(question, answer) {
      const text = JSON.stringify(answer);
      if (text.length > MOST_BYTES) return;
      waiting.set(fileOf(question), text);
      writing ??= writeAll();
    },
    stop: async () => writing,
  };
}

/** To a temporary name first, so that a reader never finds half of it. */
async function writeWhole(folder: string, file: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const beside = join(folder, `.${randomUUID()}.tmp`);
  try {
    await writeFile(beside, text, { mode: 0o600, flush: true });
    await rename(beside, join(folder, file));
  } catch (error) {
    await rm(beside, { force: true }).catch(() => {});
    throw error;
  }
}

/** Removes the least recently used answers of a kind that are beyond its limits. */
async function removeOldest(folder: string, name: string): Promise<void> {
  const files = (await readdir(folder)).filter((file) => file.startsWith(`${name}-`));
  const known = await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const { size, mtimeMs } = await stat(path);
      return { path, size, mtimeMs };
    }),
  );
  let bytes = 0;
  for (const [index, { path, size }] of known
    .sort((one, other) => other.mtimeMs - one.mtimeMs)
    .entries()) {
    bytes += size;
    if (index >= MOST_ANSWERS || bytes > MOST_BYTES) await rm(path, { force: true });
  }
}

function sha1(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}
