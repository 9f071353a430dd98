import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { ApiError } from '../api/api-error.server.ts';
import { recorderOfAccounts } from '../audit.server.ts';
import { beginAnew, endAccess } from './belongings.server.ts';
import { readBody, type SignInContext } from './sign-in-context.server.ts';
import type { Forgotten } from './forgotten.server.ts';
import { EMAILED, findLink, useLink } from './links.server.ts';
import { requireName, requirePlainAddress } from './names.server.ts';
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

const linkGone = () => new ApiError(404, 'linkGone');

/**
 * The ways in by a link: as the first owner, by an invitation, and for who lost their password. What a link
 * carries is not guessed, so nobody is slowed down; and who has it is known, and shares no turn with strangers.
 */
export function createLinkRoutes(options: LinkRoutesOptions) {
  const { db, signInContext, turns, forgotten, siteUrl, now } = options;
  const { accountBy, start } = signInContext;

  const hashFor = ({ hash }: AccountLinksTable, password: string) =>
    turns.take({ known: `link ${hash}` }, () => hashPassword(password));

  const record = recorderOfAccounts(now);

  return new Hono()
    .post('/link', async (c) => {
      const { purpose, token } = await readBody(c.req.raw, check);
      const link = await findLink(db, purpose, token, now());
      if (!link || (purpose === 'setUp' && (await hasOwner(db)))) throw linkGone();
      const { account_id: id, role } = link;
      const { email, name } =
        id === null ? { email: link.email, name: '' } : await accountBy('id', id);
      // One that was asked for by email changes the password alone.
      return c.json({ email, name, role, isEmailed: link.created_by === EMAILED });
    })
    .post('/set-up', async (c) => {
      const { token, password, ...person } = await readBody(c.req.raw, setUp);
      const found = await findLink(db, 'setUp', token, now());
      if (!found) throw linkGone();
      requirePlainAddress(person.email);
      await requirePassword(password, [person.name, person.email, siteUrl]);
      const hash = await hashFor(found, password);
      const account = await inTurn(db, async (transaction) => {
        const link = await useLink(transaction, 'setUp', token, now());
        if (!link || (await hasOwner(transaction))) throw linkGone();
        await requireName(transaction, person.name);
        const owner = { ...person, role: 'owner' } as const;
        const made = await insertAccount(transaction, owner, hash, now());
        if (!made) throw new ApiError(409, 'emailTaken');
        await transaction.deleteFrom('account_links').where('purpose', '=', 'setUp').execute();
        await record(transaction, made, 'account.setUp');
        return made;
      });
      return start(c, account);
    })
    .post('/invitation', async (c) => {
      const { token, password, ...person } = await readBody(c.req.raw, invitation);
      const found = await findLink(db, 'invitation', token, now());
      if (!found) throw linkGone();
      await requirePassword(password, [person.name, found.email ?? '', siteUrl]);
      const hash = await hashFor(found, password);
      const account = await inTurn(db, async (transaction) => {
        const link = await useLink(transaction, 'invitation', token, now());
        if (!link?.email || !link.role) throw linkGone();
        const { email, role } = link;
        await requireName(transaction, person.name);
        const made = await insertAccount(transaction, { ...person, email, role }, hash, now());
        if (!made) throw new ApiError(409, 'emailTaken');
        await record(transaction, made, 'account.joined', { after: role });
        return made;
      });
      return start(c, account);
    })
    .post('/recovery', async (c) => {
      const { token, password } = await readBody(c.req.raw, recovery);
      const found = await findLink(db, 'recovery', token, now());
      if (!found?.account_id) throw linkGone();
      const { account_id: id } = found;
      const account = await accountBy('id', id);
      await requirePassword(password, [account.name, account.email, siteUrl]);
      const hash = await hashFor(found, password);
      const isEmailed = found.created_by === EMAILED;
      const asksForCode = await inTurn(db, async (transaction) => {
        if (!(await useLink(transaction, 'recovery', token, now()))) throw linkGone();
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
