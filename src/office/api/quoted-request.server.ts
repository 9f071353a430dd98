import type { Kysely } from 'kysely';
import { defaultLanguage, isLanguage, type Language } from '../../i18n/index.ts';
import { storedFields, type SubmissionTables } from '../../requests/index.server.ts';
import { ownIn, slotOf, type OwnAnswer } from '../../requests/index.ts';
import { ApiError } from './api-error.server.ts';

/** What a quote takes from the request that it answers. */
export interface QuotedRequest {
  readonly id: string;
  readonly language: Language;
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly phone: string;
  readonly service: string;
  readonly workshop: string;
  readonly day: string;
  readonly startsAt: string;
  readonly endsAt: string;
  /** As it was asked for: `6-10`. */
  readonly participants: string;
  readonly message: string;
  /** What the visitor's browser says that the estimator showed. */
  readonly estimate: string;
  /** What was said to the business's own questions. */
  readonly own: readonly OwnAnswer[];
}

/** The request of a quote; throws a 404 when there is none. */
export async function readRequest(
  db: Kysely<SubmissionTables>,
  id: string,
): Promise<QuotedRequest> {
  const row = await db
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'request')
    .executeTakeFirst();
  if (!row) throw new ApiError(404, 'notFound');
  const fields = storedFields({ ...row, kind: 'request' });
  const { from, to } = slotOf(fields.requestedTime);
  return {
    id,
    language: isLanguage(row.locale) ? row.locale : defaultLanguage(),
    name: [fields.firstName, fields.lastName].filter(Boolean).join(' ').trim(),
    company: fields.company ?? '',
    email: fields.email,
    phone: fields.phone,
    service: fields.service ?? '',
    workshop: fields.workshop ?? '',
    day: fields.requestedDate,
    startsAt: from,
    endsAt: to,
    participants: fields.participants,
    message: fields.message ?? '',
    estimate: fields.estimate ?? '',
    own: ownIn(fields),
  };
}

/** The largest group of a size that was chosen from a list: `6-10` is 10. */
export function mostPeople(participants: string): number {
  return Number(participants.match(/\d+/g)?.at(-1) ?? 1);
}
