import { describe, expect, test, vi } from 'vitest';
import { createLog } from '../../../log/index.server.ts';
import { OFFICE_API } from '../../paths.ts';
import { OWED, type Owed } from '../../account.ts';
import { mayDo, ROLES, type Role } from '../../roles.ts';
import type { AdminServices } from '../services.ts';
import { allRoutes } from './areas.ts';
import { createApi } from './pipeline.ts';
import type { Route } from './route.ts';

const SITE = 'https://example.com';
const routes = allRoutes({} as AdminServices);

/** All that is answered to who owes a second factor, by what they owe. */
const SETTING_UP: Readonly<Record<Owed, readonly string[]>> = {
  setUp: [
    ...['GET /session', 'GET /account', 'POST /account/second-factor'],
    ...['POST /account/second-factor/code'],
    ...['POST /account/passkeys/options', 'POST /account/passkeys'],
  ],
  passkey: ['GET /session'],
};

const addressOf = ({ path }: Route) =>
  `${SITE}${OFFICE_API}${path.replace(/:\w+(?:\{[^}]*\})?/g, 'x')}`;

async function ask(
  route: Route,
  role: Role | null,
  headers: Record<string, string> = {},
  owes?: Owed,
) {
  const handle = vi.fn(() => ({}));
  const account = { id: 'a', name: 'Ana', email: 'ana@example.com', language: 'es' } as const;
  const app = createApi({
    routes: [{ ...route, handle }],
    accountOf: async () => role && { ...account, role, ...(owes && { owes }) },
    siteUrl: SITE,
    log: createLog(() => undefined),
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
        const { status, error, isReached } = await ask(route, 'owner', {}, owes);
        if (SETTING_UP[owes].includes(`${route.method} ${route.path}`)) {
          expect(error, owes).not.toBe('secondFactorNeeded');
          continue;
        }
        const refused = { status: 403, error: 'secondFactorNeeded', isReached: false };
        expect({ status, error, isReached }, owes).toEqual(refused);
      }
    });

    test.runIf(route.method !== 'GET')('is refused from another origin', async () => {
      const refused = await ask(route, 'owner', { Origin: 'https://elsewhere.example' });
      expect(refused).toEqual({ status: 403, error: 'crossSite', isReached: false });
    });

    test.runIf(route.body)('is refused with a body that breaks its schema', async () => {
      const headers = { 'Content-Type': 'application/json', 'If-Match': '"x"' };
      const { isReached, status } = await ask(route, 'owner', headers);
      expect({ isReached, status }).toEqual({ isReached: false, status: 400 });
    });

    test.runIf(route.needsRevision)('is refused without a revision', async () => {
      const refused = await ask(route, 'owner');
      expect(refused).toEqual({ status: 428, error: 'revisionNeeded', isReached: false });
    });
  },
);

test('the table of routes and roles is up to date', async () => {
  const rows = routes
    .map(({ method, path, needs, needsRevision }) => {
      const roles = ROLES.map((role) => (mayDo(role, needs) ? 'yes' : '–'));
      return `| ${method} | \`${path}\` | ${roles.join(' | ')} | ${needsRevision ? 'yes' : ''} |`;
    })
    .sort();
  const table = [
    '# Who may call what in the back office',
    '',
    `Below \`${OFFICE_API}\`. Written by \`npx vitest run -u src/admin/server/api/areas.test.ts\`, which also tries each`,
    'route signed out, with each role, owing a second factor, from another origin, without a revision and with a broken body.',
    '',
    `| method | path | ${ROLES.join(' | ')} | revision |`,
    `|---|---|${ROLES.map(() => '---|').join('')}---|`,
    ...rows,
    '',
  ].join('\n');
  await expect(table).toMatchFileSnapshot('../../../../docs/office-routes.md');
});

test('no two routes share method and path', () => {
  const names = routes.map(({ method, path }) => `${method} ${path}`);
  expect(names).toEqual([...new Set(names)]);
});
