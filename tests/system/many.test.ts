import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photograph, PUBLISHED, untilShown } from '../support/editor.ts';
import { proofFor, REQUEST, submit } from '../support/submit.ts';
import { openPair } from './support/machines.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';

/** A change that is not heard of shows never; the figure is that of `npm run bench -- change`, milliseconds. */
const SHOWN = 15_000;

describe.skipIf(server === '')('two machines that share a database and a bucket', () => {
  let site: Awaited<ReturnType<typeof openPair>>;
  beforeAll(async () => {
    site = await openPair(server);
  });
  afterAll(() => site.close());

  it('show a change of either one', async () => {
    const { first, second, editorAt } = site;
    for (const machine of [first, second]) await untilShown(machine, '');
    expect(await editorAt(second).publish('Mercado desde la segunda')).toBe(PUBLISHED);
    expect(await untilShown(first, 'Mercado desde la segunda')).toBeLessThan(SHOWN);
    expect(await editorAt(first).publish('Mercado desde la primera')).toBe(PUBLISHED);
    expect(await untilShown(second, 'Mercado desde la primera')).toBeLessThan(SHOWN);
  });

  it('show pictures that were uploaded at the other one', async () => {
    const { first, second, editorAt } = site;
    const uploaded = await editorAt(first).upload(await photograph(300, 200));
    const { pathname, search } = new URL(uploaded?.thumbnail ?? '/lost', first.url);
    const response = await fetch(second.url + pathname + search);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^image\//);
  });

  it('count a proof once, and store a form once that reaches both', async () => {
    const { first, second } = site;
    const atBoth = async (fields: object, headers = {}) =>
      Promise.all(site.pair.map(({ url }) => submit(url, { ...REQUEST, ...fields }, headers)));
    const raced = await atBoth({ captcha: await proofFor(first.url), message: 'Carrera' });
    expect(raced.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1);
    const form = { captcha: await proofFor(second.url), message: 'Llave' };
    const [one, other] = await atBoth(form, { 'Idempotency-Key': randomUUID() });
    expect(one).toEqual({ status: 201, id: expect.any(String), isHonest: true });
    expect(other).toEqual(one);
  });

  it('hear of changes again after a connection fell silent, and store what is sent', async () => {
    const { first, second, proxy, editorAt } = site;
    await untilShown(first, '');
    proxy.forget();
    expect(await editorAt(second).publish('Mercado en silencio')).toBe(PUBLISHED);
    expect(await untilShown(first, 'Mercado en silencio')).toBeLessThan(SHOWN);
  });
});
