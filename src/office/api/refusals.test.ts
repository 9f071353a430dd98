import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTE_KINDS } from '../../database/testing/test-database.ts';
import type { OfficeServices } from '../services.server.ts';
import { allRoutes } from './areas.server.ts';
import type { Route } from './route.server.ts';
import { ROUTE_CASES } from './testing/cases/index.ts';
import { openOffice, type TestOffice } from './testing/office.ts';
import type { RouteCase } from './testing/route-case.ts';

const routes = allRoutes({} as OfficeServices);
const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const parametersOf = ({ path }: Route) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** Does a body name by ids what is changed? */
const namesSeveral = ({ body }: Route) =>
  body !== undefined &&
  'entries' in body &&
  BY_IDS.some((name) => name in (body.entries as object));
const BY_IDS = ['ids', 'events'];

/** The routes that are about something, by address, body or revision; and what else has a case. */
const tried = routes.filter(
  (route) =>
    parametersOf(route).length > 0 ||
    route.needsRevision ||
    namesSeveral(route) ||
    ROUTE_CASES[nameOf(route)],
);

/** The others that only read, and what some of them have to be asked with. */
const reads = routes.filter((route) => route.method === 'GET' && !tried.includes(route));
const QUERIES: Readonly<Record<string, string>> = {
  '/calendar': '?from=2026-01-01&to=2026-01-31',
  '/content-countries': '?language=en',
  '/content-holidays': '?year=2026',
  '/content-picture': '?ref=image-0123456789abcdef0123-1600x600-webp',
  '/inbox/export': '?format=csv',
  '/quote-fit':
    '?submissionId=x&service=catering&place=kiosk&people=45&day=2026-12-18&startsAt=13:00&endsAt=16:00',
  '/quote-prices': '?service=catering&language=es&people=12',
};

/** Who looks at some things is written down. */
const withoutAudit = (state: Awaited<ReturnType<TestOffice['state']>>) => ({
  ...state,
  events: [],
});

test('those that change several at once are among them', () => {
  const names = tried.filter(namesSeveral).map(({ path }) => path);
  expect(names).toEqual(
    expect.arrayContaining(['/inbox/status', '/inbox/assignee', '/inbox/read', '/inbox/undo']),
  );
});

/** Ids of nothing, some of which a database might choke on. */
const NOBODY = ['nobody', '00000000-0000-4000-8000-000000000000', 'x'.repeat(300), '\u0000', "'"];

/** Calls that must be refused, each by what is wrong with it. */
type Calls = readonly (readonly [what: string, call: RouteCase])[];

/** The call with ids of nothing, and of what is something else's or somebody else's. */
function withOtherIds(route: Route, own: RouteCase): Calls {
  return parametersOf(route).flatMap((parameter) => {
    const others = own.others?.[parameter] ?? [];
    if (others.length === 0)
      throw new Error(`${nameOf(route)}: its case has no other ${parameter}`);
    return [...NOBODY, ...others].map(
      (id) =>
        [`${parameter}=${id}`, { ...own, params: { ...own.params, [parameter]: id } }] as const,
    );
  });
}

const withBodies = (own: RouteCase, bodies: readonly unknown[] = []): Calls =>
  bodies.map((body) => [JSON.stringify(body), { ...own, body }] as const);

/** The call with revisions of which none is the one that is there. */
function withStaleRevisions(route: Route, own: RouteCase): Calls {
  const { revision } = own;
  if (!route.needsRevision && !own.takesRevision) return [];
  if (revision === undefined) throw new Error(`${nameOf(route)}: its case has no revision`);
  return [
    ...(/^\d+$/.test(revision) ? [String(Number(revision) + 1), `0${revision}`] : []),
    ...['x', '', '9'.repeat(30), '-1', `${revision}0`, `${revision}\u00ff`],
  ].map((one) => [`If-Match: "${one}"`, { ...own, revision: one }] as const);
}

function addressOf({ path }: Route, { params = {} }: RouteCase): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

test('each case is a route’s', () => {
  const names = new Set(routes.map(nameOf));
  expect(Object.keys(ROUTE_CASES).filter((name) => !names.has(name))).toEqual([]);
});

describe.each(ROUTE_KINDS)('what is not there, another’s or stale is refused on %s', (kind) => {
  let office: TestOffice;
  beforeAll(async () => {
    office = await openOffice(kind);
    // The keys of notifications are made when somebody first asks for the public one.
    await office.ask('GET', '/push');
  });
  afterAll(() => office.close());

  test.each(tried.map((route) => [nameOf(route), route] as const))(
    '%s, and nothing has changed',
    async (name, route) => {
      const make = ROUTE_CASES[name];
      if (!make) throw new Error(`${name} has no case: write one in api/testing/cases`);
      const own = await make(office);
      const before = await office.state();
      const ask = (one: RouteCase) => office.ask(route.method, addressOf(route, one), one);
      /** The calls that were not refused with one of `statuses` and a reason. */
      const notRefused = async (calls: Calls, statuses: readonly number[]) => {
        const answers: string[] = [];
        for (const [what, call] of calls) {
          const { status, json } = await ask(call);
          if (statuses.includes(status) && typeof json.error === 'string') continue;
          answers.push(`${what}: ${status} ${JSON.stringify(json)}`);
        }
        return answers;
      };

      expect(await notRefused(withOtherIds(route, own), [403, 404, 409])).toEqual([]);
      expect(await notRefused(withBodies(own, own.otherBodies), [404, 409, 422])).toEqual([]);
      expect(await notRefused(withStaleRevisions(route, own), [409])).toEqual([]);
      expect(await notRefused(withBodies(own, own.staleBodies), [409])).toEqual([]);
      expect(await office.state()).toEqual(before);
      expect(office.failures()).toEqual([]);

      // What was refused in them was what they named: with its own, the call is answered.
      const { status, json } = await ask(own);
      expect(status, JSON.stringify(json)).toBeLessThan(300);
      if (route.method !== 'GET') expect(await office.state()).not.toEqual(before);
      else expect(withoutAudit(await office.state())).toEqual(withoutAudit(before));
    },
  );

  test('what only reads changes nothing', async () => {
    const before = await office.state();
    for (const { path } of reads) {
      const { status, json } = await office.ask('GET', `${path}${QUERIES[path] ?? ''}`);
      expect(status, `${path}: ${JSON.stringify(json)}`).toBeLessThan(400);
    }
    expect(withoutAudit(await office.state())).toEqual(withoutAudit(before));
  });
});
