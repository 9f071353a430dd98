import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  countRows,
  DATABASE_KINDS,
  FULL_SUITE_KINDS,
  openTestDatabase,
  type TestDatabase,
} from '../testing/databases.ts';
import { startIntake } from '../testing/intake.ts';
import { DATA_KEY, FORMS, submissionRow } from '../testing/submissions.ts';
import { createChannelsOf } from '../delivery/channels-of.server.ts';
import { inboxCommand, type InboxDependencies } from './command.server.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

describe.each(DATABASE_KINDS)('npm run inbox on %s', (kind) => {
  let database: TestDatabase;
  let site: ReturnType<typeof startIntake>;
  let mailFolder = '';
  let time = 0;

  beforeEach(async () => {
    time = Date.parse('2026-06-01T10:00:00Z');
    database = await openTestDatabase(kind);
    mailFolder = join(database.directory, 'mail');
    site = startIntake(database, { rateLimits: true, now: () => time });
    return () => database.remove();
  });

  function send(path: string, fields: object): Promise<string> {
    time += 60_000;
    return site.submit(path, fields, { 'idempotency-key': `key-number-${time}` });
  }

  async function inbox(args: string[], more: Partial<InboxDependencies> = {}) {
    let text = '';
    const { db } = database;
    const mailDomain = 'sobremesa.test';
    const options = {
      db,
      dataKey: DATA_KEY,
      mailFolder,
      mailDomain,
      patience: 500,
    };
    const write = (part: string) => void (text += part);
    return { code: await inboxCommand(args, { ...options, write, ...more }), text };
  }

  const setState = (id: string, channel: 'owner-email' | 'content-copy', state: object) =>
    database.db
      .updateTable('deliveries')
      .set(state)
      .where('submission_id', '=', id)
      .where('channel', '=', channel)
      .execute();

  it('lists what came in, newest first, with each delivery’s state', async () => {
    expect(await inbox([])).toEqual({ code: 0, text: 'Nothing has come in yet.\n' });
    const first = await send('/api/contact', FORMS.contact);
    const second = await send('/api/requests', FORMS.request);
    await setState(first, 'owner-email', { state: 'kept', attempts: 1, last_answer: 'x.eml' });
    await setState(second, 'owner-email', {
      attempts: 3,
      last_answer: 'Connection\u001b[31m lost',
    });
    expect((await inbox([])).text).toBe(
      [
        `2026-06-01 12:02  request   Lucía <Lucia@Example.com, +34 600 000 000>  ${FORMS.request.requestedDate} morning 6-10`,
        `  ${second}`,
        '  owner-email: waiting after 3 attempts: Connection␣[31m lost',
        '  visitor-email: waiting',
        '2026-06-01 12:01  contact   Lucía Vega <lucia@example.com, +34 600 000 000>',
        `  ${first}`,
        '  owner-email: kept (in the mail folder, not sent) after 1 attempt: x.eml',
        '  visitor-email: waiting',
        '2 in all',
        '',
      ].join('\n'),
    );
  });

  describe('--erase', () => {
    it('removes a person everywhere, and nobody else, and says what', async () => {
      const health = { allergy: 'Nueces', allergyConsent: true };
      const first = await send('/api/requests', { ...FORMS.request, ...health });
      await send('/api/contact', { ...FORMS.contact, email: ' LUCIA@example.com' });
      const other = await send('/api/contact', { ...FORMS.contact, email: 'otra@example.com' });
      await setState(first, 'owner-email', { state: 'delivered', attempts: 1 });
      mkdirSync(mailFolder);
      const deliveries = await database.db.selectFrom('deliveries').selectAll().execute();
      for (const { message_id } of deliveries) {
        writeFileSync(join(mailFolder, `${message_id.slice(1, -1)}.eml`), 'Lucía');
      }

      const { code, text } = await inbox(['--erase', 'Lucia@EXAMPLE.com']);
      expect(code).toBe(0);
      expect(text).toBe(
        [
          'removed 2 submissions',
          'removed 1 allergies',
          'removed 4 deliveries',
          'removed 4 emails in the mail folder',
          'removed 0 copies in the content service',
          'removed 0 testimonials',
          'removed 2 answers kept for repeated forms',
          'removed 1 counts of tries',
          '1 emails had been sent and are in mailboxes',
          '',
        ].join('\n'),
      );
      expect(await countRows(database.db)).toEqual({
        submissions: 1,
        deliveries: 2,
        idempotency_keys: 1,
        allergies: 0,
      });
      expect(readdirSync(mailFolder)).toHaveLength(2);
      expect((await inbox([])).text).toContain(other);
      const again = await inbox(['--erase', 'lucia@example.com']);
      expect(again.text).toContain('removed 0 submissions');
    });

    it.runIf(kind === 'sqlite')(
      'leaves no byte of the person in the database’s files',
      async () => {
        await send('/api/contact', {
          ...FORMS.contact,
          firstName: 'Canaria',
          email: 'c@c.example',
        });
        await send('/api/contact', FORMS.contact);
        const found = () =>
          ['', '-wal', '-shm']
            .map((suffix) => `${database.location}${suffix}`)
            .filter((file) => existsSync(file))
            .some((file) => {
              const bytes = readFileSync(file);
              return bytes.includes('Canaria') || bytes.includes('c@c.example');
            });
        expect(found()).toBe(true);
        await inbox(['--erase', 'c@c.example']);
        expect(found()).toBe(false);
      },
    );

    it('removes the copies in the content service, or says where they are', async () => {
      const channelsOf = createChannelsOf({ copies: true });
      site = startIntake(database, { rateLimits: true, now: () => time, channelsOf });
      const id = await send('/api/contact', FORMS.contact);
      await setState(id, 'content-copy', { state: 'delivered', attempts: 1 });
      const broken = () => Promise.reject(new Error('down'));
      const erase = ['--erase', 'lucia@example.com'];
      await expect(inbox(erase, { removeCopies: broken })).rejects.toThrow('down');
      expect(await countRows(database.db)).toMatchObject({ submissions: 1 });

      const removed: string[] = [];
      const { text } = await inbox(erase, {
        removeCopies: async (ids) => void removed.push(...ids),
      });
      expect(removed).toEqual([`submission.${id}`]);
      expect(text).toContain('removed 1 copies');

      const second = await send('/api/contact', FORMS.contact);
      await setState(second, 'content-copy', { state: 'delivered', attempts: 1 });
      expect((await inbox(erase)).text).toContain(
        `still in the content service: submission.${second}`,
      );
    });

    it('says when an email is just being sent', async () => {
      const id = await send('/api/contact', FORMS.contact);
      await setState(id, 'owner-email', { state: 'sending' });
      expect((await inbox(['--erase', 'lucia@example.com'])).text).toContain('erase once more');
    });

    it.each(['', ' ', '%'])('removes nobody for %j', async (email) => {
      await send('/api/contact', FORMS.contact);
      await send('/api/feedback', { ...FORMS.feedback, email: '' });
      await inbox(['--erase', email]);
      expect(await countRows(database.db)).toMatchObject({ submissions: 2 });
    });
  });

  if (!FULL_SUITE_KINDS.includes(kind)) return;

  it('lists more than a page, each once', async () => {
    const rows = Array.from({ length: 450 }, (_, number) =>
      submissionRow('contact', { now: Math.floor(number / 7) }),
    );
    await database.db.insertInto('submissions').values(rows).execute();
    const { text } = await inbox([]);
    const shown = text.match(/^ {2}[\da-f-]{36}$/gm)?.map((line) => line.trim());
    expect(shown?.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    expect(text).toContain('450 in all');
  });

  it('writes them as CSV', async () => {
    const id = await send('/api/contact', { ...FORMS.contact, message: '=1+1, "hola"\nadiós' });
    await send('/api/feedback', FORMS.feedback);
    const { text } = await inbox(['--csv']);
    const lines = text.split('\r\n');
    // Columns keep their place; fields that came later follow them, before what the inbox knows.
    const [, later = ''] = /,cleanliness(,.*),deliveries/.exec(lines[0] ?? '') ?? [];
    const empty = later.replace(/\w+/g, '');
    expect(later).toMatch(/^,service,estimate,serviceTitle/);
    expect(lines[0]).toBe(
      `\ufeffid,received,kind,locale,firstName,lastName,name,email,phone,requestedDate,requestedTime,participants,company,workshop,message,date,comments,willReturn,recommend,foodQuality,serviceQuality,facilitiesQuality,priceQuality,cleanliness${later},deliveries,status,assignee`,
    );
    expect(lines[1]).toMatch(new RegExp(`,5,4,3,2,1${empty},owner-email waiting,new,$`));
    expect(lines[2]).toBe(
      `${id},2026-06-01T10:01:00.000Z,contact,es,Lucía,Vega,,lucia@example.com,+34 600 000 000,,,,,,"'=1+1, ""hola""\nadiós",,,,,,,,,${empty},"owner-email waiting, visitor-email waiting",new,`,
    );
    expect(lines).toHaveLength(4);
  });

  it('says how far each has come, in the list and in full', async () => {
    const id = await send('/api/contact', FORMS.contact);
    await database.db
      .updateTable('submissions')
      .set({ status: 'answered', assignee_name: 'Ana' })
      .execute();
    expect((await inbox([])).text).toContain('  contact   (answered)  Lucía Vega');
    expect((await inbox(['--show', id])).text).toContain('\nstatus: answered\nassignee: Ana\n');
  });

  it('shows one in full, with its allergy, safe for the terminal', async () => {
    const fields = { ...FORMS.request, allergy: 'Nueces', allergyConsent: true };
    const id = await send('/api/requests', {
      ...fields,
      message: 'Hola\n\u001b]0;x\u0007\u202eadiós',
    });
    const { code, text } = await inbox(['--show', id]);
    expect(code).toBe(0);
    expect(text).toContain('received: 1 June 2026, 12:01\n');
    expect(text).toContain('message: Hola\n  ␣]0;x␣adiós\n');
    expect(text).toContain('\nallergy: Nueces\n');
    expect(text).toMatch(/\n {2}Message-ID <.+@sobremesa\.test>\n/);
    const other = await inbox(['--show', id], { dataKey: Buffer.alloc(32) });
    expect(other.text).toContain('allergy: cannot be read with this DATA_KEY');
  });

  it('sends again', async () => {
    const id = await send('/api/contact', FORMS.contact);
    await setState(id, 'owner-email', { state: 'delivered', attempts: 1 });
    expect(await inbox(['--resend', id])).toMatchObject({ code: 0 });
    const rows = await database.db.selectFrom('deliveries').select('state').execute();
    expect(rows.filter(({ state }) => state === 'waiting')).toHaveLength(2);
  });

  it.each([
    ['--show', NOBODY],
    ['--resend', NOBODY],
    ['--what'],
    ['--show'],
    ['--csv', '--show', 'x'],
  ])('says when it cannot: %s %s', async (...args) => {
    const { code, text } = await inbox(args);
    expect(code).toBe(1);
    expect(text).toMatch(/no submission|npm run inbox/);
  });
});
