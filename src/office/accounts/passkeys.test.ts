import { beforeEach, describe, expect, it } from 'vitest';
import { CHALLENGE_LIFE, CONFIRMED_FOR } from './constants.server.ts';
import { makePasskey, showPasskey, type SoftPasskey } from './testing/authenticator.ts';
import {
  DATABASE_KINDS,
  FULL_SUITE_KINDS,
  NEW_PASSWORD,
  openAccounts,
  openTestDatabase,
  OWNER,
  PASSWORD,
  SITE_URL,
  type Browser,
  type TestDatabase,
} from './testing/office.ts';

const AUTH = '/api/admin/auth';
const ACCOUNT = '/api/admin/account';

describe.each(DATABASE_KINDS)('a passkey on %s', (kind) => {
  let database: TestDatabase;
  let time: number;
  let office: ReturnType<typeof openAccounts>;
  let owner: Browser;
  let passkey: SoftPasskey;

  beforeEach(async () => {
    time = Date.now();
    database = await openTestDatabase(kind);
    office = openAccounts(database, () => time);
    owner = await office.owner();
    passkey = await add(owner);
    return () => database.remove();
  });

  /** What a browser signs, as the server asked for it. */
  const asked = async (own: Browser, path = `${AUTH}/passkey/options`) => ({
    challenge: String((await own.post(path))['challenge']),
    origin: SITE_URL,
  });
  const added = async (own: Browser, response: unknown) =>
    own.post(`${ACCOUNT}/passkeys`, { name: 'Clave', passkey: response });
  const add = async (own: Browser) => {
    const made = makePasskey(await asked(own, `${ACCOUNT}/passkeys/options`));
    expect((await added(own, made.response)).status).toBe(204);
    return made.passkey;
  };
  const refused = { status: 401, error: 'wrongPasskey' };
  const signIn = (shown: unknown) => office.browser().post(`${AUTH}/passkey`, { passkey: shown });
  const audit = async () => {
    const rows = database.db
      .selectFrom('events')
      .select('after')
      .where('action', '=', 'account.passkeyFailed');
    return (await rows.execute()).map(({ after }) => after);
  };

  it('signs in, once for each challenge', async () => {
    const shown = showPasskey(passkey, await asked(office.browser()));
    expect(await signIn(shown)).toMatchObject({ status: 200, account: { name: 'Marta' } });
    expect(await signIn(shown)).toEqual(refused);
    // Of two at the same time, one.
    const twice = showPasskey(passkey, await asked(office.browser()));
    const both = await Promise.all([signIn(twice), signIn(twice)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await audit()).toEqual(['2']);
  });

  if (!FULL_SUITE_KINDS.includes(kind)) return;

  it('signs out the browsers that came in by the password alone when it is added', async () => {
    const byPassword = office.browser();
    await byPassword.post(`${AUTH}/sign-in`, { email: OWNER.email, password: PASSWORD });
    const byPasskey = office.browser();
    const shown = showPasskey(passkey, await asked(byPasskey));
    await byPasskey.post(`${AUTH}/passkey`, { passkey: shown });
    expect((await byPassword.get(ACCOUNT)).status).toBe(200);
    await add(owner);
    const statuses = [byPassword, byPasskey, owner].map(
      async (own) => (await own.get(ACCOUNT)).status,
    );
    expect(await Promise.all(statuses)).toEqual([401, 200, 200]);
  });

  it('answers a challenge of ours alone, for ten minutes', async () => {
    const own = await asked(office.browser());
    const bytes = Buffer.from(own.challenge, 'base64url');
    const later = Buffer.from(bytes);
    later.writeBigUInt64BE(BigInt(time + 10 * CHALLENGE_LIFE), 16);
    for (const challenge of [later, bytes.subarray(0, 40), Buffer.alloc(bytes.length), Buffer.of()])
      expect(
        await signIn(showPasskey(passkey, { ...own, challenge: challenge.toString('base64url') })),
      ).toEqual(refused);
    // One that a passkey was to be made by is no other's.
    const forMaking = await asked(owner, `${ACCOUNT}/passkeys/options`);
    expect(await signIn(showPasskey(passkey, forMaking))).toEqual(refused);
    time += CHALLENGE_LIFE;
    expect(await signIn(showPasskey(passkey, own))).toEqual(refused);
  });

  it('is made for who asked, by what they asked, once', async () => {
    const { own: eva } = await office.join(owner, 'eva@example.com', 'editor');
    const wrong = { status: 422, error: 'wrongPasskey' };
    const owners = makePasskey(await asked(owner, `${ACCOUNT}/passkeys/options`));
    expect(await added(eva, owners.response)).toEqual(wrong);
    expect(await added(eva, makePasskey(await asked(eva)).response)).toEqual(wrong);
    const made = makePasskey(await asked(eva, `${ACCOUNT}/passkeys/options`));
    expect((await added(eva, made.response)).status).toBe(204);
    expect(await added(eva, made.response)).toEqual(wrong);
  });

  it('of nobody, or for another site, signs nobody in', async () => {
    const own = await asked(office.browser());
    expect(await signIn(showPasskey({ ...passkey, id: 'AAAA' }, own))).toEqual(refused);
    // Of what nobody has, nobody is told.
    expect(await audit()).toEqual([]);
    const { passkey: other } = makePasskey(own);
    expect(await signIn(showPasskey({ ...other, id: passkey.id }, own))).toEqual(refused);
    const elsewhere = { ...own, origin: 'https://evil.example' };
    expect(await signIn(showPasskey(passkey, elsewhere))).toEqual(refused);
    expect(await audit()).toEqual(['2']);
  });

  it('shows who somebody is, to whom it belongs', async () => {
    const { own: eva } = await office.join(owner, 'eva@example.com', 'editor');
    const evas = await add(eva);
    time += CONFIRMED_FOR;
    const confirm = async (shown: SoftPasskey) =>
      owner.post(`${AUTH}/confirm`, { passkey: showPasskey(shown, await asked(owner)) });
    const change = async (by: unknown) =>
      owner.send('PUT', `${ACCOUNT}/password`, { password: NEW_PASSWORD, by });
    const shownBy = async (shown: SoftPasskey) => ({
      passkey: showPasskey(shown, await asked(owner)),
    });
    expect(await confirm(evas)).toEqual({ status: 422, error: 'wrongPasskey' });
    expect((await change(await shownBy(evas))).status).toBe(422);
    expect((await confirm(passkey)).status).toBe(204);
    expect((await change(await shownBy(passkey))).status).toBe(204);
  });

  it('that nobody has signs nobody in', async () => {
    const options = await office.browser().post(`${AUTH}/passkey/options`);
    expect(options).toMatchObject({ rpId: 'sobremesa.test', userVerification: 'required' });
    expect(options).not.toHaveProperty('allowCredentials');
    const made = {
      ...{ id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {} },
      response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
    };
    expect(await signIn(made)).toEqual(refused);
  });
});
