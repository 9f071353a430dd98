import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hours, service } from '../../content/testing/samples.ts';
import { workshop, workshopDate } from '../../content/testing/workshops.ts';
import { DATABASE_KINDS, FULL_SUITE_KINDS } from '../../database/testing/test-database.ts';
import { addDays, businessDay } from '../../i18n/index.ts';
import type { GroupPlan } from '../../requests/index.ts';
import { openOffice, type TestOffice } from './testing/office.ts';

const PLAN: GroupPlan = {
  ...{ day: '2030-05-04', startsAt: '13:00', endsAt: '16:00', people: 12, place: 'kiosk' },
  ...{ service: 'catering', state: 'confirmed', name: 'Peña', menu: '', note: '' },
};
const NEEDS = { diets: { glutenFree: 2 }, allergens: { nuts: 1 }, note: 'Sin trazas' };

describe.each(DATABASE_KINDS)('a group on the calendar, on %s', (kind) => {
  let office: TestOffice;
  beforeEach(async () => {
    office = await openOffice(kind);
  });
  afterEach(() => office.close());

  const add = (body: object = { plan: PLAN }) => office.done('POST', '/calendar/groups', { body });
  const look = (id: string) => office.done('POST', `/calendar/groups/${id}/needs/read`);
  /** What the audit names of groups, in order of the alphabet. */
  const audited = async () => {
    const entries = await office.db
      .selectFrom('events')
      .select('action')
      .where('subject', 'like', 'group/%')
      .execute();
    return entries.map(({ action }) => action).sort();
  };

  test('is saved with its needs in one call, which names in the audit that, and never what', async () => {
    const { id, revision } = await add();
    const plan = { ...PLAN, note: 'En la terraza' };
    const body = { plan, needs: NEEDS };
    const saved = await office.done('PUT', `/calendar/groups/${id}`, { body, revision });
    expect(saved).toMatchObject({ note: 'En la terraza', needs: NEEDS });
    expect(await audited()).toEqual(['allergies.write', 'group.add', 'group.change']);
    expect(await look(id)).toEqual({ ...NEEDS, words: '' });
    const { events: audit, group_needs: stored } = await office.state();
    for (const said of ['glutenFree', 'nuts', 'trazas', 'terraza'])
      expect(JSON.stringify([audit, stored]), said).not.toContain(said);
  });

  test('is added once under the id that it is given, by whoever asks again', async () => {
    const body = { id: '01a20d46-57b1-7800-a948-16ba668c66d5', plan: PLAN, needs: NEEDS };
    expect(await add(body)).toMatchObject({ id: body.id, name: 'Peña', needs: NEEDS });
    const before = await office.state();
    const again = await office.ask('POST', '/calendar/groups', {
      body: { ...body, plan: { ...PLAN, name: 'Otra peña' } },
    });
    expect(again).toMatchObject({ status: 409, json: { error: 'stale' } });
    expect(await office.state()).toEqual(before);
  });

  test('is saved whole or not at all', async () => {
    const { id, revision } = await add();
    // From now on the needs alone cannot be written.
    await office.db.schema.alterTable('group_needs').renameColumn('cipher', 'gone').execute();
    const body = { plan: { ...PLAN, note: 'En la terraza' }, needs: NEEDS };
    const asked = { body, revision };
    expect((await office.ask('PUT', `/calendar/groups/${id}`, asked)).status).toBe(500);
    expect((await office.ask('POST', '/calendar/groups', { body })).status).toBe(500);
    expect(office.failures()).toHaveLength(2);
    expect(await office.done('GET', `/calendar/groups/${id}`)).toMatchObject({
      note: '',
      revision,
    });
    expect(await office.db.selectFrom('groups').select('id').execute()).toEqual([{ id }]);
    expect(await audited()).toEqual(['group.add']);
  });

  test('whose request somebody else has planned meanwhile is stale, and nothing of it is changed', async () => {
    const id = await office.submission('request');
    const { revision } = await office.done('GET', `/calendar/groups/${id}`);
    const first = { body: { plan: PLAN, needs: NEEDS }, revision };
    const planned = await office.done('PUT', `/calendar/groups/${id}`, first);
    const second = { body: { plan: PLAN, needs: { ...NEEDS, diets: {} } }, revision };
    const { status, json } = await office.ask('PUT', `/calendar/groups/${id}`, second);
    expect({ status, error: json.error }).toEqual({ status: 409, error: 'stale' });
    expect(await look(planned.id)).toMatchObject(NEEDS);
  });

  if (!FULL_SUITE_KINDS.includes(kind)) return;

  test('ends on the next day where its end is before its beginning, and never as it begins', async () => {
    const night = { ...PLAN, startsAt: '18:00', endsAt: '02:00' };
    expect(await add({ plan: night })).toMatchObject({ startsAt: '18:00', endsAt: '02:00' });
    const none = { plan: { ...night, endsAt: '18:00' } };
    expect((await office.ask('POST', '/calendar/groups', { body: none })).status).toBe(422);
  });

  test('keeps its needs as they are when only its plan is saved', async () => {
    const { id, revision } = await add({ plan: PLAN, needs: NEEDS });
    expect(await audited()).toEqual(['allergies.write', 'group.add']);
    const body = { plan: { ...PLAN, people: 14 } };
    const saved = await office.done('PUT', `/calendar/groups/${id}`, { body, revision });
    expect(saved).not.toHaveProperty('needs');
    expect(await look(id)).toEqual({ ...NEEDS, words: '' });
    expect(await audited()).toEqual([
      ...['allergies.look', 'allergies.write', 'group.add', 'group.change'],
    ]);
  });

  test('answers the needs as they were read back, not as they were sent', async () => {
    const needs = { diets: { vegan: 0 }, allergens: {}, note: ' ' };
    expect((await add({ plan: PLAN, needs })).needs).toEqual({
      diets: {},
      allergens: {},
      note: '',
    });
  });

  test('does not say what the visitor wrote when its needs are saved: that is for who looks', async () => {
    const id = await office.submission('request', { allergy: 'Nueces', allergyConsent: true });
    const { revision } = await office.done('GET', `/calendar/groups/${id}`);
    const body = { plan: PLAN, needs: NEEDS };
    const saved = await office.done('PUT', `/calendar/groups/${id}`, { body, revision });
    expect(saved.needs).toEqual(NEEDS);
  });
});

