import { domainToASCII } from 'node:url';
import { hostileValues, EMAIL_HEADERS } from '../../src/email/testing/emails.ts';
import { allOf, none, type Figure } from '../support/figure.ts';
import { askFile, unfinished, untilSent } from '../support/ledger.ts';
import { mailSettings, openMailbox } from '../support/mailbox.ts';
import { startQuiet } from '../support/server.ts';
import { REQUEST, submit } from '../support/submit.ts';
import { inParallel, withFolder } from '../support/work.ts';
import type { Amount } from '../support/amount.ts';

const VALUES = 10_000;
/** Hostile values in one submission. */
const FIELDS = 6;
/** One in this many also has a hostile address; the others must be delivered, so that they can be checked. */
const HOSTILE_ADDRESS = 4;
const PATIENCE = 600_000;
const EXPECTED = new Set(EMAIL_HEADERS);

function ascii(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`.toLowerCase();
}

/**
 * What is taken as an address: without what nobody can see, such as a turn of the writing direction, and
 * with plain hyphens.
 */
function asTaken(email: string): string {
  const visible = email.replaceAll(/\p{Cf}/gu, '');
  return ascii(visible.replaceAll(/[\u2010-\u2015\u2212]/g, '-').trim());
}

export const what = 'hostile texts in every field: no header and no recipient is added to an email';

export const run = ({ share }: Amount): Promise<Figure[]> =>
  withFolder(async (folder) => {
    const mailbox = await openMailbox();
    const victim = await startQuiet(folder, mailSettings(mailbox.url));
    const values = hostileValues(Math.round(VALUES * share), Date.now());
    const submissions = Array.from({ length: Math.ceil(values.length / FIELDS) }, (_, at) =>
      values.slice(at * FIELDS, (at + 1) * FIELDS),
    );
    const allowed = new Set(['owner@example.com']);
    let taken = 0;
    try {
      await inParallel(submissions, 8, async (own, at) => {
        // Keeps required fields non-blank, and every field within its length.
        const value = (which: number, most: number) => `v${own[which] ?? ''}`.slice(0, most);
        const tail = at % HOSTILE_ADDRESS === 0 ? (own[5] ?? '') : '';
        const email = `ana@example.com${tail}`.slice(0, 254);
        const answer = await submit(victim.url, {
          ...REQUEST,
          firstName: value(0, 100),
          lastName: value(1, 100),
          phone: value(2, 40),
          company: value(3, 200),
          message: value(4, 9_000),
          workshop: value(5, 200),
          email,
          locale: at % 2 === 0 ? 'es' : 'en',
        });
        if (answer.status !== 201) return;
        taken += own.length;
        allowed.add(asTaken(email));
      });
      const allSent = await untilSent(askFile(folder), PATIENCE);
      const { notes } = mailbox;
      const strange = notes.flatMap((note) =>
        note.headers.filter(([name]) => !EXPECTED.has(name)).map(([name]) => name),
      );
      const repeated = notes.filter(
        (note) => new Set(note.headers.map(([name]) => name)).size !== note.headers.length,
      );
      const astray = notes.filter(
        ({ recipients }) =>
          recipients.length !== 1 || !recipients.every((address) => allowed.has(ascii(address))),
      );
      return [
        allOf('hostile values accepted', taken, values.length),
        allOf('emails checked', notes.length, submissions.length, `all sent: ${allSent}`),
        none(
          'unexpected headers',
          strange.length + repeated.length,
          [...new Set(strange)].join(' '),
        ),
        none('unexpected recipients', astray.length),
        none('emails unsent', await unfinished(askFile(folder))),
      ];
    } finally {
      await victim.stop();
      await mailbox.close();
    }
  });
