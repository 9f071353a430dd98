import { Hono } from 'hono';
import type { DatabaseKind, OpenDatabase } from '../../../../database/index.server.ts';
import {
  createTestDatabase,
  type TestDatabase as OneTestDatabase,
} from '../../../../database/testing/test-database.ts';
import { createFindSender } from '../../../../http/index.server.ts';
import { createLog, silentLog } from '../../../../log/index.server.ts';
import { ACCOUNTS_API } from '../../../paths.ts';
import { accountRoutes } from '../../api/accounts/account-routes.ts';
import { peopleRoutes } from '../../api/accounts/people-routes.ts';
import { createApi } from '../../api/pipeline.ts';
import type { AdminServices } from '../../services.ts';
import { auditMigrations } from '../../audit/migrations.ts';
import type { AuditTables } from '../../audit/tables.ts';
import { createAccounts } from '../accounts.ts';
import { makeLink } from '../links.ts';
import { accountMigrations } from '../migrations.ts';
import type { AccountTables } from '../tables.ts';

type Tables = AccountTables & AuditTables;

export { DATABASE_KINDS } from '../../../../database/testing/test-database.ts';

export type TestDatabase = OneTestDatabase<Tables>;

/** A database of its own with the tables of accounts and of the audit. */
export const openTestDatabase = (kind: DatabaseKind): Promise<TestDatabase> =>
  createTestDatabase(kind, { ...accountMigrations, ...auditMigrations });

export const SITE_URL = 'https://sobremesa.test';
export const DATA_KEY = Buffer.alloc(32, 7);
export const PASSWORD = 'el horno está encendido';
export const OWNER = {
  name: 'Marta',
  email: 'marta@example.com',
  password: PASSWORD,
  language: 'es',
} as const;

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

/** Accounts over a database, with browsers to try them. */
export function openAccounts({ db }: OpenDatabase<Tables>, now = () => Date.now()) {
  const lines: string[] = [];
  const accounts = createAccounts({
    ...{ db, siteUrl: SITE_URL, dataKey: DATA_KEY, now },
    log: createLog((line) => void lines.push(line)),
    findSender: createFindSender([]),
  });
  const services = { accounts } as AdminServices;
  const app = new Hono().route(ACCOUNTS_API, accounts.routes);
  app.route(
    '/',
    createApi({
      routes: [...accountRoutes(services), ...peopleRoutes(services)],
      accountOf: accounts.accountOf,
      siteUrl: SITE_URL,
      log: silentLog,
    }),
  );
  const send = async (request: Request, peer: string) =>
    app.fetch(request, { incoming: { socket: { remoteAddress: peer } } });
  const browser = (peer = '192.0.2.1') => new Browser(send, peer);
  const makeToken = async (...[link]: [Parameters<typeof makeLink>[1]]) =>
    (await makeLink(db, link, { siteUrl: SITE_URL, now: now() })).token;
  return {
    accounts,
    lines,
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
  };
}
