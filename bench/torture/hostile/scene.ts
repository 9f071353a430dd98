import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { headersOf } from '../../../src/mail/testing/smtp-stand-in.ts';
import { decodedEmail } from '../support/bytes.ts';
import { pause } from '../support/scenario.ts';

/** What an attack left behind, seen from inside the server's folder. */
export interface Scene {
  /** The server's data folder. */
  readonly folder: string;
  /** What the server wrote meanwhile. */
  readonly log: string;
  /** Memory of the server's process before and after, without its encoder, bytes. */
  readonly memory: { readonly before: number; readonly after: number };
  /** The picture variants on disk before and after. */
  readonly cache: { readonly before: DiskUse; readonly after: DiskUse };
  /** Pages that were held before, and those of them that had to be made anew. */
  readonly held: { readonly asked: number; readonly madeAnew: number };
  /** A bystander's waits for pictures that nobody had asked for, milliseconds; Infinity: none came. */
  readonly pictures: { readonly waits: readonly number[]; readonly calm: readonly number[] };
  /** Had the server come to rest a while after the attackers left? */
  readonly isAtRest: boolean;
  /** E-mails written meanwhile; waits until no more come. */
  emails(): Promise<Email[]>;
}

export interface DiskUse {
  readonly files: number;
  /** Whole blocks, as the disk counts. */
  readonly bytes: number;
  /** Files that were begun and not finished. */
  readonly temporary: number;
}

/** An e-mail as the mail folder keeps it. */
export interface Email {
  /** Addresses that it goes to, in lower case. */
  readonly to: readonly string[];
  readonly headers: readonly (readonly [string, string])[];
  /** The raw e-mail and its parts decoded. */
  readonly text: Buffer;
}

/** Bytes of a block as `stat` counts them. */
const BLOCK = 512;

/** What a folder takes on disk; nothing when it is not there. */
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

/** How long no e-mail comes before none is waited for, and how long is waited at most, milliseconds. */
const QUIET = 1_500;
const PATIENCE = 30_000;

const isEmail = (name: string) => name.endsWith('.eml');

/** The names of the e-mails that are there now. */
export function emailNames(folder: string): Set<string> {
  return new Set(entriesOf(join(folder, 'mail')).filter(isEmail));
}

/** The e-mails beside `known`, once no more come. */
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

/** A header's addresses without the names beside them, which may look like addresses. */
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
