import { beforeEach, describe, expect, it } from 'vitest';
import {
  DATABASE_KINDS,
  NEW_PASSWORD,
  openAccounts,
  openTestDatabase,
  OWNER,
  tokenIn,
  type Browser,
  type TestDatabase,
} from './testing/office.ts';

const AUTH = '/api/admin/auth';
const API = '/api/admin';

/** By which somebody would be taken for Marta. */
const MARTAS = ['Marta', 'MARTA', 'Mártã', 'M a r t a', 'Marta.', '\uff2darta'];

describe.each(DATABASE_KINDS)('what people are called on %s', (kind) => {
  let database: TestDatabase;
  let office: ReturnType<typeof openAccounts>;
  let owner: Browser;

  beforeEach(async () => {
    database = await openTestDatabase(kind);
    office = openAccounts(database);
    owner = await office.owner();
    return () => database.remove();
  });

  const rename = async (own: Browser, name: string) => {
    const answer = await own.send('PATCH', `${API}/account`, { name });
    return [answer.status, ((await answer.json()) as { error?: string }).error];
  };

  it('is nobody else’s name, nor looks like it', async () => {
    const invited = await owner.post(`${API}/invitations`, {
      ...{ email: 'eva@example.com', role: 'service' },
    });
    const own = office.browser('198.51.100.7');
    const join = async (name: string) =>
      own.post(`${AUTH}/invitation`, {
        ...{ token: tokenIn(invited['link']), name, password: NEW_PASSWORD, language: 'en' },
      });
    for (const name of MARTAS)
      expect(await join(name), name).toEqual({ status: 409, error: 'nameTaken' });
    expect(await join('M\u0430rta')).toEqual({ status: 422, error: 'oddName' });
    for (const unseen of ['\u202eatraM', 'Mar\u200bta', 'Mar\u0000ta', 'Mar\u2066ta'])
      expect((await join(unseen)).status, JSON.stringify(unseen)).toBe(422);
    // What was refused has not used up the link; another alphabet and emoji are names as well.
    expect((await join('Марта 👩‍🍳')).status).toBe(200);
    for (const name of MARTAS) expect(await rename(own, name)).toEqual([409, 'nameTaken']);
    expect(await rename(own, 'Marta R.')).toEqual([200, undefined]);
    expect(await rename(own, 'marta r')).toEqual([200, undefined]);
  });

  it('is chosen by one of two at the same moment', async () => {
    const eva = await office.join(owner, 'eva@example.com', 'service', 'Eva');
    const luis = await office.join(owner, 'luis@example.com', 'service', 'Luis');
    const answers = await Promise.all([rename(eva.own, 'Ana'), rename(luis.own, 'Ana')]);
    expect(answers.map(([status]) => status).sort()).toEqual([200, 409]);
  });

  it.each(['olг\u0430@bar.example', 'olga@b\u0430r.example', 'niño@bar.example'])(
    'is no address like %s',
    async (email) => {
      const refused = { status: 422, error: 'oddAddress' };
      const body = { email, role: 'owner' };
      expect(await owner.post(`${API}/invitations`, body)).toEqual(refused);
      await database.db.deleteFrom('accounts').execute();
      const token = await office.makeToken({ purpose: 'setUp' });
      const first = { token, ...OWNER, email };
      expect(await office.browser().post(`${AUTH}/set-up`, first)).toEqual(refused);
    },
  );

  it('has nothing in an address that nobody sees', async () => {
    const body = { email: 'a\u202eb@bar.example', role: 'owner' };
    expect(await owner.post(`${API}/invitations`, body)).toMatchObject({ status: 422 });
    expect((await owner.get(`${API}/account-links`))['total']).toBe(0);
  });
});
