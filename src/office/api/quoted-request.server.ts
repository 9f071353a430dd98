import type { Kysely } from 'kysely';
import { defaultLanguage, isLanguage } from '../../i18n/index.ts';
import { storedFields, type SubmissionTables } from '../../requests/index.server.ts';
import { ownIn, slotOf } from '../../requests/index.ts';
import { ApiError } from './api-error.server.ts';

/** What a quote takes from the request that it answers. */
export type QuotedRequest = Awaited<ReturnType<typeof readRequest>>;

/** The request of a quote; throws a 404 when there is none. */
export async function readRequest(db: Kysely<SubmissionTables>, id: string) {
  const row = await db
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'request')
    .executeTakeFirstOrThrow(() => new ApiError(404, 'notFound'));
  const fields = storedFields({ ...row, kind: 'request' });
  const { from, to } = slotOf(fields.requestedTime);
  return {
    id,
    language: isLanguage(row.locale) ? row.locale : defaultLanguage(),
    firstName: fields.firstName,
    name: [fields.firstName, fields.lastName].filter(Boolean).join(' ').trim(),
    company: fields.company ?? '',
    email: fields.email,
    phone: fields.phone,
    service: fields.service ?? '',
    workshop: fields.workshop ?? '',
    day: fields.requestedDate,
    startsAt: from,
    endsAt: to,
    /** As it was asked for: `6-10`. */
    participants: fields.participants,
    message: fields.message ?? '',
    /** What the visitor's browser says that the estimator showed. */
    estimate: fields.estimate ?? '',
    own: ownIn(fields),
  };
}

/** The largest group of a size that was chosen from a list: `6-10` is 10. */
export function mostPeople(participants: string): number {
  return Number(participants.match(/\d+/g)?.at(-1) ?? 1);
}
