import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { domainToASCII } from 'node:url';

/** What is read of an email for its headers, bytes. */
const HEAD = 16 * 1024;

/** Files that the mail folder's transport writes: emails, and halves that a crash left. */
const MAIL_FILE = /\.(?:eml|part)$/;

/** What a submission's emails are known by: the Message-IDs of its deliveries. */
export type MessageIds = readonly string[];

/**
 * Removes the files of emails with these Message-IDs from the mail folder, half-written ones too;
 * with an `address`, also those to or about its visitor, whose deliveries may be long gone. Answers
 * how many.
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

/** What stands before the @ of a Message-ID, by which a file's name begins; a dot before it is a half. */
function fileMark(name: string): string {
  return name.replace(/^\./, '').split('@', 1)[0] ?? '';
}

/**
 * Whether an email's visitor has this address: who gets the email that no person wrote, and whom the
 * owner answers on the other.
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

/** The address of a header with one mailbox; its display name may hold another's. */
function mailboxOf(value: string): string {
  const end = value.lastIndexOf('>');
  return (end < 0 ? value : value.slice(value.lastIndexOf('<') + 1, end)).trim();
}

/** An address as a mail server may write it: the domain in ASCII. */
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
