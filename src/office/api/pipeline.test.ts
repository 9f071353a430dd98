import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { createLog } from '../../log/index.server.ts';
import type { Role } from '../roles.ts';
import { ApiError } from './api-error.server.ts';
import { createApi } from './pipeline.server.ts';
import { anyonesRoute, contentRoute, settingsRoute } from './route.server.ts';
import { sessionFor } from '../accounts/testing/session.ts';

const SITE = 'https://example.com';
const changed = vi.fn();

const routes = [
  contentRoute('GET /things', { handle: () => ({ data: [] }) }),
  contentRoute('PUT /things/:id', {
    body: v.strictObject({ name: v.pipe(v.string(), v.maxLength(5)) }),
    needsRevision: true,
    maximumBytes: 100,
    handle({ params, body, revision, author }) {
      changed();
      if (revision === 'old') throw new ApiError(409, 'stale');
      return { id: params['id'], ...body, author: author.name };
    },
  }),
  settingsRoute('DELETE /things/:id', { handle: () => undefined }),
  anyonesRoute('POST /broken', {
    handle() {
      throw new Error('secret');
    },
  }),
  anyonesRoute('POST /large', {
    body: v.strictObject({ name: v.string() }),
    handle: () => changed(),
  }),
];

function sessionOf(role: Role | null) {
  return sessionFor(
    role && { id: 'a1', name: 'Ana', email: 'ana@example.com', role, language: 'es' },
  );
}

/** What the last call left in the log. */
const lines: string[] = [];

async function ask(role: Role | null, method: string, path: string, init: RequestInit = {}) {
  changed.mockClear();
  lines.length = 0;
  const app = createApi({
    routes,
    sessionOf: async () => sessionOf(role),
    siteUrl: SITE,
    log: createLog((line) => void lines.push(line)),
    now: Date.now,
    isOfAnotherBuild: ({ headers }) => headers.has('X-Older'),
  });
  const response = await app.request(`${SITE}/api/admin${path}`, { method, ...init });
  const answer = (await response.json().catch(() => null)) as { error?: string } | null;
  return { status: response.status, answer, headers: response.headers };
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const sent = (body: unknown, headers: Record<string, string> = {}) => ({
  body: JSON.stringify(body),
  headers: { ...JSON_TYPE, 'If-Match': '"r1"', ...headers },
});

describe('a call to the back office', () => {
  test('reaches its route with what was checked', async () => {
    const { status, answer, headers } = await ask(
      'editor',
      'PUT',
      '/things/7',
      sent({ name: 'x' }),
    );
    expect(status).toBe(200);
    expect(answer).toEqual({ id: '7', name: 'x', author: 'Ana' });
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  test.each([
    ['who may not make it', 'service', {}, { reason: 'notAllowed', account: 'a1' }],
    ['another site', 'owner', { Origin: 'https://evil.example' }, { reason: 'crossSite' }],
  ] as const)('is in the log when it comes from %s', async (_, role, headers, said) => {
    await ask(role, 'PUT', '/things/7', sent({ name: 'x' }, headers));
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ level: 'warn', route: '/things/:id', ...said }),
    ]);
  });

  test.each([
    ['the revision is old', 'owner', sent({ name: 'x' }, { 'If-Match': '"old"' }), 409, 'stale'],
    ['the body breaks its schema', 'owner', sent({ name: 'too long' }), 422, 'invalid'],
    ['the body has a field too many', 'owner', sent({ name: 'x', role: 'owner' }), 422, 'invalid'],
    ['the body has a NUL', 'owner', sent({ name: 'x\0' }), 422, 'invalid'],
    ['the body is too large', 'owner', sent({ name: 'x'.repeat(200) }), 413, 'tooLarge'],
    ['the body is no JSON', 'owner', { ...sent(0), body: '{' }, 400, 'notJson'],
    [
      'the body is of another type',
      'owner',
      { body: 'name=x', headers: { 'If-Match': '"r1"' } },
      415,
      'notJson',
    ],
  ] as const)('is refused when %s', async (_, role, init, status, error) => {
    const refused = await ask(role, 'PUT', '/things/7', init);
    expect(refused).toMatchObject({ status, answer: { error } });
    if (error !== 'stale') expect(changed).not.toHaveBeenCalled();
  });

  test.each([
    ['PUT', '/things/7', sent({ title: 'x' }), 422],
    ['PUT', '/things/7', { body: '{"name":"x"}', headers: JSON_TYPE }, 428],
    ['GET', '/removed', {}, 404],
  ])('of a tab from before an upgrade is told so: %s %s %j', async (method, path, init, status) => {
    const headers = { ...('headers' in init && init.headers), 'X-Older': '1' };
    const refused = await ask('owner', method, path, { ...init, headers });
    expect(refused).toMatchObject({ status, answer: { error: 'outdated' } });
    const stale = sent({ name: 'x' }, { 'X-Older': '1', 'If-Match': '"old"' });
    expect(await ask('owner', 'PUT', '/things/7', stale)).toMatchObject({ status: 409 });
  });

  test('is refused when its body is nested deeper than anything of ours, and nothing fails', async () => {
    for (const deep of ['['.repeat(400_000) + ']'.repeat(400_000), '['.repeat(800_000)]) {
      const body = `{"name":${deep}}`;
      const refused = await ask('owner', 'POST', '/large', { body, headers: JSON_TYPE });
      expect(refused).toMatchObject({ status: 400, answer: { error: 'notJson' } });
      expect(lines).toEqual([]);
    }
  });

  test('waits while two others of its account are worked on, and is sent away when many wait', async () => {
    let running = 0;
    let most = 0;
    const slow = anyonesRoute('GET /slow', {
      async handle() {
        running += 1;
        most = Math.max(most, running);
        await new Promise((done) => setTimeout(done, 1));
        running -= 1;
        return 'done';
      },
    });
    const app = createApi({
      routes: [slow, { ...slow, path: '/upload', isSlow: true }],
      sessionOf: async () => sessionOf('owner'),
      siteUrl: SITE,
      log: createLog((line) => void lines.push(line)),
      now: Date.now,
    });
    const call = async (path: string) => app.request(`${SITE}/api/admin${path}`);
    const answers = await Promise.all(Array.from({ length: 110 }, () => call('/slow')));
    expect(most).toBe(2);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(102);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toBe('1');
    expect(await refused?.json()).toEqual({ error: 'busy' });
    // What waits for a network has bounds of its own.
    most = 0;
    await Promise.all(Array.from({ length: 5 }, () => call('/upload')));
    expect(most).toBe(5);
  });

  test('says nothing of a failure but that there was one', async () => {
    const { status, answer } = await ask('owner', 'POST', '/broken');
    expect(status).toBe(500);
    expect(answer).toEqual({ error: 'failed' });
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({
        ...{ level: 'error', route: '/broken' },
        error: expect.stringContaining('secret') as string,
      }),
    ]);
  });

  test('is a 404 where there is no route', async () => {
    expect(await ask('owner', 'GET', '/nothing')).toMatchObject({ status: 404 });
  });

  test('is a 404 where an id has a NUL, which PostgreSQL takes for a failure', async () => {
    const refused = await ask('owner', 'PUT', '/things/7%00', sent({ name: 'x' }));
    expect(refused).toMatchObject({ status: 404, answer: { error: 'notFound' } });
    expect(changed).not.toHaveBeenCalled();
  });

  test('answers 204 when its route answers nothing', async () => {
    expect(await ask('owner', 'DELETE', '/things/7')).toMatchObject({ status: 204, answer: null });
  });
});
