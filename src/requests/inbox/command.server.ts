import { parseArgs } from 'node:util';
import { resend } from '../delivery/release.server.ts';
import { STATUSES } from '../status.ts';
import { allergyKey, readAllergy } from '../allergies.server.ts';
import { csvEntry, csvLine, hasOwnAnswers, csvColumns } from './csv.server.ts';
import type { EraseOptions } from './erase-options.server.ts';
import { erasePerson, type Erased } from './erase.server.ts';
import { readInbox } from './list.server.ts';
import { readEntry } from './read.server.ts';
import { listEntry, showEntry } from './text.server.ts';

export interface InboxDependencies extends EraseOptions {
  /** The domain of the Message-IDs. */
  readonly mailDomain: string;
  /** Writes to the terminal or the file that the output goes to. */
  readonly write: (text: string) => void;
}

const USAGE = `npm run inbox                        what came in, newest first
npm run inbox -- --csv               the same as CSV, for a spreadsheet
npm run inbox -- --show ID           one in full
npm run inbox -- --resend ID         its emails and copies again
npm run inbox -- --erase EMAIL       removes a person everywhere
`;

const OPTIONS = {
  csv: { type: 'boolean' },
  show: { type: 'string' },
  resend: { type: 'string' },
  erase: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** `npm run inbox`. Answers the exit code: 0, or 1 when there is no such submission or option. */
export async function inboxCommand(
  args: readonly string[],
  dependencies: InboxDependencies,
): Promise<number> {
  const { db, write } = dependencies;
  const chosen = read(args);
  if (!chosen || chosen.help) {
    write(USAGE);
    return chosen ? 0 : 1;
  }
  if (chosen.show !== undefined) return show(chosen.show, dependencies);
  if (chosen.resend !== undefined) return sendAgain(chosen.resend, dependencies);
  if (chosen.erase !== undefined) {
    write(eraseReport(await erasePerson(chosen.erase, dependencies)));
    return 0;
  }
  // Spam, too.
  const entries = readInbox(db, { status: STATUSES });
  if (chosen.csv) {
    // The byte order mark, without which Excel assumes another encoding.
    const hasOwn = await hasOwnAnswers(db);
    write(`\ufeff${csvLine(csvColumns(hasOwn))}`);
    for await (const entry of entries) write(csvEntry(entry, hasOwn));
    return 0;
  }
  let count = 0;
  for await (const entry of entries) {
    write(listEntry(entry));
    count += 1;
  }
  write(count === 0 ? 'Nothing has come in yet.\n' : `${count} in all\n`);
  return 0;
}

function read(args: readonly string[]) {
  try {
    const { values } = parseArgs({ args: [...args], options: OPTIONS });
    const actions = Object.keys(values);
    return actions.length > 1 ? undefined : values;
  } catch {
    return undefined;
  }
}

async function show(id: string, { db, dataKey, write }: InboxDependencies): Promise<number> {
  const entry = await readEntry(db, id);
  if (!entry) return unknown(id, write);
  const allergy = await readAllergy(db, allergyKey(dataKey), id).catch(
    () => 'cannot be read with this DATA_KEY',
  );
  write(showEntry(entry, allergy));
  return 0;
}

async function sendAgain(id: string, dependencies: InboxDependencies): Promise<number> {
  const count = await resend(dependencies.db, id, {
    mailDomain: dependencies.mailDomain,
  });
  if (count === 0) return unknown(id, dependencies.write);
  dependencies.write(`${count} to be delivered as soon as the site runs\n`);
  return 0;
}

function unknown(id: string, write: (text: string) => void): number {
  write(`There is no submission ${id}\n`);
  return 1;
}

function eraseReport(erased: Erased): string {
  const lines = [
    `${erased.submissions} submissions`,
    `${erased.allergies} allergies`,
    `${erased.deliveries} deliveries`,
    `${erased.emails} emails in the mail folder`,
    `${erased.copies} copies in the content service`,
    `${erased.testimonials} testimonials`,
    `${erased.keys} answers kept for repeated forms`,
    `${erased.limits} counts of tries`,
  ].map((line) => `removed ${line}`);
  if (erased.sent > 0) lines.push(`${erased.sent} emails had been sent and are in mailboxes`);
  if (erased.copiesLeft.length > 0) {
    lines.push(`still in the content service: ${erased.copiesLeft.join(', ')}`);
  }
  if (erased.testimonialsLeft.length > 0) {
    lines.push(`still among the testimonials: ${erased.testimonialsLeft.join(', ')}`);
  }
  if (erased.underWay > 0) {
    lines.push(`${erased.underWay} were being sent in this moment: erase once more in a minute`);
  }
  if (!erased.isScrubbed) {
    lines.push(
      'the rows are gone, but other programs kept the database busy, or its disk is full: their bytes are overwritten when you erase once more, with SQLite also within the hour while the site runs',
    );
  }
  return `${lines.join('\n')}\n`;
}
