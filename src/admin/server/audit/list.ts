import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import type { ContentTables } from '../../../content/index.server.ts';
import { countUpTo, type Total } from '../../../database/index.server.ts';
import type { SubmissionTables } from '../../../submissions/index.server.ts';
import type { ListedEntry } from '../../audit-entry.ts';
import type { AuditKind } from '../../audit-kinds.ts';
import type { AccountTables } from '../accounts/tables.ts';
import type { AuditTables } from './tables.ts';

export interface ListFilter {
  readonly page: number;
  readonly perPage: number;
  readonly kind?: AuditKind | undefined;
  readonly accountId?: string | undefined;
  readonly subject?: string | undefined;
  /** At or after, and before, an instant; milliseconds since 1970. */
  readonly since?: number | undefined;
  readonly until?: number | undefined;
}

type Tables = AccountTables & AuditTables & ContentTables & Pick<SubmissionTables, 'quotes'>;
type OfficeWhere = ExpressionBuilder<AuditTables, 'office_audit'>;

/** What the actions of each kind begin with; sign-ins are told apart by name. */
const PREFIXES: Readonly<Record<Exclude<AuditKind, 'signIn'>, readonly string[]>> = {
  content: ['content.', 'picture.', 'testimonial.'],
  requests: [
    ...['submission.', 'answer.', 'answerText.', 'delivery.', 'note.', 'group.', 'allergies.'],
    ...['quote.', 'inbox.', 'calendar.', 'person.', 'retention.'],
  ],
  accounts: ['account.'],
  office: ['firstRun.', 'push.', 'backup.'],
};

export const SIGN_IN_ACTIONS = [
  'account.signIn',
  'account.signOut',
  'account.signInFailed',
  'account.codeFailed',
  'account.passkeyFailed',
] as const;

function isOfKind(is: OfficeWhere, kind: AuditKind) {
  if (kind === 'signIn') return is('action', 'in', SIGN_IN_ACTIONS);
  const begins = is.or(PREFIXES[kind].map((prefix) => is('action', 'like', `${prefix}%`)));
  return kind === 'accounts' ? is.and([begins, is('action', 'not in', SIGN_IN_ACTIONS)]) : begins;
}

/**
 * What was done, newest first: the audits of the office and of the content as one list. Each gives no
 * more than the page can need, so the database sorts no more than that.
 */
