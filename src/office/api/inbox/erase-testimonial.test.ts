import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { disguises, filesIn } from '../../../../tests/support/bytes.ts';
import { createDatabaseContent, type DatabaseContent } from '../../../content/content.server.ts';
import { contentMigrations, eraseDocuments } from '../../../content/index.server.ts';
import { DATABASES } from '../../../content/testing/databases.server.ts';
import { isScrubDue, type OpenDatabase } from '../../../database/index.server.ts';
import { silentLog } from '../../../log/index.server.ts';
import { submissionMigrations } from '../../../requests/index.server.ts';
import { startIntake } from '../../../requests/testing/intake.ts';
import { DATA_KEY, FORMS } from '../../../requests/testing/submissions.ts';
import { officeMigrations } from '../../migrations.server.ts';
import type { OfficeServices, AllTables } from '../../services.server.ts';
import { createApi } from '../pipeline.server.ts';
import { inboxRoutes } from './inbox-routes.server.ts';
import { sessionFor } from '../../accounts/testing/session.ts';

const SITE = 'https://sobremesa.test';
const NOW = Date.parse('2026-11-20T12:00:00Z');
const EMAIL = 'zarzamora@ejemplo-5521.example';

/** What the testimonial said, at some time or other: each stands in no other word of the test. */
const WORDS = ['Zarzamora', 'Paella-5522', 'Croquetas-5523', 'Borrador-5524', 'zarzamora'];
const ANA = { id: 'ana', name: 'ana' };

const MIGRATIONS = { ...contentMigrations, ...submissionMigrations, ...officeMigrations };

describe.each(DATABASES)('the testimonial of a person who is erased, on %s', (_name, create) => {
  let database: OpenDatabase<AllTables>;
  let content: DatabaseContent;
  let services: OfficeServices;

  beforeEach(async () => {
    const home = await create(MIGRATIONS);
    database = (await home.open()) as unknown as OpenDatabase<AllTables>;
    const { db } = database;
    content = await createDatabaseContent({
      ...database,
      log: silentLog,
    });
    services = {
      ...{ db, dataKey: DATA_KEY, log: silentLog },
      content: { ...content, originals: async () => new Map() },
      ...{ mailFolder: '/nowhere', removeCopies: undefined, now: () => NOW },
    } as Partial<OfficeServices> as OfficeServices;
    return async () => {
      await content.stop();
      await database.close();
      await home.remove();
    };
  });

  async function ask(path: string, body: unknown) {
    const app = createApi({
      routes: inboxRoutes(services),
      sessionOf: async () =>
        sessionFor({ ...ANA, email: 'ana@example.com', role: 'owner', language: 'es' }, true),
      siteUrl: SITE,
      log: silentLog,
      now: services.now,
    });
    const response = await app.request(`${SITE}/api/admin/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, unknown>;
  }

  /** Feedback that became a testimonial, which was published, changed and is being changed again. */
  async function testimonial(email: string, words: readonly string[]): Promise<string> {
    const [author, first, second, third] = words;
    const site = startIntake(database as never, { now: () => NOW });
    const fields = { ...FORMS.feedback, name: author, email, comments: first };
    const feedback = await site.submit('/api/feedback', fields);
    const { document } = await ask(`inbox/${feedback}/testimonial`, {
      ...{ kind: 'chef', author, quote: first },
      consent: { how: 'phone', givenOn: '2026-11-19' },
    });
    const id = String(document);
    const { editor } = content;
    const draft = await editor.read(id);
    const body = { ...draft?.draft?.body, _id: id, _type: 'testimonial' };
    let revision = draft?.revision ?? null;
    for (const quote of [first, second]) {
      const value = { ...body, quote: [{ _key: 'es', value: quote }] };
      const options = { author: ANA, expectedRevision: revision };
      ({ revision } = await editor.publishDocument(value, options));
    }
    await editor.saveDraft(
      { ...body, quote: [{ _key: 'es', value: third }] },
      { author: ANA, expectedRevision: revision },
    );
    return id;
  }

  /** The files in which one of the words is, in whatever encoding. */
  async function found(words: readonly string[] = WORDS): Promise<string[]> {
    const needles = words.flatMap(disguises);
    const files = database.kind === 'postgres' ? await tableFiles() : databaseFiles();
    return files
      .filter(({ bytes }) => needles.some((needle) => bytes.includes(needle)))
      .map(({ path }) => path);
  }

  const databaseFiles = () =>
    [...filesIn(database.location.replace(/[^/]*$/, ''))].map(({ path, bytes }) => ({
      path,
      bytes,
    }));

  /** What PostgreSQL has on disk of our tables, their indexes and their long values. */
  async function tableFiles() {
    await sql`checkpoint`.execute(database.db);
    const { rows } = await sql<{ path: string; bytes: Buffer }>`
      select c.relname as path, pg_read_binary_file(pg_relation_filepath(c.oid)) as bytes
      from pg_class c
      where c.relkind in ('r', 'i', 't')
        and c.relnamespace in ('public'::regnamespace, 'pg_toast'::regnamespace)
        and pg_relation_size(c.oid) > 0
    `.execute(database.db);
    return rows;
  }

  it('goes for good: published, drafted, kept as versions, titled in the audit, and every byte', async () => {
    const id = await testimonial(EMAIL, WORDS);
    const others = ['Endrina', 'Fideos-5531', 'Gazpacho-5532', 'Migas-5533'];
    const other = await testimonial('endrina@example.com', others);
    expect(id).not.toMatch(/zarzamora/i);
    expect((await content.service.testimonials('chef')).length).toBe(2);
    expect(await found()).not.toEqual([]);

    const erased = await ask('privacy/erase', { email: EMAIL });
    expect(erased).toMatchObject({
      ...{ submissions: 1, testimonials: 1, testimonialsLeft: [], isScrubbed: true },
    });
    expect(await content.editor.read(id)).toBeNull();
    expect(await content.editor.versions(id)).toMatchObject({ total: 0 });
    expect((await content.service.testimonials('chef')).length).toBe(1);
    expect(await found()).toEqual([]);

    // That it was done stays known, and nothing of anybody else is gone.
    const entries = await content.editor.audit();
    expect(entries.find(({ documentId }) => documentId === id)).toMatchObject({
      ...{ action: 'remove', title: '', author: { id: 'ana' } },
    });
    expect((await content.editor.read(other))?.draft?.body).toMatchObject({ author: 'Endrina' });
    for (const word of others) expect(await found([word])).not.toEqual([]);
  });

  it('goes also after a crash between its removal and that of the feedback', async () => {
    const id = await testimonial(EMAIL, WORDS);
    const { db, kind } = database;
    await eraseDocuments({ db }, [id], ANA);
    expect(await content.editor.read(id)).toBeNull();
    // What is left in the file is known to be left.
    expect(await isScrubDue(db)).toBe(kind === 'sqlite');
    const erased = await ask('privacy/erase', { email: EMAIL });
    expect(erased).toMatchObject({ submissions: 1, testimonials: 1, isScrubbed: true });
    expect(await found()).toEqual([]);
  });

  it('goes from the database too when content is edited elsewhere by now', async () => {
    const id = await testimonial(EMAIL, WORDS);
    services = {
      ...services,
      content: {
        ...{ ...content, originals: async () => new Map() },
        ...{ editor: null, store: null, preview: null },
      },
    };
    expect(await ask('privacy/erase', { email: EMAIL })).toMatchObject({ testimonials: 1 });
    expect(await content.editor.read(id)).toBeNull();
    expect(await found()).toEqual([]);
  });
});
