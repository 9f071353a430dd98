import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { recorderOfAccounts } from '../audit.server.ts';
import { beginAnew, endAccess } from './belongings.server.ts';
import { readBody, type SignInContext } from './sign-in-context.server.ts';
import type { Forgotten } from './forgotten.server.ts';
import { EMAILED, findLink, linkGone, useLink } from './links.server.ts';
import { requirePlainAddress } from './names.server.ts';
import { insertAccount, setPassword } from './new-account.server.ts';
import { hasOwner, inTurn } from './owners.server.ts';
import { hashPassword } from './password-hash.server.ts';
import { requirePassword } from './required-password.server.ts';
import type { HashTurns } from './sign-in-turns.server.ts';
import { EMAIL, LANGUAGE, NAME, PASSWORD, TOKEN } from './schemas.server.ts';
import type { AccountLinksTable } from './tables.server.ts';
import type { OfficeTables } from '../tables.server.ts';

interface LinkRoutesOptions {
  readonly db: Kysely<OfficeTables>;
  readonly signInContext: SignInContext;
  readonly turns: HashTurns;
  readonly forgotten: Forgotten;
  readonly siteUrl: string;
  readonly now: () => number;
}

const check = v.strictObject({
  purpose: v.picklist(['setUp', 'invitation', 'recovery']),
  token: TOKEN,
});
const setUp = v.strictObject({
  ...{ token: TOKEN, name: NAME, email: EMAIL, password: PASSWORD, language: LANGUAGE },
});
const invitation = v.strictObject({
  ...{ token: TOKEN, name: NAME, password: PASSWORD, language: LANGUAGE },
});
const recovery = v.strictObject({ token: TOKEN, password: PASSWORD });
const forgottenBody = v.strictObject({ email: EMAIL });

/**
 * The ways in by a link: as the first owner, by an invitation, and for who lost their password. What a link
 * carries is not guessed, so nobody is slowed down; and who has it is known, and shares no turn with strangers.
 */
export function createLinkRoutes(options: LinkRoutesOptions) {
  const { db, signInContext, turns, forgotten, siteUrl, now } = options;
  const { accountBy, start } = signInContext;

  /** The hash of the password that somebody chooses by a link; refuses one that can be guessed from what they are. */
  const hashFor = async (
    { hash }: AccountLinksTable,
    password: string,
    about: readonly string[],
  ): Promise<string> => {
    await requirePassword(password, [...about, siteUrl]);
    return turns.take({ known: `link ${hash}` }, () => hashPassword(password));
  };

  const record = recorderOfAccounts(now);

  return new Hono()
    .post('/link', async (c) => {
      const { purpose, token } = await readBody(c.req.raw, check);
      const link = await findLink(db, purpose, token, now());
      if (purpose === 'setUp' && (await hasOwner(db))) throw linkGone();
      const { account_id: id, role } = link;
      const { email, name } =
        id === null ? { email: link.email, name: '' } : await accountBy('id', id);
      // One that was asked for by email changes the password alone.
      return c.json({ email, name, role, isEmailed: link.created_by === EMAILED });
    })
    .post('/set-up', async (c) => {
      const { token, password, ...person } = await readBody(c.req.raw, setUp);
      const found = await findLink(db, 'setUp', token, now());
      requirePlainAddress(person.email);
      const hash = await hashFor(found, password, [person.name, person.email]);
      const account = await inTurn(db, async (transaction) => {
        await useLink(transaction, 'setUp', token, now());
        if (await hasOwner(transaction)) throw linkGone();
        const owner = { ...person, role: 'owner' } as const;
        const made = await insertAccount(transaction, owner, hash, now());
        await transaction.deleteFrom('account_links').where('purpose', '=', 'setUp').execute();
        await record(transaction, made, 'account.setUp');
        return made;
      });
      return start(c, account);
    })
    .post('/invitation', async (c) => {
      const { token, password, ...person } = await readBody(c.req.raw, invitation);
      const found = await findLink(db, 'invitation', token, now());
      const hash = await hashFor(found, password, [person.name, found.email ?? '']);
      const account = await inTurn(db, async (transaction) => {
        const { email, role } = await useLink(transaction, 'invitation', token, now());
        if (!email || !role) throw linkGone();
        const made = await insertAccount(transaction, { ...person, email, role }, hash, now());
        await record(transaction, made, 'account.joined', { after: role });
        return made;
      });
      return start(c, account);
    })
    .post('/recovery', async (c) => {
      const { token, password } = await readBody(c.req.raw, recovery);
      const found = await findLink(db, 'recovery', token, now());
      const { account_id: id } = found;
      if (!id) throw linkGone();
      const account = await accountBy('id', id);
      const hash = await hashFor(found, password, [account.name, account.email]);
      const isEmailed = found.created_by === EMAILED;
      const asksForCode = await inTurn(db, async (transaction) => {
        await useLink(transaction, 'recovery', token, now());
        const person = await transaction
          .selectFrom('accounts')
          .select(['has_second_factor', 'disabled_at'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        if (isEmailed && person.disabled_at !== null) throw linkGone();
        await setPassword(transaction, id, hash, now());
        await (isEmailed ? endAccess : beginAnew)(transaction, id);
        await record(
          transaction,
          account,
          `account.${isEmailed ? 'recoveredByEmail' : 'recovered'}`,
        );
        return isEmailed && person.has_second_factor === 1;
      });
      if (isEmailed) await forgotten.tell(account);
      // Who reads the mailbox has shown no second factor: they sign in with the new password, and show it.
      return asksForCode ? c.json({ next: 'signIn' }) : start(c, account);
    })
    .post('/forgotten', async (c) => {
      const { email } = await readBody(c.req.raw, forgottenBody);
      await forgotten.ask(c, email);
      return c.body(null, 202);
    });
}