test.each(FULL_SUITE_KINDS)(
  'the calendar shows workshops for whoever comes, and days with hours of their own, on %s',
  async (kind) => {
    await using stack = new AsyncDisposableStack();
    const office = stack.adopt(await openOffice(kind), (open) => open.close());
    const asOwner = { author: office.owner, expectedRevision: null };
    const closed = { date: '2030-05-01', name: 'Día del Trabajo' };
    const short = { date: '2030-05-02', name: 'Feria', opens: '10:00', closes: '12:00' };
    for (const document of [
      hours({ exceptions: [closed, short, { ...closed, date: '2030-07-01' }] }),
      service('gastronomic', { place: 'kiosk' }),
      workshop('arroz', { kind: 'gastronomic' }),
      workshopDate('mayo', 'arroz', '2030-05-03'),
      workshopDate('julio', 'arroz', '2030-07-03'),
    ])
      await office.editor.publishDocument(document, asOwner);
    const { dates, specialDays } = await office.done(
      'GET',
      '/calendar?from=2030-05-01&to=2030-06-01',
    );
    expect(dates).toMatchObject([
      { title: 'Taller arroz', day: '2030-05-03', startsAt: '11:00', endsAt: '14:00', seats: 12 },
    ]);
    expect(specialDays).toEqual([
      { day: '2030-05-01', name: 'Día del Trabajo', hours: null },
      { day: '2030-05-02', name: 'Feria', hours: ['10:00', '12:00'] },
    ]);
  },
);

test.each(FULL_SUITE_KINDS)(
  'a request that nobody has planned is where its service is usually had: for the kitchen, the first screen and a quote, on %s',
  async (kind) => {
    await using stack = new AsyncDisposableStack();
    const office = stack.adopt(await openOffice(kind), (open) => open.close());
    const day = addDays(businessDay(new Date()), 1);
    const [place] = hours()['places'] as [object];
    for (const document of [
      hours({ places: [{ ...place, capacity: 10 }] }),
      service('gastronomic', { place: 'kiosk' }),
    ])
      await office.editor.publishDocument(document, {
        ...{ author: office.owner, expectedRevision: null },
      });
    const asked = { requestedDate: day, participants: '11-15', service: 'gastronomic' };
    const id = await office.submission('request', asked);
    const { groups } = await office.done('GET', `/calendar/kitchen/${day}`);
    expect(groups).toMatchObject([{ id, place: 'kiosk' }]);
    const { items } = (await office.done('GET', '/today')).requests;
    expect(items).toContainEqual(
      expect.objectContaining({ is: 'tight', reasons: [expect.objectContaining({ people: 15 })] }),
    );
    const plan = { day, startsAt: '09:00', endsAt: '12:00', people: '2', service: '' };
    const submissionId = await office.submission('request');
    const query = new URLSearchParams({ ...plan, place: 'kiosk', submissionId });
    expect((await office.done('GET', `/quote-fit?${query}`)).place).toMatchObject({ people: 17 });
  },
);
