import addressparser from 'nodemailer/lib/addressparser';
import { headerText } from '../safe-text.server.ts';
import type { Mailbox } from '../transport.server.ts';

/**
 * The mailboxes of a setting such as `Our kitchen <hello@example.com>`, separated by commas.
 * Throws when there is none, or one without an @.
 */
export function readMailboxes(setting: string): Mailbox[] {
  const parsed = addressparser(setting, { flatten: true });
  const mailboxes = parsed.map(({ name, address }) => ({
    name: headerText(name),
    address: headerText(address),
  }));
  if (
    mailboxes.length === 0 ||
    mailboxes.some(({ address }) => !/^[^\s@]+@[^\s@]+$/.test(address))
  ) {
    throw new Error(`No usable address in "${setting}"`);
  }
  return mailboxes;
}

/** The first mailbox of a setting, since an email has one sender. */
export function readMailbox(setting: string): Mailbox {
  return readMailboxes(setting)[0] as Mailbox;
}
