import type { ExpressionBuilder, Kysely } from 'kysely';
import type { ContentTables } from '../content/index.server.ts';
import {
  countUpTo,
  pageOf,
  type EventTables,
  type Paging,
  type Total,
} from '../database/index.server.ts';
import type { SubmissionTables } from '../requests/index.server.ts';
import type { ListedEntry } from './audit-entry.ts';
import type { AuditKind } from './audit-kinds.ts';
import type { AccountTables } from './accounts/tables.server.ts';

export interface ListFilter extends Paging {
  readonly kind?: AuditKind | undefined;
  readonly accountId?: string | undefined;
  /** At or after, and before, an instant; milliseconds since 1970. */
  readonly since?: number | undefined;
  readonly until?: number | undefined;
}

type Tables = AccountTables & EventTables & ContentTables & Pick<SubmissionTables, 'quotes'>;
type EventWhere = ExpressionBuilder<EventTables, 'events'>;

/** What the actions of each kind begin with; sign-ins are told apart by name. */
const PREFIXES: Readonly<Record<Exclude<AuditKind, 'signIn'>, readonly string[]>> = {
  content: ['document.', 'content.', 'picture.', 'testimonial.'],
  requests: [
    ...['submission.', 'answer.', 'answerText.', 'delivery.', 'note.', 'group.', 'allergies.'],
    ...['quote.', 'inbox.', 'calendar.', 'person.', 'retention.'],
  ],
  accounts: ['account.'],
  office: ['firstRun.', 'push.', 'backup.'],
};

const SIGN_IN_ACTIONS = [
  'account.signIn',
  'account.signOut',
  'account.signInFailed',
  'account.codeFailed',
  'account.passkeyFailed',
] as const;

function isOfKind(is: EventWhere, kind: AuditKind) {
  if (kind === 'signIn') return is('action', 'in', SIGN_IN_ACTIONS);
  const begins = is.or(PREFIXES[kind].map((prefix) => is('action', 'like', `${prefix}%`)));
  return kind === 'accounts' ? is.and([begins, is('action', 'not in', SIGN_IN_ACTIONS)]) : begins;
}

/** The audit log of office, content and sign-in, newest first. */
export async function listAudit(
  db: Kysely<Tables>,
  filter: ListFilter,
): Promise<{ data: ListedEntry[] } & Total> {
  const { kind, accountId, since, until } = filter;
  const { offset, limit } = pageOf(filter);
  const found = db
    .selectFrom('events')
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
    .$if(since !== undefined, (query) => query.where('at', '>=', since ?? 0))
    .$if(until !== undefined, (query) => query.where('at', '<', until ?? 0));
  const [counted, rows] = await Promise.all([
    countUpTo(db, found, offset),
    found
      .select(['id', 'at', 'action', 'subject', 'account_id', 'account_name', 'before', 'after'])
      .select('title')
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
  ]);
  const subjects = rows.map((row) => row.subject);
  const names = await namesOf(db, subjects);
  const english = await englishTitles(db, subjects);
  return {
    data: rows.map((row) => ({
      ...row,
      title: row.title ?? names.get(row.subject) ?? null,
      titleEn: row.title === null ? null : (english.get(`${row.subject}\n${row.title}`) ?? null),
    })),
    ...counted,
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
  const rows = await db
    .selectFrom('events')
    .select(({ fn }) => ['account_id as id', 'account_name as name', fn.max('at').as('at')])
    .where('account_id', '!=', '')
    .groupBy(['account_id', 'account_name'])
    .orderBy('at')
    .execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'es'));
}
