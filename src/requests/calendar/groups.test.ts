import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { translator } from '../../i18n/index.server.ts';
import { addDays } from '../../i18n/index.ts';
import { removeExpired } from '../housekeeping.server.ts';
import { silentLog } from '../../log/index.server.ts';
import { MAX_LENGTH } from '../constants.ts';
import { QUOTE_LIMITS } from '../quotes/draft.ts';
import { allergyKey } from '../allergies.server.ts';
import {
  DATABASE_KINDS,
  FULL_SUITE_KINDS,
  openTestDatabase,
  type TestDatabase,
} from '../testing/databases.ts';
import { documentOf, DRAFT } from '../testing/quotes.ts';
import { DATA_KEY, FORMS, storeSubmission } from '../testing/submissions.ts';
import {
  feedCalendar,
  feedOf,
  readFeed,
  renewFeed,
  revokeFeed,
  type FeedContext,
} from './feed.server.ts';
import { groupsWithNeeds, readNeeds, writeNeeds } from './needs.server.ts';
import { totalNeeds } from './needs.ts';
import { groupPlan, tightnessOf, type GroupPlan, type Occupation } from './plan.ts';
import {
  addGroup,
  changeGroup,
  planAgreed,
  readGroup,
  readGroups,
  removeGroup,
} from './store.server.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const KEY = allergyKey(DATA_KEY);
const DAY = FORMS.request.requestedDate;
/** Another weekday than that of the day, as a digit. */
const DAY_BEFORE = String(new Date(DAY).getUTCDay() || 7) === '1' ? '2' : '1';
const PLAN: GroupPlan = {
  ...{ service: 'catering', place: 'kiosk', people: 20, day: DAY, state: 'confirmed' },
  ...{ startsAt: '13:00', endsAt: '16:00', name: 'Peña', menu: 'Paella', note: '' },
};

describe('a day is tight', () => {
  const group = (some: Partial<Occupation>): Occupation => ({ ...PLAN, ...some });
  const CAPACITY = {
    places: { kiosk: { name: 'En el kiosco', most: 40 } },
    groupsPerDay: 2,
  };
  const why = (groups: readonly Occupation[], capacity = CAPACITY) =>
    tightnessOf(DAY, groups, capacity, { exceptions: [[addDays(DAY, 1), 'Navidad']] });

  it('when more people are at the kiosk at once than fit, not over the day', () => {
    const later = { startsAt: '16:00', endsAt: '19:00' };
    expect(why([group({ people: 30 }), group({ people: 30, ...later })])).toEqual([]);
    expect(why([group({ people: 30 }), group({ people: 11, startsAt: '15:00' })])).toEqual([
      { why: 'place', isSure: true, place: 'En el kiosco', at: '15:00', people: 41, most: 40 },
    ]);
    expect(why([group({ people: 30 }), group({ people: 30, place: 'customer' })])).toEqual([]);
    // One until after midnight is there for the rest of the day.
    const wedding = group({ people: 30, startsAt: '18:00', endsAt: '02:00' });
    expect(why([wedding, group({ people: 11, startsAt: '20:00', endsAt: '22:00' })])).toEqual([
      { why: 'place', isSure: true, place: 'En el kiosco', at: '20:00', people: 41, most: 40 },
    ]);
  });

  it('when a service is asked for by more people than can have it that day, or on a day on which it is not had', () => {
    const hours = {
      services: { catering: { title: 'Encargos', days: DAY_BEFORE }, other: { title: 'Otro' } },
    };
    const groups = [group({ people: 5 }), group({ people: 6, startsAt: '18:00', state: 'asked' })];
    expect(tightnessOf(DAY, groups, { services: { catering: 10, other: 1 } }, hours)).toEqual([
      { why: 'service', isSure: false, service: 'Encargos', people: 11, most: 10 },
      { why: 'notHad', isSure: true, service: 'Encargos' },
    ]);
    expect(tightnessOf(DAY, groups, { services: { catering: 11 } }, {})).toEqual([]);
  });

  it('when the team has more groups than it can serve; surely, or if all is confirmed', () => {
    const three = [
      group({ people: 5 }),
      group({ people: 5 }),
      group({ people: 5, state: 'asked' }),
    ];
    expect(why(three)).toEqual([{ why: 'groups', isSure: false, groups: 3, most: 2 }]);
    const sure = three.map((one) => ({ ...one, state: 'confirmed' as const }));
    expect(why(sure)).toEqual([{ why: 'groups', isSure: true, groups: 3, most: 2 }]);
    const off = three.map((one) => ({ ...one, state: 'cancelled' as const }));
    expect(why(off)).toEqual([]);
  });

  it('when it is closed, unless the group is elsewhere; and never by what is not said', () => {
    const day = addDays(DAY, 1);
    const closed = (place: Occupation['place']) =>
      tightnessOf(day, [group({ day, place })], {}, { exceptions: [[day, 'Navidad']] });
    expect(closed('kiosk')).toEqual([{ why: 'closed', isSure: true, name: 'Navidad' }]);
    expect(closed('customer')).toEqual([]);
    expect(tightnessOf(DAY, [group({ people: 9_999 })], {})).toEqual([]);
  });
});

