import { describe, expect, test, vi } from 'vitest';
import { createLog } from '../../log/index.server.ts';
import { OFFICE_API } from '../paths.ts';
import { OWED, type Owed } from '../account.ts';
import { mayDo, ROLES, type Role } from '../roles.ts';
import type { OfficeServices } from '../services.server.ts';
import { allRoutes } from './areas.server.ts';
import { createApi } from './pipeline.server.ts';
import type { Confirms, Route } from './route.server.ts';
import { sessionFor } from '../accounts/testing/session.ts';

const SITE = 'https://example.com';
const routes = allRoutes({} as OfficeServices);

/** All that is answered to who owes a second factor, by what they owe. */
const SETTING_UP: Readonly<Record<Owed, readonly string[]>> = {
  setUp: [
    ...['GET /session', 'GET /account', 'POST /account/second-factor'],
    ...['POST /account/second-factor/code'],
    ...['POST /account/passkeys/options', 'POST /account/passkeys'],
  ],
  passkey: ['GET /session'],
};

/** How the table says when who calls shows who they are. */
const SHOWN: Readonly<Record<Confirms, string>> = { before: 'before', inBody: 'in the call' };

const addressOf = ({ path }: Route) =>
  `${SITE}${OFFICE_API}${path.replace(/:\w+(?:\{[^}]*\})?/g, 'x')}`;

/** Does a body with a field that the schema does not name break it? */
function refusesMore(schema: unknown): boolean {
  const { type, options } = schema as { type: string; options?: readonly unknown[] };
  return options ? options.every(refusesMore) : type === 'strict_object';
}

async function ask(
  route: Route,
  role: Role | null,
  headers: Record<string, string> = {},
  { owes, isConfirmed = true }: { owes?: Owed; isConfirmed?: boolean } = {},
) {
  const handle = vi.fn(() => ({}));
  const account = { id: 'a', name: 'Ana', email: 'ana@example.com', language: 'es' } as const;
  const app = createApi({
    routes: [{ ...route, handle }],
    sessionOf: async () =>
      sessionFor(role && { ...account, role, ...(owes && { owes }) }, isConfirmed),
    siteUrl: SITE,
    log: createLog(() => undefined),
    now: Date.now,
  });
  const response = await app.request(addressOf(route), { method: route.method, headers });
  const { error } = (await response.json()) as { error?: string };
  return { status: response.status, error, isReached: handle.mock.calls.length > 0 };
}

describe.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s',
  (_, route) => {
    test('is refused to who is signed out, and to each role that may not', async () => {
      expect(await ask(route, null)).toEqual({ status: 401, error: 'signedOut', isReached: false });
      for (const role of ROLES.filter((one) => !mayDo(one, route.needs))) {
        const refused = { status: 403, error: 'notAllowed', isReached: false };
        expect(await ask(route, role), role).toEqual(refused);
      }
    });

    test('is refused to who owes a second factor, unless it is what one is set up by', async () => {
      for (const owes of OWED) {
        const { status, error, isReached } = await ask(route, 'owner', {}, { owes });
        if (SETTING_UP[owes].includes(`${route.method} ${route.path}`)) {
          expect(error, owes).not.toBe('secondFactorNeeded');
          continue;
        }
        const refused = { status: 403, error: 'secondFactorNeeded', isReached: false };
        expect({ status, error, isReached }, owes).toEqual(refused);
      }
    });

    test.runIf(route.confirms === 'before')(
      'is refused to who has not shown a moment ago who they are',
      async () => {
        const refused = { status: 403, error: 'confirmIdentity', isReached: false };
        expect(await ask(route, 'owner', {}, { isConfirmed: false })).toEqual(refused);
      },
    );

    test.runIf(route.method !== 'GET')('is refused from another origin', async () => {
      const refused = await ask(route, 'owner', { Origin: 'https://elsewhere.example' });
      expect(refused).toEqual({ status: 403, error: 'crossSite', isReached: false });
    });

    test.runIf(route.body)('is refused with a body that breaks its schema', async () => {
      const headers = { 'Content-Type': 'application/json', 'If-Match': '"x"' };
      const { isReached, status } = await ask(route, 'owner', headers);
      expect({ isReached, status }).toEqual({ isReached: false, status: 400 });
    });

    test.runIf(route.body)('takes no field that it does not name', () => {
      expect(refusesMore(route.body)).toBe(true);
    });

    test.runIf(route.needsRevision)('is refused without a revision', async () => {
      const refused = await ask(route, 'owner');
      expect(refused).toEqual({ status: 428, error: 'revisionNeeded', isReached: false });
    });
  },
);

test('the table of routes and roles is up to date; vitest writes it with -u', async () => {
  const rows = routes
    .map(({ method, path, needs, needsRevision, confirms }) => {
      const roles = ROLES.map((role) => (mayDo(role, needs) ? 'yes' : '–'));
      const rest = [needsRevision ? 'yes' : '', confirms ? SHOWN[confirms] : ''];
      return `| ${method} | \`${path}\` | ${[...roles, ...rest].join(' | ')} |`;
    })
    .sort();
  const table = [
    '# Who may call what in the back office',
    '',
    `Below \`${OFFICE_API}\`. Written by \`npx vitest run src/office/api/areas.test.ts -u\`, which also tries each`,
    'route signed out, with each role, owing a second factor, long after who calls showed who they are, from another origin,',
    'without a revision and with a broken body. The last column is the one list of what wants somebody to show again who they are,',
    'by password or passkey: within 15 minutes before, or in the call itself. Of `/content/:type`, types with `isOwnerOnly` are the',
    "owner's alone, and a change of their `confirmedFields` is published as `before`; so are the words of quotes and emails among",
    'those of `PUT /content-words`.',
    '',
    `| method | path | ${ROLES.join(' | ')} | revision | shows who they are |`,
    `|---|---|${ROLES.map(() => '---|').join('')}---|---|`,
    ...rows,
    '',
  ].join('\n');
  await expect(table).toMatchFileSnapshot('../../../docs/office-routes.md');
});

test('no two routes share method and path', () => {
  const names = routes.map(({ method, path }) => `${method} ${path}`);
  expect(names).toEqual([...new Set(names)]);
});

test('what waits for a network or for emails under way keeps no other call of its account waiting', () => {
  const slow = routes.filter(({ isSlow }) => isSlow).map(({ method, path }) => `${method} ${path}`);
  expect(slow.sort()).toEqual([
    ...['POST /backups/:name/bucket', 'POST /first-run/email', 'POST /pictures'],
    ...['POST /privacy/erase', 'POST /transfer/import'],
  ]);
});
