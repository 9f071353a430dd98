import { randomUUID } from 'node:crypto';
import { makeLink, SERVER } from '../../../accounts/links.server.ts';
import { COLLEAGUE, type TestOffice } from '../office.ts';
import type { RouteCases } from '../route-case.ts';

const TIME = '2026-01-01T00:00:00.000Z';

async function session({ db, services }: TestOffice, account_id: string): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('account_sessions')
    .values({
      ...{ id, account_id, token: randomUUID(), ip_address: null, user_agent: null },
      ...{ expires_at: '2100-01-01T00:00:00.000Z', created_at: TIME, updated_at: TIME },
      ...{ last_seen_at: services.now(), confirmed_at: services.now() },
    })
    .execute();
  return id;
}

async function passkey({ db }: TestOffice, account_id: string): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('account_passkeys')
    .values({
      ...{ id, account_id, name: 'Llave', public_key: 'x', counter: 0, transports: '[]' },
      ...{ created_at: 0, last_used_at: null },
    })
    .execute();
  return id;
}

/** The hash of a link, which is the id of an invitation. */
async function link({ db, services }: TestOffice, of: Parameters<typeof makeLink>[1]) {
  const options = { siteUrl: services.siteUrl, now: services.now() };
  const known = new Set((await hashes(db)).map(({ hash }) => hash));
  await makeLink(db, of, options);
  return (await hashes(db)).find(({ hash }) => !known.has(hash))?.hash ?? '';
}

const hashes = (db: TestOffice['db']) => db.selectFrom('account_links').select('hash').execute();

const invitation = (office: TestOffice) =>
  link(office, {
    ...({ purpose: 'invitation', email: `${randomUUID()}@example.com` } as const),
    ...({ role: 'service', created_by: office.owner.id } as const),
  });

const aboutColleague = async (office: TestOffice) => ({
  params: { id: COLLEAGUE },
  others: { id: [await session(office, COLLEAGUE), await invitation(office)] },
});

export const accountCases: RouteCases = {
  'DELETE /account/passkeys/:id': async (office) => ({
    params: { id: await passkey(office, office.owner.id) },
    others: { id: [await passkey(office, COLLEAGUE), await session(office, office.owner.id)] },
  }),
  'DELETE /account/sessions/:id': async (office) => ({
    params: { id: await session(office, office.owner.id) },
    others: { id: [await session(office, COLLEAGUE), 'others', office.owner.id] },
  }),
  'PATCH /accounts/:id': async (office) => ({
    ...(await aboutColleague(office)),
    body: { role: 'editor', isDisabled: false },
  }),
  'POST /accounts/:id/recovery': aboutColleague,
  'DELETE /account-links/:id': async (office) => ({
    params: { id: await invitation(office) },
    others: { id: [await link(office, { purpose: 'setUp', created_by: SERVER }), COLLEAGUE] },
  }),
};
