import { Hono } from 'hono';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind, OpenDatabase } from '../../../database/index.server.ts';
import {
  createTestDatabase,
  type TestDatabase as OneTestDatabase,
} from '../../../database/testing/test-database.ts';
import type { Email } from '../../../email/index.server.ts';
import { createFindSender } from '../../../http/index.server.ts';
import { createLog, silentLog } from '../../../log/index.server.ts';
import { ACCOUNTS_API } from '../../paths.ts';
import type { Role } from '../../roles.ts';
import { accountRoutes } from '../../api/account-routes.server.ts';
import { peopleRoutes } from '../../api/people-routes.server.ts';
import { submissionMigrations, type SubmissionTables } from '../../../requests/index.server.ts';
import { createApi } from '../../api/pipeline.server.ts';
import type { OfficeServices } from '../../services.server.ts';
import { officeMigrations } from '../../migrations.server.ts';
import type { OfficeTables } from '../../tables.server.ts';
import { createAccounts } from '../accounts.server.ts';
import { makeLink, SERVER } from '../links.server.ts';

type Tables = OfficeTables & Pick<SubmissionTables, 'calendar_feeds'>;

export { DATABASE_KINDS, FULL_SUITE_KINDS } from '../../../database/testing/test-database.ts';

export type TestDatabase = OneTestDatabase<Tables>;

/** A database of its own with the tables of the office, and of submissions, whose feeds accounts have. */
export const openTestDatabase = (
  kind: DatabaseKind,
  more: Readonly<Record<string, Migration>> = {},
): Promise<TestDatabase> =>
  createTestDatabase(kind, { ...officeMigrations, ...submissionMigrations, ...more });

export const SITE_URL = 'https://sobremesa.test';
export const DATA_KEY = Buffer.alloc(32, 7);
export const PASSWORD = 'el horno está encendido';
export const OWNER = {
  name: 'Marta',
  email: 'marta@example.com',
  password: PASSWORD,
  language: 'es',
} as const;

/** Of somebody who joins. */
export const NEW_PASSWORD = 'dos kilos de harina fina';

/** What a link carries. */
export const tokenIn = (link: unknown): string => String(link).split('#')[1] ?? '';

/** A browser: it keeps cookies and comes from an address. */
export class Browser {
  readonly #cookies = new Map<string, string>();
  readonly #send: (request: Request, peer: string) => Promise<Response>;
  readonly #peer: string;

  constructor(send: (request: Request, peer: string) => Promise<Response>, peer: string) {
    this.#send = send;
    this.#peer = peer;
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return new Request(`${SITE_URL}${path}`, {
      method,
      headers: {
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  async send(...request: Parameters<Browser['request']>): Promise<Response> {
    const response = await this.#send(this.request(...request), this.#peer);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0(?:;|$)/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }

  /** Posts to a path of accounts; answers the status and what was said. */
  async post(path: string, body: unknown = {}, headers?: Record<string, string>) {
    const response = await this.send('POST', path, body, headers);
    const text = await response.text();
    return { status: response.status, ...((text ? JSON.parse(text) : {}) as object) } as {
      status: number;
      error?: string;
      [field: string]: unknown;
    };
  }

  async get(path: string) {
    const response = await this.send('GET', path);
    return { status: response.status, ...((await response.json()) as object) } as {
      status: number;
      [field: string]: unknown;
    };
  }
}

type Link = Parameters<typeof makeLink>[1];
type MadeLink = Omit<Link, 'created_by'> & Partial<Pick<Link, 'created_by'>>;

/** Accounts over a database, with browsers to try them. */
export function openAccounts({ db }: OpenDatabase<Tables>, now = () => Date.now()) {
  const lines: string[] = [];
  const mailed: Email[] = [];
  const accounts = createAccounts({
    ...{ db, siteUrl: SITE_URL, dataKey: DATA_KEY, now },
    mail: { mailDomain: 'sobremesa.test', send: async (email) => void mailed.push(email) },
    log: createLog((line) => void lines.push(line)),
    findSender: createFindSender([]),
    businessName: async () => 'La Sobremesa',
  });
  const services = { accounts } as OfficeServices;
  const app = new Hono().route(ACCOUNTS_API, accounts.routes);
  app.route(
    '/',
    createApi({
      routes: [...accountRoutes(services), ...peopleRoutes(services)],
      sessionOf: accounts.sessionOf,
      siteUrl: SITE_URL,
      log: silentLog,
      now,
    }),
  );
  const send = async (request: Request, peer: string) =>
    app.fetch(request, { incoming: { socket: { remoteAddress: peer } } });
  const browser = (peer = '192.0.2.1') => new Browser(send, peer);
  /** The token of a link, which the server's own command makes unless it is said who. */
  const makeToken = async (link: MadeLink) => {
    const made = { created_by: SERVER, ...link };
    return (await makeLink(db, made, { siteUrl: SITE_URL, now: now() })).token;
  };
  return {
    accounts,
    lines,
    /** The emails that went out. */
    mailed,
    browser,
    makeToken,
    /** A browser in which the first owner is signed in. */
    async owner(peer?: string) {
      const own = browser(peer);
      const token = await makeToken({ purpose: 'setUp' });
      const made = await own.post('/api/admin/auth/set-up', { token, ...OWNER });
      if (made.status !== 200) throw new Error(JSON.stringify(made));
      return own;
    },
    /** Somebody whom an owner invites and who joins, in a browser of their own. */
    async join(owner: Browser, email: string, role: Role, name = 'Eva') {
      const invited = await owner.post('/api/admin/invitations', { email, role });
      const own = browser('198.51.100.7');
      const joined = await own.post('/api/admin/auth/invitation', {
        ...{ token: tokenIn(invited['link']), name, password: NEW_PASSWORD, language: 'en' },
      });
      if (joined.status !== 200) throw new Error(JSON.stringify([invited, joined]));
      return { own, id: (joined['account'] as { id: string }).id };
    },
  };
}
