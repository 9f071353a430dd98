import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createAhead, FIRST_CALLS } from './ahead.server.ts';

const api = (today: () => Response | Promise<Response>) =>
  new Hono()
    .get('/api/admin/session', (c) => c.json({ name: c.req.header('cookie') }))
    .get('/api/admin/today', today);

const ask = (app: Hono) => createAhead(async () => app)(FIRST_CALLS, 'marta', 'http://localhost');

it('answers what the API does to whose cookies are given', async () => {
  expect(await ask(api(() => Response.json({ at: 1 })))).toEqual({
    session: { name: 'marta' },
    today: { at: 1 },
  });
});

it('leaves out what is refused, and all of it when it fails or takes too long', async () => {
  const refused = () => Response.json({ error: 'secondFactorNeeded' }, { status: 403 });
  expect(await ask(api(refused))).toEqual({ session: { name: 'marta' } });
  expect(await ask(api(() => new Response('no JSON')))).toEqual({});
  expect(await ask(api(() => new Promise(() => undefined)))).toEqual({});
});
