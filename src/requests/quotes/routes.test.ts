import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFairScheduler } from '../../http/index.server.ts';
import { createLog } from '../../log/index.server.ts';
import { openTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { addPayment, createQuote, documentOf, DRAFT, sendQuote } from '../testing/quotes.ts';
import { DATA_KEY, storeSubmission } from '../testing/submissions.ts';
import type { QuotePage } from './document.ts';
import { quoteKey } from './link.server.ts';
import { createQuoteRoutes } from './routes.server.ts';
import { NO_WAYS } from './payment.ts';
import { readQuote } from './store.server.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const NOBODY = { address: '', network: '', neighbourhood: '' };

describe('the private page of a quote', () => {
  let database: TestDatabase;
  let token: string;
  let id: string;
  let shown: QuotePage[];
  let lines: string[];
  let hasFailed: boolean;
  const woken = vi.fn();

  beforeEach(async () => {
    database = await openTestDatabase('sqlite');
    const { db } = database;
    const submissionId = await storeSubmission(db, { now: NOW });
    id = await createQuote(db, { submissionId, draft: DRAFT, author: 'Marta' }, NOW);
    await send(documentOf(DRAFT));
    shown = [];
    lines = [];
    hasFailed = false;
    woken.mockClear();
  });
  afterEach(() => database.remove());

  const app = (rateLimits = false) =>
    new Hono().route(
      '/',
      createQuoteRoutes({
        ...{ db: database.db, rateLimits, mailDomain: 'sobremesa.test', now: () => NOW },
        log: createLog((line) => void lines.push(line)),
        findSender: () => NOBODY,
        turns: createFairScheduler(),
        async render(page) {
          shown.push(page);
          return { html: '<!doctype html>', headers: {} };
        },
        failed: async (language) => ({ html: `Failed in ${language}`, headers: {} }),
        ways: async () => {
          if (hasFailed) throw new Error('The ways are away');
          return NO_WAYS;
        },
        isOffice: ({ headers }) => headers.get('cookie') !== null,
        notFound: async (c) => c.text('Not Found', 404),
        onAnswered: woken,
      }),
    );
  const get = (path = `/quote/${token}`) => app().request(path);
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app().request(`/quote/${token}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers,
    });
  const send = async (document: Parameters<typeof sendQuote>[1]['document']) => {
    const revision = (await readQuote(database.db, id, NOW))?.revision ?? 0;
    const sending = { id, revision, by: { id: 'a', name: 'Marta' }, document };
    const options = { key: quoteKey(DATA_KEY), mailDomain: 'sobremesa.test', now: NOW };
    ({ token } = await sendQuote(database.db, sending, options));
  };
  const state = async () => (await readQuote(database.db, id, NOW))?.state;

  it('is kept by nobody, found by nobody, and tells nobody where it is', async () => {
    const { status, headers } = await get();
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(shown[0]).toMatchObject({ state: 'sent', path: `/quote/${token}`, isEmailed: true });
  });

  it('is accepted with a name and a tick, and then only looked at', async () => {
    const answer = await post({ answer: 'accepted', name: ' Lucía Vega ', terms: 'on' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/quote/${token}`]);
    expect(await state()).toBe('depositDue');
    expect(woken).toHaveBeenCalled();
    expect((await post({ answer: 'accepted', name: 'Otra', terms: 'on' })).status).toBe(303);
    expect((await post({ answer: 'declined' })).status).toBe(303);
    await get();
    expect(shown.at(-1)).toMatchObject({ state: 'depositDue', answeredBy: 'Lucía Vega' });
  });

  it.each<[Record<string, string>, object]>([
    [{ name: '', terms: 'on' }, { name: 'missing' }],
    [{ name: 'Lucía', terms: '' }, { terms: 'missing' }],
    [{}, { name: 'missing', terms: 'missing' }],
  ])('is not accepted by %j, and what was typed stays', async (fields, errors) => {
    const answer = await post({ answer: 'accepted', ...fields });
    expect(answer.status).toBe(422);
    expect(shown.at(-1)?.form).toMatchObject({ errors, name: fields['name'] ?? '' });
    expect(await state()).toBe('sent');
  });

  it('is accepted without a tick where there are no terms', async () => {
    await send({ ...documentOf(DRAFT), termsText: '' });
    expect((await post({ answer: 'accepted', name: 'Lucía' })).status).toBe(303);
    expect(await state()).toBe('depositDue');
  });

  it('is seen once a person has opened it, and not by the office or who only shows its link', async () => {
    const look = (headers: Record<string, string>) => app().request(`/quote/${token}`, { headers });
    await app().request(`/quote/${token}`, { method: 'HEAD' });
    await look({ Cookie: 'sobremesa.session_token=x' });
    await look({ 'User-Agent': 'WhatsApp/2.24' });
    await look({ 'Sec-Purpose': 'prefetch' });
    expect(await state()).toBe('sent');
    await look({ 'User-Agent': 'Mozilla/5.0' });
    expect(await state()).toBe('seen');
    expect((await post({ answer: 'accepted', name: 'Lucía', terms: 'on' })).status).toBe(303);
  });

  it('shows the receipt of a payment, and nobody else’s', async () => {
    const { db } = database;
    const noted = '01900000-0000-7000-8000-000000000000';
    const receipt = `/quote/${token}/receipts/${noted}`;
    await post({ answer: 'accepted', name: 'Lucía', terms: 'on' });
    expect((await get(receipt)).status).toBe(404);
    const payment = { kind: 'deposit', means: 'cash', cents: 100, day: '2026-11-20' } as const;
    await addPayment(
      db,
      {
        quoteId: id,
        id: noted,
        paid: 0,
        payment,
        by: { id: 'a', name: 'Marta' },
        sendsReceipt: false,
      },
      { mailDomain: 'sobremesa.test', now: NOW },
    );
    const { status, headers } = await get(receipt);
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(shown.at(-1)?.receipt).toMatchObject({ ...payment, id: noted });
    expect((await get(`/quote/${'a'.repeat(43)}/receipts/${noted}`)).status).toBe(404);
  });

  it('is declined with or without a word', async () => {
    expect((await post({ answer: 'declined', word: 'Demasiado caro\0' })).status).toBe(303);
    const quote = await readQuote(database.db, id, NOW);
    expect(quote?.versions[0]?.answer).toMatchObject({
      answer: 'declined',
      word: 'Demasiado caro',
    });
  });

  it('is answered from a page that sends no referrer, whose origin is opaque', async () => {
    const answer = await post({ answer: 'declined' }, { Origin: 'null' });
    expect(answer.status).toBe(303);
  });

  it('is a 404 under any other address, whatever is posted to it', async () => {
    for (const path of ['/quote/x', `/quote/${token.slice(0, -1)}`, `/quote/${'a'.repeat(43)}`]) {
      expect((await get(path)).status, path).toBe(404);
      const body = new URLSearchParams({ answer: 'declined' });
      expect((await app().request(path, { method: 'POST', body })).status, path).toBe(404);
    }
    expect(shown).toEqual([]);
  });

  it('reads no more than an answer needs', async () => {
    const large = await post({ answer: 'declined', word: 'x'.repeat(20_000) });
    expect(large.status).toBe(413);
    const request = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } };
    expect((await app().request(`/quote/${token}`, request)).status).toBe(415);
    expect((await app().request(`/quote/${token}`, { method: 'DELETE' })).status).toBe(405);
    expect(await state()).toBe('sent');
  });

  it('slows down who guesses', async () => {
    const limited = app(true);
    const statuses = [];
    for (let guess = 0; guess < 62; guess += 1)
      statuses.push((await limited.request(`/quote/${'b'.repeat(43)}`)).status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });

  it('says on a page in its language that something failed, which nobody keeps', async () => {
    hasFailed = true;
    const { status, headers } = await get();
    expect([status, headers.get('cache-control')]).toEqual([503, 'private, no-store']);
    expect(headers.get('retry-after')).toBe('5');
    expect(await (await get()).text()).toBe('Failed in en');
    // Whose quote it is cannot be told where none is found.
    await database.db.schema.dropTable('quote_answers').execute();
    expect(await (await get()).text()).toBe('Failed in es');
  });

  it('writes its address into no line of the log, even when it fails', async () => {
    await database.db.schema.dropTable('quote_answers').execute();
    expect((await get()).status).toBe(503);
    expect(lines).toHaveLength(1);
    expect(lines.join('')).not.toContain(token);
  });
});
