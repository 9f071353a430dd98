/** What an attack finds on the server, and what it leaves there. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { headersOf } from '../../src/email/testing/smtp-stand-in.ts';
import { decodedEmail } from '../support/bytes.ts';
import { ask, read } from '../support/http.ts';

export interface Scene {
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

/** The widest new picture to request, device pixels. */
const MAX_WIDTH = 480;
/** Block size that `stat` counts in, bytes. */
const BLOCK = 512;
/** How long no email must appear before we stop waiting, and the limit of waiting, milliseconds. */
const QUIET = 1_500;
const PATIENCE = 30_000;

/** What the bystander requests in turn: two pages, a script, a picture. */
export async function bystanderPaths(url: string): Promise<string[]> {
  const home = await read(url, '/');
  const script = /\/assets\/boot[^"]*\.js/.exec(home)?.[0];
  const [picture] = picturesIn(home);
  if (script === undefined || picture === undefined) throw new Error('The home page lacks parts');
  return ['/', '/contact', script, picture];
}

/** The picture addresses in a page, unescaped. */
function picturesIn(html: string): string[] {
  const found = html.match(/\/images\/[^\s"]+/g) ?? [];
  return found.map((address) => address.replace(/,$/, '').replaceAll('&amp;', '&'));
}

/** Pictures that nobody has requested yet, one address of moderate width for each. */
export async function unseenPictures(url: string): Promise<string[]> {
  const pages = await Promise.all(['/gallery', '/blog'].map((path) => read(url, path)));
  const byPicture = new Map<string, string>();
  for (const address of pages.flatMap((html) => picturesIn(html).reverse())) {
    const { pathname, searchParams } = new URL(address, url);
    const width = Number(searchParams.get('w'));
    if (width > 0 && width <= MAX_WIDTH) byPicture.set(pathname, address);
  }
  // The first ones are at the top of their page, and may have been warmed.
  return [...byPicture.values()].slice(2);
}

/**
 * A fingerprint of each page's compressed bytes. Cached pages have been recompressed in the background,
 * so the fingerprint tells a cached page from one that was just rendered.
 */
export async function fingerprintsOf(url: string, paths: readonly string[]): Promise<string[]> {
  const marks: string[] = [];
  for (const path of paths) {
    const { status, bytes } = await ask(url, { path, encoding: 'br, gzip' });
    marks.push(`${status} ${createHash('sha256').update(bytes).digest('hex')}`);
  }
  return marks;
}

/** Disk space of a folder; zero if it does not exist. */
export function diskUse(folder: string): DiskUse {
  const names = entriesOf(folder);
  const files = names
    .map((name) => statSync(join(folder, name), { throwIfNoEntry: false }))
    .filter((about) => about?.isFile());
  return {
    files: files.length,
    bytes: files.reduce((sum, about) => sum + (about?.blocks ?? 0) * BLOCK, 0),
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

/** The names of the current emails. */
export function emailNames(folder: string): Set<string> {
  return new Set(entriesOf(join(folder, 'mail')).filter((name) => name.endsWith('.eml')));
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
  return [...names.difference(known)].map((name) => readEmail(join(folder, 'mail', name)));
}

/** A header without its display names, which may look like addresses. */
function withoutNames(header: string): string {
  return header.replaceAll(/"(?:\\.|[^"\\])*"/g, '').replaceAll(/=\?[^?]*\?[^?]*\?[^?]*\?=/g, '');
}

function readEmail(path: string): Email {
  const raw = readFileSync(path, 'utf8');
  const headers = headersOf(raw);
  const to = headers.find(([header]) => header === 'to')?.[1] ?? '';
  const addresses = withoutNames(to).match(/[^\s<>,;"]+@[^\s<>,;"]+/g) ?? [];
  return { to: addresses.map((one) => one.toLowerCase()), headers, text: decodedEmail(raw) };
}