it('totals what is counted, and at least one for each group whose words name it', () => {
  const none = { diets: {}, allergens: {}, note: '', words: '', named: [] };
  expect(
    totalNeeds([
      { ...none, diets: { vegan: 2 }, allergens: { nuts: 1, milk: 0 }, named: ['nuts'] },
      { ...none, words: 'Nueces y leche', named: ['nuts', 'milk'] },
    ]),
  ).toEqual({
    diets: [{ name: 'vegan', people: 2, isAtLeast: false }],
    allergens: [
      { name: 'nuts', people: 2, isAtLeast: true },
      { name: 'milk', people: 1, isAtLeast: true },
    ],
  });
});

describe.each(DATABASE_KINDS)('groups on %s', (kind) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
  });
  afterEach(() => database.remove());
  const on = (day = DAY) =>
    readGroups(database.db, { from: day, to: day }, (key) =>
      key === 'gastronomic' ? 'workshops' : '',
    );
  const request = (fields = {}) => storeSubmission(database.db, { now: NOW, fields });
  const become = (id: string, status: 'confirmed' | 'declined' | 'spam') =>
    database.db.updateTable('submissions').set({ status }).where('id', '=', id).execute();

  it('are requests as they were asked for, until somebody plans them', async () => {
    const id = await request({ participants: '15+', service: 'gastronomic' });
    const [group] = await on();
    expect(group).toMatchObject({
      ...{ id, submissionId: id, state: 'asked', people: 15, isOpenEnded: true, revision: null },
      ...{ startsAt: '09:00', endsAt: '12:00', name: 'Lucía', place: 'workshops' },
    });
    const day = addDays(DAY, 40);
    const plan = { ...PLAN, day, people: 18 };
    const planned = await changeGroup(
      database.db,
      { id, revision: null, plan, author: 'Marta' },
      NOW,
    );
    expect(await on()).toEqual([]);
    expect(await on(day)).toMatchObject([{ id: planned, people: 18, name: 'Lucía', revision: 1 }]);
    expect(await readGroup(database.db, id, () => '')).toMatchObject({ id: planned });
    await expect(
      changeGroup(database.db, { id, revision: null, plan, author: 'Marta' }, NOW),
    ).rejects.toThrow('stale');
  });

  it('are added by hand, changed by one at a time, and removed', async () => {
    const id = await addGroup(database.db, { plan: PLAN, author: 'Marta' }, NOW);
    const change = { id, plan: { ...PLAN, people: 25 }, author: 'Ana' };
    await changeGroup(database.db, { ...change, revision: 1 }, NOW);
    await expect(changeGroup(database.db, { ...change, revision: 1 }, NOW)).rejects.toThrow(
      'stale',
    );
    expect(await on()).toMatchObject([{ id, people: 25, name: 'Peña', submissionId: null }]);
    await expect(removeGroup(database.db, id, 1)).rejects.toThrow('stale');
    await removeGroup(database.db, id, 2);
    expect(await on()).toEqual([]);
  });

  it('can be changed however much their request and its quote say', async () => {
    const names = { firstName: 'f'.repeat(100), lastName: 'l'.repeat(100) };
    const id = await request({ ...names, company: 'c'.repeat(200) });
    const line = { key: '', label: 'l'.repeat(QUOTE_LIMITS.label), count: QUOTE_LIMITS.count };
    const lines = Array.from({ length: QUOTE_LIMITS.lines }, () => ({ ...line, unit: 100 }));
    const document = { ...documentOf({ ...DRAFT, day: DAY, lines }), number: '1', version: 1 };
    const agreed = { ...document, sentAt: NOW };
    await database.db
      .transaction()
      .execute((transaction) => planAgreed(transaction, id, agreed, NOW));
    const [group] = await on();
    for (const part of ['name', 'menu'] as const)
      expect(v.safeParse(groupPlan.entries[part], group?.[part]).issues).toBeUndefined();
  });

  it('are of services and at places whose keys are as long as forms allow', async () => {
    const long = { service: 's'.repeat(MAX_LENGTH.service), place: 'p'.repeat(MAX_LENGTH.place) };
    await addGroup(database.db, { plan: { ...PLAN, ...long }, author: 'Marta' }, NOW);
    expect(await on()).toMatchObject([long]);
  });

  if (!FULL_SUITE_KINDS.includes(kind)) return;

  it('follow what has become of their request', async () => {
    const id = await request();
    await become(id, 'confirmed');
    expect(await on()).toMatchObject([{ state: 'confirmed' }]);
    for (const status of ['declined', 'spam'] as const) {
      await become(id, status);
      expect(await on()).toEqual([]);
    }
  });

  it('keep what they cannot eat encrypted, until 30 days after the day that it is moved to', async () => {
    const id = await addGroup(database.db, { plan: PLAN, author: 'Marta' }, NOW);
    const needs = { diets: { vegan: 2 }, allergens: { nuts: 1 }, note: 'Anafilaxia' };
    await writeNeeds(database.db, KEY, { id, day: DAY }, needs);
    const group = { id, submissionId: null };
    const stored = () => database.db.selectFrom('group_needs').selectAll().execute();
    expect(JSON.stringify(await stored())).not.toMatch(/nuts|Anafilaxia/);
    expect((await readNeeds(database.db, KEY, [group])).get(id)).toEqual({ ...needs, words: '' });
    expect(await groupsWithNeeds(database.db, [group])).toEqual(new Set([id]));

    const day = addDays(DAY, 60);
    const change = { id, revision: 1, plan: { ...PLAN, day }, author: 'Marta' };
    await changeGroup(database.db, change, NOW);
    expect(await stored()).toMatchObject([{ erase_after: addDays(day, 30) }]);
    const tidy = (at: string) =>
      removeExpired(
        { db: database.db, mailFolder: database.directory, log: silentLog },
        Date.parse(`${at}T12:00:00Z`),
      );
    await tidy(addDays(day, 29));
    expect(await stored()).toHaveLength(1);
    await tidy(addDays(day, 30));
    expect(await stored()).toEqual([]);
    // Added by hand, it is nobody's request: a year later it goes as a whole.
    await tidy(addDays(day, 365));
    expect(await on(day)).toHaveLength(1);
    await tidy(addDays(day, 367));
    expect(await on(day)).toEqual([]);
  });

  it('have the allergies of a request kept until 30 days after it has been moved to', async () => {
    const id = await request({ allergy: 'Nueces', allergyConsent: true });
    const day = addDays(DAY, 90);
    const plan = { ...PLAN, day };
    const planned = await changeGroup(
      database.db,
      { id, revision: null, plan, author: 'Marta' },
      NOW,
    );
    const [row] = await database.db.selectFrom('allergies').selectAll().execute();
    expect(row?.erase_after).toBe(addDays(day, 30));
    const group = { id: planned, submissionId: id };
    expect((await readNeeds(database.db, KEY, [group])).get(planned)?.words).toBe('Nueces');
  });

  describe('on a phone', () => {
    const account = { account: 'a1', language: 'es' } as const;
    const words: ReturnType<typeof translator> = (...key) => translator('es')(...key);
    const context: FeedContext = {
      ...{ business: 'Sobremesa', siteUrl: 'https://sobremesa.test', words },
      language: 'es',
      serviceTitle: (service: string) => (service === 'catering' ? 'Catering' : undefined),
    };

    it('are read under a secret address of which only the hash is stored', async () => {
      const token = await renewFeed(database.db, account, NOW);
      const rows = await database.db.selectFrom('calendar_feeds').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(await readFeed(database.db, 'a1')).toEqual({ createdAt: NOW, readAt: null });
      expect(await feedOf(database.db, token, NOW + 1)).toEqual(account);
      expect((await readFeed(database.db, 'a1'))?.readAt).toBe(NOW + 1);
    });

    it('are no longer read under an address that was changed or removed', async () => {
      const first = await renewFeed(database.db, account, NOW);
      const second = await renewFeed(database.db, account, NOW);
      expect(await feedOf(database.db, first, NOW)).toBeUndefined();
      await revokeFeed(database.db, 'a1');
      expect(await feedOf(database.db, second, NOW)).toBeUndefined();
      expect(await feedOf(database.db, '', NOW)).toBeUndefined();
    });

    it('say when, what and how many, and nothing of who or what they cannot eat', async () => {
      await request({ allergy: 'Nueces', allergyConsent: true, message: 'Cumple de Lola' });
      await addGroup(database.db, { plan: PLAN, author: 'Marta' }, NOW);
      const text = await feedCalendar(database.db, context, new Date(`${DAY}T08:00:00Z`));
      expect(text).toContain(`DTSTART;TZID=Europe/Madrid:${DAY.replaceAll('-', '')}T130000`);
      // In UTC, as RFC 5545 has it.
      expect(text).toMatch(/DTSTAMP:\d{8}T\d{6}Z/);
      expect(text).toContain('SUMMARY:Catering · 20');
      expect(text).toContain('SUMMARY:Por confirmar: Grupo · 10');
      expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
      for (const word of ['Lucía', 'Peña', 'Nueces', 'Lola', 'Paella', '600 000', '@example.com'])
        expect(text).not.toContain(word);
    });

    it('end on the next day where they end after midnight', async () => {
      const plan = { ...PLAN, startsAt: '18:00', endsAt: '02:00' };
      await addGroup(database.db, { plan, author: 'Marta' }, NOW);
      const text = await feedCalendar(database.db, context, new Date(`${DAY}T08:00:00Z`));
      const next = addDays(DAY, 1).replaceAll('-', '');
      expect(text).toContain(`DTEND;TZID=Europe/Madrid:${next}T020000`);
    });
  });
});
