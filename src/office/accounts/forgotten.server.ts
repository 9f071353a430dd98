import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { RateLimiter } from '../../database/index.server.ts';
import type { Email } from '../../email/index.server.ts';
import type { Log } from '../../log/index.server.ts';
import type { Account } from '../account.ts';
import { recordAudit } from '../audit.server.ts';
import { takeOrWait } from './attempts.server.ts';
import type { SignInContext } from './sign-in-context.server.ts';
import { forgottenEmail, usedEmail } from './forgotten-emails.server.ts';
import { EMAILED, makeLink } from './links.server.ts';
import { queryOwners } from './owners.server.ts';
import type { HashTurns } from './sign-in-turns.server.ts';
import type { OfficeTables } from '../tables.server.ts';

/** What sends an email of the office. */
export interface AccountMail {
  /** The part after the `@` of a Message-ID. */
  readonly mailDomain: string;
  send(email: Email): Promise<unknown>;
}

interface ForgottenOptions {
  readonly db: Kysely<OfficeTables>;
  readonly signInContext: SignInContext;
  readonly turns: HashTurns;
  readonly limiter: RateLimiter;
  readonly mail: AccountMail;
  readonly siteUrl: string;
  readonly log: Log;
  readonly now: () => number;
}

/** Who asks for a link by email is not known. */
const NOBODY = { id: '' };

/**
 * The way in for who forgot their password and reads their email: a link that works once, for an hour, and
 * changes the password alone. Whoever reads the mailbox has not shown a second factor, so it stays.
 */
export function createForgotten(options: ForgottenOptions) {
  const { db, signInContext, turns, limiter, mail, siteUrl, log, now } = options;
  const site = { host: new URL(siteUrl).host, mailDomain: mail.mailDomain };

  /** Nobody waits for an email to go out, and nothing else depends on it: they ask again. */
  const send = (email: Email) =>
    void mail
      .send(email)
      .catch((error: unknown) => log.error('An email of the office was not sent', { error }));

  const mailLink = async (email: string): Promise<void> => {
    const person = await db
      .selectFrom('accounts')
      .select(['id', 'name', 'email', 'language'])
      .where('email', '=', email)
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    if (!person) return;
    const at = now();
    const subject = `account/${person.id}`;
    const link = { purpose: 'recovery', account_id: person.id, created_by: EMAILED } as const;
    const { url } = await makeLink(db, link, { siteUrl, now: at });
    await recordAudit(db, { account: NOBODY, action: 'account.linkMailed', subject, at });
    send(forgottenEmail(person, url, site));
  };

  return {
    /**
     * Sends a link to the account of an address, if there is one. The answer is the same at the same time if there is
     * none: what has an account is found out after it. Refuses with `slowDown` who asks too often.
     */
    async ask(c: Context, email: string): Promise<void> {
      const { waiter, subjects } = signInContext.askerOf(c, email);
      await turns.take(waiter, () => takeOrWait(limiter.take(db, subjects)));
      void mailLink(email).catch((error: unknown) =>
        log.error('A link for a forgotten password was not made', { error }),
      );
    },

    /** Tells whose password was changed by such a link, and all owners. */
    async tell(account: Account): Promise<void> {
      const owners = await queryOwners(db).select(['id', 'name', 'email', 'language']).execute();
      const readers = [account, ...owners.filter(({ id }) => id !== account.id)];
      for (const reader of readers) send(usedEmail(reader, account, now(), site));
    },
  };
}

export type Forgotten = ReturnType<typeof createForgotten>;
