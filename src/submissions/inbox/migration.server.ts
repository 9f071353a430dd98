import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addDays, madridDay } from '../../i18n/index.ts';
import type { SubmissionKind } from '../constants.ts';
import { foundBy, type FoundBy } from '../search-text.server.ts';

/** Submissions that are filled in at once. */
const BATCH = 500;
/** Messages that are older have been dealt with by email, days. */
const DEALT_WITH = 30;

/** The columns that the inbox adds to submissions. */
const COLUMNS = [
  ...['status', 'changed_at', 'service', 'event_day', 'phone', 'search'],
  ...['assignee_id', 'assignee_name', 'read_at', 'read_by_id', 'read_by_name'],
];

/** What the business does with submissions: status, search, notes, answers, erasures, retention. */
export const inbox: Migration = {
  async up(db) {
    const { schema } = db;
    for (const name of COLUMNS) {
      await schema
        .alterTable('submissions')
        .addColumn(name, ...typeOf(name))
        .execute();
    }
    await fillIn(db as Kysely<Filled>, Date.now());
    await index('submissions', ['phone']);
    await index('submissions', ['event_day']);
    await schema.alterTable('deliveries').addColumn('answer_id', 'varchar(36)').execute();

    await schema
      .createTable('submission_events')
      .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
      .addColumn('submission_id', 'varchar(36)', (column) =>
        column.notNull().references('submissions.id').onDelete('cascade'),
      )
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('account_id', 'text')
      .addColumn('account_name', 'text')
      .addColumn('action', 'varchar(20)', (column) => column.notNull())
      .addColumn('before', 'text')
      .addColumn('after', 'text')
      .execute();
    await index('submission_events', ['submission_id']);

    await schema
      .createTable('submission_notes')
      .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
      .addColumn('submission_id', 'varchar(36)', (column) =>
        column.notNull().references('submissions.id').onDelete('cascade'),
      )
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('account_name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await index('submission_notes', ['submission_id']);

    await schema
      .createTable('answers')
      .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
      .addColumn('submission_id', 'varchar(36)', (column) =>
        column.notNull().references('submissions.id').onDelete('cascade'),
      )
      .addColumn('language', 'varchar(8)', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('account_name', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('sent_at', 'bigint')
      .execute();
    await index('answers', ['submission_id']);

    await schema
      .createTable('answer_texts')
      .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('texts', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();

    await schema
      .createTable('testimonial_consents')
      .addColumn('document_id', 'varchar(200)', (column) => column.primaryKey())
      .addColumn('submission_id', 'varchar(36)', (column) => column.notNull())
      .addColumn('how', 'varchar(20)', (column) => column.notNull())
      .addColumn('given_on', 'varchar(10)', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('account_name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await index('testimonial_consents', ['submission_id']);

    await schema
      .createTable('erasures')
      .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('person', 'varchar(64)', (column) => column.notNull())
      .addColumn('account_id', 'text')
      .addColumn('account_name', 'text')
      .addColumn('counts', 'text', (column) => column.notNull())
      .execute();
    await index('erasures', ['person']);

    await schema
      .createTable('retention')
      .addColumn('kind', 'varchar(20)', (column) => column.primaryKey())
      .addColumn('days', 'integer', (column) => column.notNull())
      .execute();

    async function index(table: string, columns: string[]) {
      await schema
        .createIndex(`${table}_by_${columns.join('_')}`)
        .on(table)
        .columns(columns)
        .execute();
    }
  },
  async down(db) {
    for (const table of TABLES) await db.schema.dropTable(table).execute();
    await db.schema.alterTable('deliveries').dropColumn('answer_id').execute();
    await db.schema.dropIndex('submissions_by_phone').execute();
    await db.schema.dropIndex('submissions_by_event_day').execute();
    for (const name of COLUMNS) {
      await db.schema.alterTable('submissions').dropColumn(name).execute();
    }
  },
};

/** What nobody has answered yet, few among all, is counted and listed at every look at the office. */
export const unanswered: Migration = {
  async up(db) {
    await db.schema
      .createIndex('submissions_unanswered')
      .on('submissions')
      .column('created_at')
      .where(sql.ref('status'), '=', sql.lit('new'))
      .execute();
  },
  async down(db) {
    await db.schema.dropIndex('submissions_unanswered').execute();
  },
};

const TABLES = [
  ...['retention', 'erasures', 'testimonial_consents', 'answer_texts', 'answers'],
  ...['submission_notes', 'submission_events'],
];

type Column = Parameters<ReturnType<Kysely<unknown>['schema']['alterTable']>['addColumn']>;

function typeOf(name: string): [Column[1], Column[2]?] {
  switch (name) {
    case 'status':
      return ['varchar(20)', (column) => column.notNull().defaultTo('new')];
    case 'search':
      return ['text', (column) => column.notNull().defaultTo('')];
    case 'changed_at':
      return ['bigint', (column) => column.notNull().defaultTo(0)];
    case 'read_at':
      return ['bigint'];
    default:
      return ['text'];
  }
}

/** The table as it is here, whatever it becomes later. */
interface Filled {
  submissions: {
    id: string;
    kind: SubmissionKind;
    data: string;
    created_at: number;
    status: string;
    read_at: number | null;
  } & FoundBy;
}

/**
 * Fills in what submissions are found by. Those whose day has passed, and messages older than a month,
 * count as read and done: they were dealt with before there was an inbox.
 */
async function fillIn(db: Kysely<Filled>, now: number): Promise<void> {
  const today = madridDay(new Date(now));
  const since = Date.parse(addDays(today, -DEALT_WITH));
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('submissions')
      .select(['id', 'kind', 'data', 'created_at'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id, kind, data, created_at } of rows) {
      const found = foundBy(kind, JSON.parse(data) as Readonly<Record<string, unknown>>);
      const isPast = found.event_day === null ? created_at < since : found.event_day < today;
      await db
        .updateTable('submissions')
        .set({ ...found, ...(isPast && { status: 'done', read_at: now }) })
        .where('id', '=', id)
        .execute();
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}