export async function listAudit(
  db: Kysely<Tables>,
  filter: ListFilter,
): Promise<{ data: ListedEntry[] } & Total> {
  const { page, perPage, kind, accountId, subject, since, until } = filter;
  const most = page * perPage;
  const [, type, ...id] = subject?.split('/') ?? [];
  const documentId = subject?.startsWith('document/') && type ? id.join('/') : undefined;

  const office = db
    .selectFrom('office_audit')
    .$if(kind !== undefined, (query) => query.where((is) => isOfKind(is, kind ?? 'office')))
    .$if(accountId !== undefined, (query) =>
      // What somebody tried with an account concerns whose it is.
      query.where((is) =>
        is.or([
          is('account_id', '=', accountId ?? ''),
          is.and([is('account_id', '=', ''), is('subject', '=', `account/${accountId}`)]),
        ]),
      ),
    )
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .$if(since !== undefined, (query) => query.where('at', '>=', since ?? 0))
    .$if(until !== undefined, (query) => query.where('at', '<', until ?? 0));
  const hasContent =
    (kind === undefined || kind === 'content') &&
    (subject === undefined || documentId !== undefined);
  const content = db
    .selectFrom('content_audit')
    .$if(!hasContent, (query) => query.where('seq', '<', 0))
    .$if(accountId !== undefined, (query) => query.where('author_id', '=', accountId ?? ''))
    .$if(documentId !== undefined, (query) => query.where('document_id', '=', documentId ?? ''))
    .$if(since !== undefined, (query) => query.where('at', '>=', since ?? 0))
    .$if(until !== undefined, (query) => query.where('at', '<', until ?? 0));

  const ofOffice = office
    .select(['id', 'at', 'account_id', 'account_name', 'action', 'subject', 'before', 'after'])
    .select([sql<string | null>`null`.as('title'), sql<number>`0`.as('seq')])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most);
  const ofContent = content
    .select([
      sql<string>`'document-' || seq`.as('id'),
      'at',
      'author_id as account_id',
      sql<string>`coalesce(author_name, '')`.as('account_name'),
      sql<string>`'document.' || action`.as('action'),
      sql<string>`'document/' || type || '/' || document_id`.as('subject'),
      sql<string | null>`null`.as('before'),
      sql<string | null>`null`.as('after'),
      'title',
      'seq',
    ])
    .orderBy('at', 'desc')
    .orderBy('seq', 'desc')
    .limit(most);

  const [inOffice, inContent, rows] = await Promise.all([
    countUpTo(db, office, most - perPage),
    countUpTo(db, content, most - perPage),
    db
      .selectFrom(
        db
          .selectFrom(ofOffice.as('office'))
          .selectAll()
          .unionAll(db.selectFrom(ofContent.as('content')).selectAll())
          .as('both'),
      )
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('seq', 'desc')
      .orderBy('id', 'desc')
      .limit(perPage)
      .offset(most - perPage)
      .execute(),
  ]);
  const subjects = rows.map((row) => row.subject);
  const names = await namesOf(db, subjects);
  const english = await englishTitles(db, subjects);
  return {
    data: rows.map((row) => ({
      ...{ id: row.id, at: Number(row.at), action: row.action, subject: row.subject },
      ...{ account_id: row.account_id, account_name: row.account_name },
      ...{ before: row.before, after: row.after },
      title: row.title ?? names.get(row.subject) ?? null,
      titleEn: row.title === null ? null : (english.get(`${row.subject}\n${row.title}`) ?? null),
    })),
    total: inOffice.total + inContent.total,
    isMore: inOffice.isMore || inContent.isMore,
  };
}

/**
 * What documents are called in English now, by their subjects and their Spanish titles: the audit keeps
 * only these, so that a line speaks of a title as it was then.
 */
async function englishTitles(
  db: Kysely<Tables>,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = subjects.flatMap((subject) => /^document\/[^/]+\/(.+)$/.exec(subject)?.[1] ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_entries')
    .select(['id', 'type', 'title', 'title_en'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(
    rows.flatMap(({ id, type, title, title_en }) =>
      title_en === null ? [] : [[`document/${type}/${id}\n${title}`, title_en] as const],
    ),
  );
}

/** What the people are called whose accounts are among the subjects, and the numbers of the quotes. */
async function namesOf(
  db: Kysely<Tables>,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const idsOf = (kind: string) =>
    subjects.flatMap((subject) => new RegExp(`^${kind}/(.+)$`).exec(subject)?.[1] ?? []);
  const [people, quotes] = [idsOf('account'), idsOf('quote')];
  const names = new Map<string, string>();
  if (people.length > 0) {
    const found = db.selectFrom('accounts').select(['id', 'name']).where('id', 'in', people);
    for (const { id, name } of await found.execute()) names.set(`account/${id}`, name);
  }
  if (quotes.length > 0) {
    const found = db.selectFrom('quotes').select(['id', 'number']).where('id', 'in', quotes);
    for (const { id, number } of await found.execute()) names.set(`quote/${id}`, number);
  }
  return names;
}

/** Everybody who has done something, each once, by the name they had last. */
export async function listActors(
  db: Kysely<Tables>,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const [office, content] = await Promise.all([
    db
      .selectFrom('office_audit')
      .select(({ fn }) => ['account_id as id', 'account_name as name', fn.max('at').as('at')])
      .where('account_id', '!=', '')
      .groupBy(['account_id', 'account_name'])
      .execute(),
    db
      .selectFrom('content_audit')
      .select(({ fn }) => ['author_id as id', 'author_name as name', fn.max('at').as('at')])
      .groupBy(['author_id', 'author_name'])
      .execute(),
  ]);
  const names = new Map<string, string>();
  for (const { id, name } of [...office, ...content].sort((a, b) => Number(a.at) - Number(b.at)))
    names.set(id, name ?? '');
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'es'));
}
