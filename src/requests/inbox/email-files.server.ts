import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { domainToASCII } from 'node:url';
import { syncFolder } from '../../files/index.server.ts';

/** How much of an email is read for its headers, bytes. */
const HEAD = 16 * 1024;

/** Files that the folder transport writes: emails, and partial ones that a crash left, which an older build called `.part`. */
const MAIL_FILE = /\.(?:eml|tmp|part)$/;

/** The Message-IDs of a submission's deliveries, after which its emails' files are named. */
export type MessageIds = readonly string[];

/**
 * Removes emails with these Message-IDs from the mail folder, including partial files. With an
 * `address`, also those to or about that visitor, whose deliveries may be long gone. Answers how
 * many files: after a loss of power, too, they are gone.
 */
export async function removeEmailFiles(
  folder: string,
  messageIds: MessageIds,
  address?: string,
): Promise<number> {
  const marks = new Set(messageIds.map((id) => fileMark(id.replace(/^</, ''))));
  marks.delete('');
  if (marks.size === 0 && address === undefined) return 0;
  let count = 0;
  for (const name of await filesOf(folder)) {
    const path = join(folder, name);
    const isTheirs =
      marks.has(fileMark(name)) || (address !== undefined && (await isOfVisitor(path, address)));
    if (!isTheirs) continue;
    await rm(path, { force: true });
    count += 1;
  }
  if (count > 0) await syncFolder(folder);
  return count;
}

async function filesOf(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && MAIL_FILE.test(entry.name))
      .map(({ name }) => name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * The part of a Message-ID before the @, with which its file's name begins, after a dot if the file is
 * partial.
 */
function fileMark(name: string): string {
  return name.replace(/^\./, '').split('@', 1)[0] ?? '';
}

/**
 * Whether an email belongs to the visitor of this address: the recipient of one that says whether a
 * machine wrote it, which those to visitors do, or the one whom the owner's email replies to.
 */
async function isOfVisitor(path: string, address: string): Promise<boolean> {
  const head = (await readHead(path)).split(/\r?\n\r?\n/, 1)[0] ?? '';
  const lines = head
    .replace(/\r?\n[ \t]/g, ' ')
    .toLowerCase()
    .split(/\r?\n/);
  const name = lines.some((line) => line.startsWith('auto-submitted:')) ? 'to:' : 'reply-to:';
  return lines
    .filter((line) => line.startsWith(name))
    .map((line) => mailboxOf(line.slice(name.length)))
    .some((found) => found === address || found === inAscii(address));
}

/** The address in a header with one mailbox, whose display name may hold another address. */
function mailboxOf(value: string): string {
  const end = value.lastIndexOf('>');
  return (end < 0 ? value : value.slice(value.lastIndexOf('<') + 1, end)).trim();
}

/** The address with its domain in ASCII, as a mail server may write it. */
function inAscii(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 0) return address;
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
}

async function readHead(path: string): Promise<string> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
