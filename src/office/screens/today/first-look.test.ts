import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginToday, readToday } from './first-look.ts';

let asked: number;
let status: number;

beforeEach(() => {
  asked = 0;
  status = 200;
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return Response.json({ at: asked }, { status });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('shows what was asked for ahead, once', async () => {
  beginToday();
  expect([await readToday(), asked]).toEqual([{ at: 1 }, 1]);
  expect([await readToday(), asked]).toEqual([{ at: 2 }, 2]);
});

it('asks again for what is old, and for what was refused', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  beginToday();
  vi.setSystemTime(Date.now() + 10_000);
  expect(await readToday()).toEqual({ at: 2 });
  status = 401;
  beginToday();
  await new Promise((done) => setTimeout(done, 0));
  status = 200;
  expect(await readToday()).toEqual({ at: 4 });
});
