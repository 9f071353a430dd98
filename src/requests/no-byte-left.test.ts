import { randomBytes } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { PICTURE_TEXT } from './constants.ts';
import { listInbox } from './inbox/list.server.ts';
import { DATABASE_KINDS } from './testing/databases.ts';
import { FORMS } from './testing/submissions.ts';
import { givenTraces, NEEDLES, OTHER, PERSON } from './testing/traces.ts';

const DAY = 24 * 60 * 60_000;
const YEAR = 366 * DAY;
const PICTURE = { key: 'like', kind: 'picture', label: 'Así' } as const;

describe.each(DATABASE_KINDS)('of a person who is erased or has expired, on %s', (kind) => {
  const given = givenTraces(kind);
  const { database, mailFolder, lines, postKey, restart, logSize } = given;
  const { send, deliver, erase, housekeeping, found } = given;

  it('an erasure leaves no byte in database, log of writes and mail folder', async () => {
    for (let round = 0; round < 12; round += 1) {
      await send({ ...OTHER, email: `otra-${round}@example.com` });
      if (round % 4 === 1) await send({ ...FORMS.request, ...PERSON });
    }
    await deliver();
    expect(await found()).not.toEqual([]);
    const report = await erase(` ${PERSON.email.toUpperCase()}`);
    expect(report).toMatchObject({ submissions: 3, emails: 6, isScrubbed: true });
    expect(await found()).toEqual([]);
    if (kind === 'sqlite') expect(logSize()).toBe(0);
    // The search finds what is there, and nothing of anybody else is gone.
    expect(await found([OTHER.message])).not.toEqual([]);
    expect(readdirSync(mailFolder())).toHaveLength(24);
  });

  it.each(['erasure', 'end of its time'])('an %s leaves no byte of a picture', async (by) => {
    const asks = { title: 'Tarta', form: { questions: [PICTURE] } };
    restart({ limits: async () => ({ services: { cake: asks } }) });
    // Longer than what PostgreSQL keeps in a row.
    const bytes = randomBytes(30_000);
    const text = `${PICTURE_TEXT}${bytes.toString('base64')}`;
    await send({ ...FORMS.request, ...PERSON, service: 'cake', [`own.${PICTURE.key}`]: text });
    const piece = bytes.subarray(18_000, 18_060).toString('base64');
    expect(await found([piece])).not.toEqual([]);
    if (by === 'erasure') await erase();
    else await housekeeping(Date.now() + 7 * YEAR);
    expect(await found([piece])).toEqual([]);
    expect(await database().db.selectFrom('submission_pictures').selectAll().execute()).toEqual([]);
  });

  it('an erasure leaves no byte in what is searched', async () => {
    const word = (index: number) => (index * 7_919).toString(36).padStart(4, 'z');
    const said = (from: number, ending: string) =>
      Array.from({ length: 300 }, (_, index) => word(from + index) + ending).join(' ');
    for (let round = 0; round < 6; round += 1) {
      const message = said(round * 300, 'ajena4721');
      await send({ ...OTHER, email: `otra-${round}@example.com`, message });
      await send({ ...FORMS.request, ...PERSON, message: said(round * 300, 'canario4720') });
    }
    expect(await found(['canario4720'])).not.toEqual([]);
    expect(await erase()).toMatchObject({ submissions: 6, isScrubbed: true });
    expect(await found([...NEEDLES, 'canario4720'])).toEqual([]);
    const list = (search: string) => listInbox(database().db, { search }, { offset: 0, limit: 10 });
    expect((await list(`${word(5)}canario4720`)).total).toBe(0);
    expect((await list(`${word(5)}ajena`)).total).toBe(1);
  });

  it('their words are in no line of the log: sent, delivered, erased', async () => {
    const allergy = 'Alergia-canaria-9911';
    await send({ ...FORMS.request, ...PERSON, allergy, allergyConsent: true });
    await deliver();
    await housekeeping(Date.now());
    await erase();
    await housekeeping(Date.now() + 7 * YEAR);
    expect(lines.length).toBeGreaterThan(1);
    for (const text of [...NEEDLES, allergy, 'Canaria', 'ejemplo-4711', '699 471', '699471']) {
      expect(lines.join('')).not.toContain(text);
    }
  });

  it('expiry of the allergy leaves no byte of it, and the rest as it is', async () => {
    const id = await send({ ...FORMS.request, ...PERSON, allergy: 'Nueces', allergyConsent: true });
    await send({ ...OTHER, allergy: 'Kiwi', allergyConsent: true });
    const row = await database()
      .db.selectFrom('allergies')
      .selectAll()
      .where('submission_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(await found([row.cipher, row.nonce])).not.toEqual([]);
    await housekeeping(Date.now() + 60 * DAY);
    expect(await found([row.cipher, row.nonce])).toEqual([]);
    expect(await found([PERSON.message])).not.toEqual([]);
    if (kind === 'sqlite') expect(logSize()).toBe(0);
  });

  it('expiry of the submission takes everything along: emails, keys, what was answered', async () => {
    const id = await send({ ...FORMS.request, ...PERSON });
    await deliver();
    const { db } = database();
    await db.updateTable('deliveries').set({ last_answer: 'Antwort-3355' }).execute();
    const [email = ''] = readdirSync(mailFolder());
    for (const unfinished of ['tmp', 'part'])
      writeFileSync(join(mailFolder(), `.${email}.0.${unfinished}`), PERSON.message);
    await db
      .updateTable('submissions')
      .set({ created_at: Date.now() - 6 * YEAR, event_day: '2020-05-01' })
      .execute();
    await send(OTHER);
    const texts = [...NEEDLES, 'Antwort-3355', id, postKey(1)];
    expect(await found(texts)).not.toEqual([]);
    await housekeeping(Date.now());
    expect(await found(texts)).toEqual([]);
    expect(readdirSync(mailFolder())).toEqual([]);
    expect(await found([OTHER.message])).not.toEqual([]);
    expect(lines.join('')).not.toMatch(/"level":"(?:warn|error)"/);
  });

  it('an email that was just being written goes with the next erasure, and nobody else’s', async () => {
    await send({ ...FORMS.request, ...PERSON });
    await send({ ...OTHER, firstName: PERSON.email });
    await deliver();
    // Their rows are gone, as when the email was written after them.
    const mine = database().db.deleteFrom('submissions').where('email', '=', PERSON.email);
    await mine.execute();
    expect(await erase()).toMatchObject({ submissions: 0, emails: 2 });
    expect(readdirSync(mailFolder())).toHaveLength(2);
    // The owner and the business are in every email, and are nobody's visitor.
    for (const own of ['owner@example.com', 'kitchen@example.com', 'otra', 'example.com']) {
      expect(await erase(own)).toMatchObject({ emails: 0 });
    }
  });

  it('what is under way is waited for, and what waits is not begun', async () => {
    const id = await send({ ...FORMS.request, ...PERSON });
    const { db } = database();
    const set = (state: 'sending' | 'delivered', lease: number) =>
      db
        .updateTable('deliveries')
        .set({ state, lease_until: lease })
        .where('submission_id', '=', id)
        .where('channel', '=', 'owner-email')
        .execute();
    await set('sending', Date.now() + 60_000);
    const erasing = erase();
    await wait(250);
    const states = db.selectFrom('deliveries').select('state').orderBy('channel');
    expect((await states.execute()).map(({ state }) => state)).toEqual(['sending', 'failed']);
    await set('delivered', 0);
    expect(await erasing).toMatchObject({ submissions: 1, sent: 1, underWay: 0 });
  });
});
