import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../log/index.server.ts';
import type { StoredNotice } from '../../requests/index.ts';
import type { Account } from '../account.ts';
import type { Role } from '../roles.ts';
import { DATABASE_KINDS, openTestDatabase, type TestDatabase } from '../accounts/testing/office.ts';
import { createApi } from '../api/pipeline.server.ts';
import { pushRoutes } from '../api/push-routes.server.ts';
import type { OfficeServices } from '../services.server.ts';
import type { OfficeTables } from '../tables.server.ts';
import { createNotifier } from './notifier.server.ts';
import type { PushOutcome } from './send-push.server.ts';
import { createSubscriptions } from './subscriptions.server.ts';
import { vapidKeys } from './vapid.server.ts';
import { sessionFor } from '../accounts/testing/session.ts';
import { storePerson } from '../accounts/testing/person.ts';

const SITE = 'https://example.com';
const DATA_KEY = Buffer.alloc(32, 3);

const device = (name: string) => ({
  endpoint: `https://push.example.com/send/${name}`,
  keys: {
    p256dh: Buffer.alloc(65, 4).toString('base64url'),
    auth: Buffer.alloc(16, 5).toString('base64url'),
  },
});

const stored = (fields: Partial<StoredNotice> = {}): StoredNotice => ({
  ...{ id: 's1', kind: 'request', service: 'chef', eventDay: '2026-12-12', isHeldBack: false },
  ...fields,
});

const services = [{ key: 'chef', title: { es: 'Chef a domicilio', en: 'Private chef' } }];
const content = { services: async () => services as never };

