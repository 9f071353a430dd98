import { businessDay } from '../../i18n/index.ts';
import { collectionOf, type DocumentType } from '../collections.ts';
import { isSitesOwn } from '../sites-own-addresses.server.ts';
import { FARTHEST_SCHEDULE } from '../farthest-schedule.ts';
import type { DocumentProblem } from '../validate.server.ts';
import { slugIn, type StorableDocument } from '../store/document-row.server.ts';
import { byIds } from '../store/document-queries.server.ts';
import { dateToCome } from '../store/publication-date.server.ts';
import type { Db } from '../store/tables.server.ts';

/** Why visitors do not see a document although it is published. */
export type HiddenReason =
  /** It is not marked as shown. */
  | 'inactive'
  /** It begins later: a notice. */
  | 'coming'
  /** Its time has passed: a notice, a workshop's date. */
  | 'over'
  /** It would end before it begins: a notice. */
  | 'endsFirst'
  /** It has no dishes: a menu. */
  | 'empty'
  /** Its workshop is not on the site: a workshop's date. */
  | 'workshop';

type LooksHidden = (
  document: StorableDocument,
  at: number,
  db: Db,
) => HiddenReason | null | Promise<HiddenReason | null>;

/** Why a type's documents are on no page although they are published and active. */
const HIDING: { readonly [Type in DocumentType]?: LooksHidden } = {
  dailyMenu: ({ items }) => (Array.isArray(items) && items.length > 0 ? null : 'empty'),
  notice: ({ startsAt, endsAt }, at) => {
    const [start, end] = [Date.parse(String(startsAt)), Date.parse(String(endsAt))];
    if (end <= at) return 'over';
    if (start >= end) return 'endsFirst';
    return start > at ? 'coming' : null;
  },
  workshopDate: async ({ date, workshop }, at, db) => {
    if (String(date) < businessDay(new Date(at))) return 'over';
    return (await isOnSite(db, 'workshop', workshop)) ? null : 'workshop';
  },
};

/** Why visitors do not see a document at an instant although it is published; null when they do. */
export async function hiddenBy(
  db: Db,
  document: StorableDocument,
  at: number,
): Promise<HiddenReason | null> {
  const { _type: type, isActive } = document;
  if (collectionOf(type).hasActiveFlag && isActive !== true) return 'inactive';
  return (await HIDING[type]?.(document, at, db)) ?? null;
}

/** Where a form mends what would never be seen; other reasons pass by themselves, or are wanted. */
const NEVER_SEEN: { readonly [Reason in HiddenReason]?: Readonly<Record<string, string>> } = {
  empty: { dailyMenu: 'items' },
  over: { notice: 'endsAt', workshopDate: 'date' },
  endsFirst: { notice: 'endsAt' },
};

/** What no address can have in one of its parts, see `parseAddress`. */
// oxlint-disable-next-line no-control-regex -- control characters are what must not pass
const NO_ADDRESS = /^\.{0,2}$|[/\\\u0000-\u001f\u007f]/;

/** What keeps a document from being seen by anybody, were it published at an instant. */
export async function unseenProblems(
  db: Db,
  document: StorableDocument,
  at: number,
): Promise<readonly DocumentProblem[]> {
  const { _type: type } = document;
  const reason = await hiddenBy(db, document, at);
  if (reason === 'inactive') return [];
  const hidden = reason && NEVER_SEEN[reason]?.[type];
  const date = dateToCome(document, at);
  const { dateField = '' } = collectionOf(type);
  return [
    ...(hidden ? [problem(hidden, reason, 'would be on no page')] : []),
    ...(date !== null && date > at + FARTHEST_SCHEDULE
      ? [problem(dateField, 'far', 'is more than two years ahead')]
      : []),
    ...addressProblems(document),
  ];
}

/** A document cannot be published before the date that it is to bear. */
export function laterDateProblem({ _type: type }: StorableDocument): DocumentProblem {
  const { dateField = '' } = collectionOf(type);
  return problem(dateField, 'laterDate', 'is later than the time it would be published at');
}

/** Without a slug it breaks its schema, which says so. */
function addressProblems(document: StorableDocument): DocumentProblem[] {
  const { uniqueBy: field } = collectionOf(document._type);
  const slug = field === 'slug' ? slugIn(document[field])?.trim() : null;
  if (!slug) return [];
  if (NO_ADDRESS.test(slug)) return [problem('slug', 'address', 'can be no part of an address')];
  // The site's own come first.
  return collectionOf(document._type).sharesTopLevelPaths && isSitesOwn(slug)
    ? [problem('slug', 'sitesOwn', `is an address of the site itself: /${slug}`)]
    : [];
}

async function isOnSite(db: Db, type: DocumentType, reference: unknown): Promise<boolean> {
  const id = (reference as { readonly _ref?: unknown } | null | undefined)?._ref;
  const [found] = await byIds(db, type, [String(id)], { isActive: true });
  return found !== undefined;
}

function problem(field: string, rule: string, message: string): DocumentProblem {
  return { path: [field], rule, expected: null, message };
}
