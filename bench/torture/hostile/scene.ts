import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { headersOf } from '../../../src/mail/testing/smtp-stand-in.ts';
import { decodedEmail } from '../support/bytes.ts';
import { pause } from '../support/scenario.ts';

/** What an attack left behind on the server. */
export interface Scene {
  /** The server's data folder. */
  readonly folder: string;
  /** What the server logged meanwhile. */
  readonly log: string;
  /** Resident memory of the server before and after, without the encoding process, bytes. */
  readonly memory: { readonly before: number; readonly after: number };
  /** The picture variants on disk before and after. */
  readonly cache: { readonly before: DiskUse; readonly after: DiskUse };
  /** Pages that were cached before, and how many of them were evicted. */
  readonly cachedPages: { readonly total: number; readonly evicted: number };
  /** The bystander's waits for pictures that nobody had requested, milliseconds; Infinity: none came. */
  readonly pictures: { readonly waits: readonly number[]; readonly calm: readonly number[] };
  /** Was the server idle again a while after the attackers left? */
  readonly isIdle: boolean;
  /** Emails written meanwhile; waits until no more appear. */
  emails(): Promise<Email[]>;
}

export interface DiskUse {
  readonly files: number;
  /** Disk space, in whole blocks. */
  readonly bytes: number;
  /** Unfinished files. */
  readonly temporary: number;
}

/** An email of the mail folder. */
export interface Email {
  /** Recipients, in lower case. */
  readonly to: readonly string[];
  readonly headers: readonly (readonly [string, string])[];
  /** The raw email and its decoded parts. */
  readonly text: Buffer;
}

/** Block size that `stat` counts in, bytes. */
const BLOCK = 512;

/** Disk space of a folder; zero if it does not exist. */
export function diskUse(folder: string): DiskUse {
  const names = entriesOf(folder);
  const sizes = names.flatMap((name) => {
    try {
      const about = statSync(join(folder, name));
      return about.isFile() ? [about.blocks * BLOCK] : [];
    } catch {
      return [];
    }
  });
  return {
    files: sizes.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    temporary: names.filter((name) => name.endsWith('.tmp')).length,
  };
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
}

/** How long no email must appear before we stop waiting, and the limit of waiting, milliseconds. */
const QUIET = 1_500;
const PATIENCE = 30_000;

const isEmail = (name: string) => name.endsWith('.eml');

/** The names of the current emails. */
export function emailNames(folder: string): Set<string> {
  return new Set(entriesOf(join(folder, 'mail')).filter(isEmail));
}

/** The emails that are not in `known`, once no more appear. */
export async function newEmails(folder: string, known: ReadonlySet<string>): Promise<Email[]> {
  const end = performance.now() + PATIENCE;
  let names = emailNames(folder);
  for (;;) {
    await pause(QUIET);
    const now = emailNames(folder);
    if (now.size === names.size || performance.now() > end) break;
    names = now;
  }
  return [...names].filter((name) => !known.has(name)).map((name) => read(folder, name));
}

/** A header without its display names, which may look like addresses. */
function withoutNames(header: string): string {
  return header.replaceAll(/"(?:\\.|[^"\\])*"/g, '').replaceAll(/=\?[^?]*\?[^?]*\?[^?]*\?=/g, '');
}

function read(folder: string, name: string): Email {
  const raw = readFileSync(join(folder, 'mail', name), 'utf8');
  const headers = headersOf(raw);
  const to = headers.find(([header]) => header === 'to')?.[1] ?? '';
  return {
    to: [...withoutNames(to).matchAll(/[^\s<>,;"]+@[^\s<>,;"]+/g)].map(([address]) =>
      address.toLowerCase(),
    ),
    headers,
    text: decodedEmail(raw),
  };
}