describe.each(DATABASE_KINDS)('notifications on %s', (kind) => {
  let home: TestDatabase;
  let db: Kysely<OfficeTables>;
  const subscriptions = () => createSubscriptions({ db, dataKey: DATA_KEY });

  beforeAll(async () => {
    home = await openTestDatabase(kind);
    db = home.db as unknown as Kysely<OfficeTables>;
  });
  afterAll(() => home.remove());
  afterEach(async () => {
    for (const table of ['accounts', 'facts', 'events'] as const)
      await db.deleteFrom(table).execute();
  });
  beforeEach(() => account('ana', 'owner', 'es'));

  const account = (id: string, role: Role, language: 'es' | 'en') =>
    storePerson(db, { id, role, language });

  /** A notifier whose push service answers as it is told. */
  function notifierWith(outcomes: Readonly<Record<string, PushOutcome>> = {}) {
    const sent: { to: string; message: Record<string, string> }[] = [];
    const lines: string[] = [];
    const notifier = createNotifier({
      subscriptions: subscriptions(),
      keys: () => vapidKeys({ db, dataKey: DATA_KEY, now: () => 1 }),
      async send({ endpoint }, payload) {
        const to = endpoint.split('/').at(-1) ?? '';
        sent.push({ to, message: JSON.parse(payload) as Record<string, string> });
        return outcomes[to] ?? 'sent';
      },
      content,
      log: createLog((line) => void lines.push(line)),
      pause: 0,
    });
    return { notifier, sent, lines };
  }

  it('tell each device in its person’s language, and nothing of who wrote', async () => {
    await account('bea', 'service', 'en');
    await subscriptions().add('ana', device('phone'), 'Teléfono', 1);
    await subscriptions().add('bea', device('laptop'), 'Laptop', 2);
    const { notifier, sent } = notifierWith();
    notifier.add(stored());
    await notifier.settled();
    const url = '/admin/inbox/s1';
    expect(sent.sort((a, b) => b.to.localeCompare(a.to)).map(({ message }) => message)).toEqual([
      {
        ...{ title: 'Solicitud nueva', body: 'Chef a domicilio, 12 de diciembre' },
        ...{ url, tag: 'submission-s1' },
      },
      {
        ...{ title: 'New request', body: 'Private chef, 12 December' },
        ...{ url, tag: 'submission-s1' },
      },
    ]);
  });

  it('come together when many arrive at once, and not at all for what is held back', async () => {
    await subscriptions().add('ana', device('phone'), 'Teléfono', 1);
    const { notifier, sent } = notifierWith();
    for (let index = 0; index < 500; index++) notifier.add(stored({ id: `s${index}` }));
    await notifier.settled();
    notifier.add(stored({ isHeldBack: true }));
    await notifier.settled();
    expect(sent.map(({ message }) => message['title'])).toEqual([
      'Solicitud nueva',
      '499 novedades',
    ]);
  });

  it('go to nobody who may no longer see requests', async () => {
    await account('ed', 'editor', 'es');
    await account('out', 'owner', 'es');
    await account('gone', 'owner', 'es');
    for (const [index, id] of ['ed', 'out', 'gone'].entries()) {
      await subscriptions().add(id, device(id), id, index);
    }
    await db.updateTable('accounts').set({ disabled_at: 5 }).where('id', '=', 'out').execute();
    await db.deleteFrom('accounts').where('id', '=', 'gone').execute();
    const { notifier, sent } = notifierWith();
    notifier.add(stored());
    await notifier.settled();
    expect(sent).toEqual([]);
  });

  it('forget a device that is gone, and keep one that only failed', async () => {
    for (const name of ['gone', 'busy']) await subscriptions().add('ana', device(name), name, 1);
    const { notifier, lines } = notifierWith({ gone: 'gone', busy: 'failed' });
    notifier.add(stored());
    await notifier.settled();
    expect((await subscriptions().of('ana')).map((one) => one.device)).toEqual(['busy']);
    expect(lines.join()).toContain('could not be notified');
    expect(lines.join()).not.toContain('push.example.com');
  });

  it('keep endpoints and keys encrypted, one row a device, ten devices a person', async () => {
    for (let index = 0; index < 12; index++) {
      await subscriptions().add('ana', device(`d${index}`), `d${index}`, index);
    }
    await subscriptions().add('ana', device('d11'), 'again', 20);
    const rows = await db.selectFrom('push_subscriptions').selectAll().execute();
    expect(rows).toHaveLength(10);
    expect(JSON.stringify(rows)).not.toContain('push.example.com');
    const names = (await subscriptions().of('ana')).map((one) => one.device);
    expect(names.slice(0, 2)).toEqual(['again', 'd10']);
    expect((await subscriptions().devicesOf()).map(({ target }) => target)).toContainEqual(
      device('d11'),
    );
  });

  it('have one pair of keys for all processes, which only the data key opens', async () => {
    const options = { db, dataKey: DATA_KEY, now: () => 1 };
    const [first, second] = await Promise.all([vapidKeys(options), vapidKeys(options)]);
    expect(first).toEqual(second);
    expect(Buffer.from(first.publicKey, 'base64url')).toHaveLength(65);
    const facts = await db.selectFrom('facts').selectAll().execute();
    expect(JSON.stringify(facts)).not.toContain(first.privateKey);
    await expect(vapidKeys({ ...options, dataKey: Buffer.alloc(32) })).rejects.toThrow();
  });

  describe('by the office', () => {
    const ask = async (id: string, method: string, path: string, body?: unknown) => {
      const app = createApi({
        routes: pushRoutes({ db, dataKey: DATA_KEY, now: () => 7 } as unknown as OfficeServices),
        sessionOf: async () =>
          sessionFor({ id, name: id, role: 'owner', language: 'es' } as Account),
        siteUrl: SITE,
        log: createLog(() => undefined),
        now: () => 7,
      });
      const response = await app.request(`${SITE}/api/admin${path}`, {
        method,
        ...(body !== undefined && {
          body: JSON.stringify(body),
          headers: {
            'Content-Type': 'application/json',
            'User-Agent': 'Mozilla/5.0 (Android 16; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
          },
        }),
      });
      return {
        status: response.status,
        answer: (await response.json().catch(() => null)) as never,
      };
    };

    it('are asked for and ended by each person for themselves', async () => {
      await account('bea', 'owner', 'en');
      const added = await ask('ana', 'POST', '/push', device('phone'));
      expect(added.status).toBe(200);
      const { id } = added.answer as { id: string };
      const listed = (await ask('ana', 'GET', '/push')).answer as { devices: object[] };
      expect(listed.devices).toEqual([{ id, device: 'Firefox, Android', createdAt: 7 }]);
      expect((await ask('bea', 'GET', '/push')).answer).toMatchObject({ devices: [] });
      expect((await ask('bea', 'DELETE', `/push/${id}`)).status).toBe(404);
      expect((await ask('ana', 'DELETE', `/push/${id}`)).status).toBe(204);
      expect((await ask('ana', 'DELETE', `/push/${id}`)).status).toBe(404);
      const audit = await db.selectFrom('events').select(['action', 'after']).execute();
      expect(audit.map(({ action }) => action)).toEqual(['push.subscribe', 'push.unsubscribe']);
      expect(JSON.stringify(audit)).not.toContain('push.example.com');
    });

    it.each([
      'http://push.example.com/x',
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://169.254.169.254/x',
      'https://localhost/x',
      'https://push.example.com:8443/x',
      'https://127.0.0.1;/x',
      'https://127.0.0.1{/x',
      "https://127.0.0.1'/y",
      'https://169.254.169.254{/latest',
    ])('never go to %s', async (endpoint) => {
      const body = { ...device('x'), endpoint };
      expect((await ask('ana', 'POST', '/push', body)).status).toBe(422);
      expect(await subscriptions().of('ana')).toEqual([]);
    });
  });
});
