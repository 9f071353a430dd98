import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { service } from '../../content/testing/samples.ts';
import { workshop, workshopDate } from '../../content/testing/workshops.ts';
import { sampleDocument } from '../../content/testing/sample-document.server.ts';
import { DATABASE_KINDS, FULL_SUITE_KINDS } from '../../database/testing/test-database.ts';
import { businessDay } from '../../i18n/index.ts';
import { acceptQuote, DRAFT } from '../../requests/testing/quotes.ts';
import { openOffice, type TestOffice } from './testing/office.ts';

const draft = { ...DRAFT, day: '2030-05-04', validUntil: '2030-04-04' };

describe.each(DATABASE_KINDS)('a quote being written, on %s', (kind) => {
  let office: TestOffice;
  afterEach(() => office.close());
  const begin = async () => {
    office = await openOffice(kind);
    const submissionId = await office.submission('request', { lastName: 'Ruiz de Azúa' });
    const { id, revision } = await office.done('POST', '/quotes', { body: { submissionId } });
    return { path: `/quotes/${id}`, revision: String(revision) };
  };

  it('can be answered until its day at the latest', async () => {
    office = await openOffice(kind);
    const day = businessDay(new Date());
    const submissionId = await office.submission('request', { requestedDate: day });
    const { draft: begun } = await office.done('POST', '/quotes', { body: { submissionId } });
    expect(begun).toMatchObject({ day, validUntil: day });
  });

  it('tells who is too late what is there now', async () => {
    const { path, revision } = await begin();
    const first = await office.done('PUT', path, { body: { draft }, revision });
    const late = { body: { draft: { ...draft, note: 'Late' } }, revision };
    const { status, json } = await office.ask('PUT', path, late);
    expect(status).toBe(409);
    expect(json).toEqual({
      error: 'stale',
      current: { revision: first.revision, values: draft, author: null, isTrashed: false },
    });
    expect((await office.ask('GET', path)).json.draft).toEqual(draft);
  });

  it('asks for the prices of a service however long its key', async () => {
    await begin();
    const query = new URLSearchParams({ service: 's'.repeat(70), language: 'es', people: '10' });
    expect(await office.done('GET', `/quote-prices?${query}`)).toEqual({ lines: [], more: [] });
  });

  if (!FULL_SUITE_KINDS.includes(kind)) return;

  it('can be written in the languages of the site, and stays in the one of its request', async () => {
    const { path, revision } = await begin();
    const first = await office.done('PUT', path, { body: { draft }, revision });
    expect(first.languages).toEqual(['es', 'en']);
    const french = { body: { draft: { ...draft, language: 'fr' } }, revision: first.revision };
    expect((await office.done('PUT', path, french)).languages).toEqual(['es', 'en', 'fr']);
  });

  it('begins with the deposit of what it is booked as, with none where the terms say none', async () => {
    office = await openOffice(kind);
    const { workshopDeposit, ...terms } = sampleDocument('bookingTerms');
    expect(workshopDeposit).toBe(0.4);
    const keys = ['gastronomic', 'catering'];
    for (const one of [terms, ...keys.map((key) => sampleDocument('service', key, 'key'))])
      await office.editor.publishDocument(one, { author: office.owner, expectedRevision: null });
    const shares = keys.map(async (service) => {
      const submissionId = await office.submission('request', { service });
      const { draft: begun } = await office.done('POST', '/quotes', { body: { submissionId } });
      return begun.depositShare;
    });
    expect(await Promise.all(shares)).toEqual([0, 5_000]);
  });

  it('of a seat on an open date names its workshop, at the price of that date', async () => {
    office = await openOffice(kind);
    for (const document of [
      service('gastronomic'),
      workshop('queso'),
      workshopDate('mayo', 'queso', '2030-05-04', { price: 55 }),
    ])
      await office.editor.publishDocument(document, {
        ...{ author: office.owner, expectedRevision: null },
      });
    const begun = async (named: string) => {
      const asked = { service: 'gastronomic', workshop: named, requestedDate: '2030-05-04' };
      const submissionId = await office.submission('request', asked);
      return office.done('POST', '/quotes', { body: { submissionId } });
    };
    const seat = await begun('Workshop queso · 4 May 2030, 11:00');
    const [line] = seat.draft.lines;
    expect(line).toMatchObject({ label: 'Workshop queso, per person', unit: 5_500 });
    const { json } = await office.ask('GET', `/quotes/${seat.id}/preview`);
    expect(json.service.title).toMatch(/. · Workshop queso$/);
    // The date was moved since; a group has no date.
    for (const named of ['Taller queso · 1 de mayo de 2030, 11:00', 'queso'])
      expect((await begun(named)).draft.lines).toMatchObject([{ unit: 4_000 }]);
  });

  it('brings the terms of their page along, filled as it is, who answers for it, and no notes of a form', async () => {
    const { path, revision } = await begin();
    const documents = [
      sampleDocument('legalPage', 'terms'),
      sampleDocument('bookingTerms'),
      sampleDocument('globalSettings'),
      { ...sampleDocument('legalIdentity'), taxNumber: 'B1' },
    ];
    for (const document of documents)
      await office.editor.publishDocument(document, {
        ...{ author: office.owner, expectedRevision: null },
      });
    await office.done('PUT', path, { body: { draft }, revision });
    const { json } = await office.ask('GET', `${path}/preview`);
    expect(json.termsText).toContain('## Changes and cancellations\n\nIf you cancel 3 days ahead');
    expect(json.terms).toBeUndefined();
    // Its name in law is still missing.
    expect(json.business.identity).toEqual(['La Sobremesa', 'B1']);
  });

  it('goes with words that ask for the deposit until it is too late for that', async () => {
    const { path, revision } = await begin();
    const saved = await office.done('PUT', path, { body: { draft }, revision });
    const sent = await office.done('POST', `${path}/send`, { revision: String(saved.revision) });
    const words = async () => (await office.done('GET', path)).versions[0].message;
    expect(await words()).toContain('accept it');
    expect(await words()).toContain('Hello Lucía,');
    await acceptQuote(office.db, sent.versions[0].link, Date.now() - 30 * 86_400_000);
    expect(await words()).not.toContain('pay');
  });

  it('begins with what was agreed where another one of its request stands', async () => {
    const { path, revision } = await begin();
    const agreed = { ...draft, startsAt: '18:00', endsAt: '21:00', people: 35 };
    const saved = await office.done('PUT', path, { body: { draft: agreed }, revision });
    const sent = await office.done('POST', `${path}/send`, { revision: String(saved.revision) });
    const asked = { body: { submissionId: sent.submissionId } };
    const another = async () => (await office.done('POST', '/quotes', asked)).draft;
    expect((await another()).people).not.toBe(35);
    await acceptQuote(office.db, sent.versions[0].link, Date.now());
    const begun = await another();
    expect(begun).toEqual({ ...agreed, note: '', validUntil: begun.validUntil });
    expect(begun.validUntil > businessDay(new Date())).toBe(true);
  });

  it('is audited once for what was asked for twice', async () => {
    office = await openOffice(kind);
    const asked = { body: { submissionId: await office.submission('request') } };
    await office.done('POST', '/quotes', asked);
    const { id, revision } = await office.done('POST', '/quotes', asked);
    const path = `/quotes/${id}`;
    const saved = await office.done('PUT', path, { body: { draft }, revision: String(revision) });
    const sent = await office.done('POST', `${path}/send`, { revision: String(saved.revision) });
    await acceptQuote(office.db, sent.versions[0].link, Date.now());
    const payment = { kind: 'deposit', means: 'cash', cents: 100, day: businessDay(new Date()) };
    const noted = { body: { id: randomUUID(), payment, paid: 0, sendsReceipt: false } };
    await office.done('POST', `${path}/payments`, noted);
    await office.done('POST', `${path}/payments`, noted);
    const events = office.db.selectFrom('events').select(['action', 'after']).orderBy('id');
    const done = await events.where('subject', '=', `quote/${id}`).execute();
    expect(done.map(({ action }) => action)).toEqual([
      ...['quote.begin', 'quote.write', 'quote.send', 'quote.addPayment'],
    ]);
    expect(done.at(-1)?.after).toContain('"currency":"EUR"');
  });

  it('is shown as its customer will see it, once nothing is missing', async () => {
    const { path, revision } = await begin();
    // From six to two in the morning.
    const night = { ...draft, startsAt: '18:00', endsAt: '02:00' };
    const lacking = { ...night, endsAt: '18:00', validUntil: '' };
    const unready = { body: { draft: lacking }, revision };
    const saved = await office.done('PUT', path, unready);
    expect(await office.ask('GET', `${path}/preview`)).toMatchObject({
      status: 422,
      json: { error: 'quoteGaps', gaps: ['times', 'validUntil'] },
    });
    // Nobody could have it done any more once its day is over.
    const late = { ...night, validUntil: '2030-05-05' };
    const beyond = { body: { draft: late }, revision: String(saved.revision) };
    const { revision: next } = await office.done('PUT', path, beyond);
    expect((await office.ask('GET', `${path}/preview`)).json.gaps).toEqual(['validUntil']);
    await office.done('PUT', path, { body: { draft: night }, revision: String(next) });
    const { status, json } = await office.ask('GET', `${path}/preview`);
    expect(status).toBe(200);
    // Not sent: nobody but the office has seen it.
    expect((await office.ask('GET', path)).json.versions).toEqual([]);
    expect(json).toMatchObject({ version: 1, people: draft.people, note: draft.note });
  });
});
