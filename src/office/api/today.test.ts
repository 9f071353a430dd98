import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import shippedTerms from '../../../sample/bookingTerms.ndjson?raw';
import { DATABASE_KINDS, FULL_SUITE_KINDS } from '../../database/testing/test-database.ts';
import { addDays, businessDay } from '../../i18n/index.ts';
import { DRAFT } from '../../requests/testing/quotes.ts';
import { COLLEAGUE, openOffice, type TestOffice } from './testing/office.ts';

const TERMS = JSON.parse(shippedTerms) as { readonly _id: string; readonly _type: string };
const TODAY = businessDay(new Date());
const TOMORROW = addDays(TODAY, 1);

describe.each(DATABASE_KINDS)('the first screen on %s', (kind) => {
  let office: TestOffice;
  beforeEach(async () => {
    office = await openOffice(kind);
  });
  afterEach(() => office.close());

  const today = () => office.done('GET', '/today');
  const items = async (is: string) =>
    (await today()).requests.items.filter((item: { is: string }) => item.is === is);
  const plan = (day: string, change: object = {}) => ({
    ...{ day, startsAt: '13:00', endsAt: '16:00', people: 12, place: 'kiosk', note: '', menu: '' },
    ...{ service: 'catering', state: 'confirmed', name: 'Peña', ...change },
  });

  it('has a group of tomorrow until its allergies are counted, and none of a later day', async () => {
    const written = { allergy: 'Nueces', allergyConsent: true, requestedDate: TOMORROW };
    const id = await office.submission('request', written);
    await office.submission('request', { ...written, requestedDate: addDays(TODAY, 2) });
    await office.submission('request', { requestedDate: TOMORROW });
    expect(await items('allergies')).toMatchObject([{ group: { id, day: TOMORROW } }]);
    const { revision } = await office.done('GET', `/calendar/groups/${id}`);
    const body = {
      plan: plan(TOMORROW, { name: '' }),
      needs: { diets: {}, allergens: { nuts: 1 }, note: '' },
    };
    await office.done('PUT', `/calendar/groups/${id}`, { body, revision });
    expect(await items('allergies')).toEqual([]);
  });

  it('has a quote that was typed and never sent, with who asked for it', async () => {
    const submissionId = await office.submission('request', { firstName: 'Lucía' });
    const { id, revision } = await office.done('POST', '/quotes', { body: { submissionId } });
    expect((await today()).requests.money).toEqual([]);
    const draft = { ...DRAFT, day: TOMORROW, validUntil: TOMORROW };
    await office.done('PUT', `/quotes/${id}`, { body: { draft }, revision: String(revision) });
    const [money] = (await today()).requests.money;
    expect(money).toMatchObject({ id, state: 'draft', total: null, due: null });
    expect(money.customer).toContain('Lucía');
  });

  if (!FULL_SUITE_KINDS.includes(kind)) return;

  it('has the groups of today and tomorrow, of requests and of the calendar, and no cancelled one', async () => {
    const id = await office.submission('request', { requestedDate: TODAY });
    await office.submission('request', { requestedDate: addDays(TODAY, 2) });
    for (const change of [{}, { name: 'Nadie', state: 'cancelled' }])
      await office.done('POST', '/calendar/groups', { body: { plan: plan(TOMORROW, change) } });
    const { groups } = (await today()).requests;
    expect(groups).toMatchObject([
      { submissionId: id, day: TODAY },
      { submissionId: null, day: TOMORROW, name: 'Peña', people: 12 },
    ]);
    expect(groups).toHaveLength(2);
  });

  it('has a day on which more come than fit', async () => {
    const day = addDays(TODAY, 9);
    const add = () => office.done('POST', '/calendar/groups', { body: { plan: plan(day) } });
    await add();
    expect(await items('tight')).toEqual([]);
    const asOwner = { author: office.owner, expectedRevision: null };
    await office.editor.publishDocument({ ...TERMS, groupsPerDay: 1 }, asOwner);
    await add();
    expect(await items('tight')).toMatchObject([{ day }]);
  });

  it('has drafts that somebody typed, and neither those that were only opened nor copies', async () => {
    const drafts = async () =>
      (await today()).content.items.flatMap((item: { is: string; document: { title: string } }) =>
        item.is === 'draft' ? [item.document.title] : [],
      );
    await office.done('POST', '/content/testimonial', { body: { values: {} } });
    await office.testimonial();
    const copy = await office.done('POST', '/content/testimonial/testimonial-1/copy');
    expect(await drafts()).toEqual([]);
    // The office's clock stands still: it was begun earlier than it was typed in.
    const { id, body } = await office.db
      .selectFrom('documents')
      .select(['id', 'body'])
      .where('id', 'like', `%${copy.id}`)
      .executeTakeFirstOrThrow();
    const begun = { ...(JSON.parse(body) as object), _createdAt: '2026-01-01T00:00:00.000Z' };
    await office.db
      .updateTable('documents')
      .set({ body: JSON.stringify(begun) })
      .where('id', '=', id)
      .execute();
    expect(await drafts()).toHaveLength(1);
  });

  it('offers to begin another of what is written again and again, once there is one', async () => {
    const offered = async () =>
      (await today()).content.written.map(({ type }: { type: string }) => type);
    expect(await offered()).toEqual([]);
    await office.done('POST', '/content/blog', { body: { values: {} } });
    expect(await offered()).toEqual(['blog']);
  });

  it('has an email that did not go out, with whom it is of and why', async () => {
    const submissionId = await office.submission('request', { firstName: 'Lucía' });
    expect(await items('email')).toEqual([]);
    await office.db
      .updateTable('deliveries')
      .set({ state: 'failed', last_answer: '550 no such mailbox' })
      .where('channel', '=', 'visitor-email')
      .execute();
    const [{ email }, ...others] = await items('email');
    expect(email).toMatchObject({ submissionId, state: 'failed', answer: '550 no such mailbox' });
    expect(email.name).toContain('Lucía');
    expect(others).toEqual([]);
    // A refusal that did not arrive is one more, an answer to spam is none.
    for (const [status, count] of [
      ['declined', 1],
      ['spam', 0],
    ] as const) {
      await office.db.updateTable('submissions').set({ status }).execute();
      expect(await items('email'), status).toHaveLength(count);
    }
  });

  it('shows each role what is theirs to do', async () => {
    await office.submission();
    expect(await today()).toMatchObject({ requests: { unanswered: 1 }, content: {}, backup: {} });
    const asOwner = { author: office.owner, expectedRevision: null };
    const { id, revision } = await office.editor.publishDocument(TERMS, asOwner);
    await office.done('PUT', `/content/bookingTerms/${id}`, {
      ...{ body: { values: { accountHolder: 'Casa Paz' } }, revision },
    });
    const drafts = async () =>
      (await today()).content.items.map(
        ({ document }: { document: { id: string } }) => document.id,
      );
    expect(await drafts()).toContain(id);
    const role = async (named: 'service' | 'editor') => {
      await office.db
        .updateTable('accounts')
        .set({ role: named })
        .where('id', '<>', COLLEAGUE)
        .execute();
      return today();
    };
    expect(await role('editor')).toMatchObject({ requests: null, content: {}, backup: null });
    expect(await drafts()).not.toContain(id);
    expect(await role('service')).toMatchObject({ requests: {}, content: null, firstRun: null });
  });
});
