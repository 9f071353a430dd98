import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createReadiness, type ReadinessOptions } from './readiness.ts';
import { createHealthRoutes } from './health-routes.ts';

/** A server whose parts are as a test has them. */
function server(more: Partial<ReadinessOptions> = {}) {
  const state = { time: 0, asked: 0, isAway: false, hasContent: true, isOpen: true, isThere: true };
  const options: ReadinessOptions = {
    async askDatabase() {
      state.asked += 1;
      if (state.isAway) throw new Error('connect ECONNREFUSED 10.0.0.9:5432 password=secret');
    },
    hasContent: async () => state.hasContent,
    isWriterThere: () => state.isThere,
    isOpen: () => state.isOpen,
    now: () => state.time,
    patience: 20,
    ...more,
  };
  return { state, options, look: createReadiness(options) };
}

it('is ready when all of it is', async () => {
  const { look } = server();
  expect(await look()).toMatchObject({ isReady: true });
});

it('asks the database once a second, however often it is asked itself', async () => {
  const { state, look } = server();
  await Promise.all(Array.from({ length: 100 }, look));
  state.time = 999;
  await look();
  expect(state.asked).toBe(1);
  state.time = 1_000;
  await look();
  expect(state.asked).toBe(2);
});

it('never asks twice at a time, and does not wait for a silent database', async () => {
  let asked = 0;
  const { state, look } = server({
    askDatabase() {
      asked += 1;
      return new Promise(() => {});
    },
  });
  const first = look();
  state.time = 10_000;
  const second = look();
  expect((await first).parts.database).toBe('not ready');
  expect((await second).parts.database).toBe('not ready');
  expect(asked).toBe(1);
});

it('says which part is not ready, and nothing of why', async () => {
  const { state, options } = server();
  const app = new Hono().route('/', createHealthRoutes(options));
  const ask = async () => {
    state.time += 1_000;
    const answer = await app.request('/health/ready');
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };
  expect((await ask()).status).toBe(200);
  state.isAway = true;
  const away = await ask();
  expect(away.status).toBe(503);
  expect(away.headers.get('retry-after')).toBe('1');
  expect(away.headers.get('cache-control')).toBe('no-store');
  expect(JSON.parse(away.text)).toEqual({
    status: 'not ready',
    parts: { server: 'ready', database: 'not ready', content: 'ready', writer: 'ready' },
  });
  Object.assign(state, { isAway: false, isThere: false });
  expect((await ask()).text).toContain('"writer":"not ready"');
  Object.assign(state, { isThere: true, isOpen: false });
  expect((await ask()).text).toContain('"server":"not ready"');
  state.isOpen = true;
  expect((await ask()).status).toBe(200);
});

it('needs content once: what is held is answered though it has become unreachable', async () => {
  const { state, look } = server();
  state.hasContent = false;
  expect((await look()).parts.content).toBe('not ready');
  state.hasContent = true;
  state.time = 1_000;
  expect((await look()).isReady).toBe(true);
  state.hasContent = false;
  state.time = 2_000;
  expect((await look()).isReady).toBe(true);
});

it('is alive whatever its parts do', async () => {
  const { state, options } = server();
  Object.assign(state, { isAway: true, isOpen: false, isThere: false });
  const app = new Hono().route('/', createHealthRoutes(options));
  const answer = await app.request('/health/live');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(state.asked).toBe(0);
  expect((await app.request('/health/other')).status).toBe(404);
});
