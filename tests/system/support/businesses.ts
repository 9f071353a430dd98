import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createPostgresDatabase } from '../../../src/database/testing/postgres-database.ts';
import { cookieHeader, setUpOwner } from '../../support/owner.ts';
import { startQuiet } from '../../support/server.ts';

type Values = Readonly<Record<string, unknown>>;

/** A text in both languages. */
export const said = (es: string, en: string) => ({ es, en });

/** A business with nothing but its name, in the built site, whose owner has the office open. */
export interface Business {
  readonly url: string;
  /** Fetches a path as a visitor, without following redirects. */
  get(path: string, init?: RequestInit): Promise<Response>;
  /** Calls the office as the owner; throws what it refuses. */
  call(method: string, path: string, body?: unknown): Promise<Response>;
  /** Writes a document as its form does, and publishes it. */
  publish(type: string, values: Values): Promise<void>;
  /** The emails that it has written, as they are sent. */
  emails(): Promise<string[]>;
}

/** Sets up a site by an empty start, on a new database of the server `postgres` if there is one. */
export async function givenBusiness(siteName: string, postgres?: string): Promise<Business> {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-business-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const database = postgres && (await createPostgresDatabase(postgres, 'business'));
  if (database) onTestFinished(database.drop);
  const server = await startQuiet(folder, database ? { DATABASE_URL: database.url } : {});
  onTestFinished(() => server.stop());
  const cookie = cookieHeader(await setUpOwner(server));

  const get = (path: string, init: RequestInit = {}) =>
    fetch(server.url + path, { redirect: 'manual', ...init });

  const call = async (method: string, path: string, body?: unknown, revision?: string) => {
    const answer = await fetch(`${server.url}/api/admin/${path}`, {
      method,
      headers: {
        cookie,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(revision !== undefined && { 'If-Match': `"${revision}"` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };

  const publish = async (type: string, values: Values) => {
    interface View {
      readonly id: string;
      readonly revision: string;
      readonly published?: { readonly values: Values } | null;
    }
    const only = await fetch(`${server.url}/api/admin/content/${type}/${type}`, {
      headers: { cookie },
    });
    let view: View;
    if (only.ok) {
      const { revision, published } = (await only.json()) as View;
      const whole = { values: { ...published?.values, ...values } };
      view = (await (await call('PUT', `content/${type}/${type}`, whole, revision)).json()) as View;
    } else view = (await (await call('POST', `content/${type}`, { values })).json()) as View;
    await call('POST', `content/${type}/${view.id}/publish`, undefined, view.revision);
  };

  const mail = join(folder, 'mail');
  const emails = async () => {
    const names = await readdir(mail).catch(() => []);
    return Promise.all(names.map((name) => readFile(join(mail, name), 'utf8')));
  };

  await call('POST', 'sample/removal', { business: { siteName } });
  return { url: server.url, get, call, publish, emails };
}
