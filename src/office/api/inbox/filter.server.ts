import * as v from 'valibot';
import { endOfDay, isLanguage, startOfDay } from '../../../i18n/index.ts';
import { dayTyped, INBOX_ORDERS, type InboxFilter } from '../../../requests/index.server.ts';
import { isDay, KINDS, STATUSES } from '../../../requests/index.ts';
import type { OfficeLanguage } from '../../account.ts';
import { listQuery } from '../list-query.server.ts';

/** Values of a filter at most, and characters of each. */
const MOST_VALUES = 20;
const LONGEST_VALUE = 100;

/** Alternatives, with commas between them, of so many characters at most in all. */
const several = <const Item extends v.GenericSchema<string, string>>(
  item: Item,
  longest = MOST_VALUES * LONGEST_VALUE,
) =>
  v.optional(
    v.pipe(
      v.string(),
      v.maxLength(longest),
      v.transform((text) => text.split(',')),
      v.array(item),
    ),
  );

const day = v.optional(v.pipe(v.string(), v.check(isDay)));

const filters = {
  q: listQuery.q,
  kind: several(v.picklist(KINDS)),
  status: several(v.picklist(STATUSES)),
  /** Keys of services, and `other`. */
  service: several(v.string()),
  language: several(v.custom<string>(isLanguage), 20),
  /** Ids of accounts, or `nobody`. */
  assignee: several(v.string()),
  unread: v.optional(v.picklist(['true', 'false'])),
  /** The first and the last day on which it came in. */
  from: day,
  to: day,
  /** The first and the last day of the event. */
  eventFrom: day,
  eventTo: day,
  /** Only requests whose answer is due. */
  due: v.optional(v.literal('true')),
};

/** What a list of submissions is asked for with. */
export const inboxQuery = v.strictObject({
  ...listQuery,
  ...filters,
  sort: v.optional(v.picklist(INBOX_ORDERS)),
});

/** What an export is asked for with. */
export const exportQuery = v.strictObject({
  ...filters,
  format: v.picklist(['csv', 'xlsx', 'json']),
});

export type GivenFilter = Omit<v.InferOutput<typeof exportQuery>, 'format'>;

/** The filter that a query says; a day in the place of words is the event's. */
export function filterOf(
  { q, unread, from, to, ...rest }: GivenFilter,
  today: string,
  asker: OfficeLanguage,
): InboxFilter {
  const { kind, status, service, language, assignee, eventFrom, eventTo } = rest;
  const day = q === undefined ? undefined : dayTyped(q, today, asker);
  return {
    ...{ kind, status, service, language, assignee },
    ...(day ? { eventFrom: day, eventTo: day } : { eventFrom, eventTo, search: q }),
    isUnread: unread === undefined ? undefined : unread === 'true',
    since: from === undefined ? undefined : startOfDay(from),
    before: to === undefined ? undefined : endOfDay(to),
  };
}
