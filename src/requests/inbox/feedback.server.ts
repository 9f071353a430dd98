import { setImmediate } from 'node:timers/promises';
import { sql, type SqlBool } from 'kysely';
import { countUpTo, type Total } from '../../database/index.server.ts';
import { byCodeUnits, businessDay } from '../../i18n/index.ts';
import { HIGHEST_RATING, RATING_KEYS, type RatingKey } from '../constants.ts';
import type { StoredSubmission } from '../fields.ts';
import type { Db } from '../tables.server.ts';
import type { By } from './change.server.ts';
import type { Averages, FeedbackComment, FeedbackFigures } from './feedback-figures.ts';
import type { ConsentWay } from './tables.server.ts';

/** Feedback that is read before others have their turn. */
const BATCH = 100;

/** Counts and averages of the feedback since an instant, but for spam; by the business's months. */
export async function feedbackFigures(db: Db, since = 0): Promise<FeedbackFigures> {
  const all = tally();
  const months = new Map<string, ReturnType<typeof tally>>();
  const answers = { willReturn: { yes: 0, no: 0 }, recommend: { yes: 0, no: 0 } };
  for await (const rows of readFeedback(db, since)) {
    for (const row of rows) {
      const fields = JSON.parse(row.data) as StoredSubmission<'feedback'>;
      const month = businessDay(new Date(row.created_at)).slice(0, 7);
      const ofMonth = months.get(month) ?? tally();
      months.set(month, ofMonth);
      all.add(fields.ratings);
      ofMonth.add(fields.ratings);
      for (const name of ['willReturn', 'recommend'] as const) {
        if (fields[name] === 'Yes') answers[name].yes += 1;
        if (fields[name] === 'No') answers[name].no += 1;
      }
    }
  }
  return {
    count: all.count(),
    average: all.average(),
    categories: RATING_KEYS.map((key) => ({
      key,
      average: all.averages()[key],
      scores: all.scores(key),
    })),
    months: [...months]
      .toSorted(([one], [other]) => byCodeUnits(one, other))
      .map(([month, figures]) => ({
        month,
        count: figures.count(),
        average: figures.average(),
        averages: figures.averages(),
      })),
    ...answers,
  };
}

/** Counts ratings as they come. */
function tally() {
  let count = 0;
  const scores = new Map<RatingKey, number[]>(
    RATING_KEYS.map((key) => [key, Array.from({ length: HIGHEST_RATING }, () => 0)]),
  );
  const of = (key: RatingKey) => scores.get(key) ?? [];
  const mean = (counts: readonly number[]) => {
    const total = counts.reduce((sum, one) => sum + one, 0);
    const points = counts.reduce((sum, one, at) => sum + one * (at + 1), 0);
    return total === 0 ? null : points / total;
  };
  return {
    add(ratings: Readonly<Partial<Record<RatingKey, number>>>) {
      count += 1;
      for (const key of RATING_KEYS) {
        const place = (ratings[key] ?? 0) - 1;
        const counts = of(key);
        if (place in counts) counts[place] = (counts[place] ?? 0) + 1;
      }
    },
    count: () => count,
    scores: (key: RatingKey) => of(key),
    averages: () => Object.fromEntries(RATING_KEYS.map((key) => [key, mean(of(key))])) as Averages,
    average() {
      const together = RATING_KEYS.reduce<number[]>(
        (sum, key) => of(key).map((one, at) => one + (sum[at] ?? 0)),
        [],
      );
      return mean(together);
    },
  };
}

/** A page of feedback that says something in words, newest first, but for spam. */
export async function listComments(
  db: Db,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly data: readonly FeedbackComment[] } & Total> {
  // Feedback without a comment has it as an empty text.
  const commented = db
    .selectFrom('submissions')
    .where('kind', '=', 'feedback')
    .where('status', '<>', 'spam')
    .where('data', 'not like', '%"comments":""%');
  const counted = await countUpTo(db, commented, offset);
  const rows = await commented
    .leftJoin('testimonial_consents', 'submission_id', 'submissions.id')
    .select(['submissions.id', 'submissions.created_at', 'data', 'document_id'])
    .orderBy('submissions.created_at', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const data = rows.map((row) => {
    const { name, comments, ratings } = JSON.parse(row.data) as StoredSubmission<'feedback'>;
    const figures = tally();
    figures.add(ratings);
    return {
      id: row.id,
      name,
      received: row.created_at,
      comment: comments,
      average: figures.average() ?? 0,
      hasTestimonial: row.document_id !== null,
    };
  });
  return { data, ...counted };
}

/** The feedback since an instant, but for spam, some at a time, found by an index without reading others' texts. */
async function* readFeedback(db: Db, since: number) {
  for (let last = { created_at: since, id: '' }; ;) {
    const rows = await db
      .selectFrom('submissions')
      .select(['id', 'created_at', 'data'])
      .where('kind', '=', 'feedback')
      .where('status', '<>', 'spam')
      .where(sql<SqlBool>`(created_at, id) > (${last.created_at}, ${last.id})`)
      .orderBy('created_at')
      .orderBy('id')
      .limit(BATCH)
      .execute();
    yield rows;
    const next = rows.at(-1);
    if (!next || rows.length < BATCH) return;
    last = next;
    await setImmediate();
  }
}

/** Records that the author of feedback agreed to a testimonial; false when that is on record already. */
export async function recordConsent(
  db: Db,
  consent: {
    readonly submissionId: string;
    readonly documentId: string;
    readonly how: ConsentWay;
    readonly givenOn: string;
    readonly by: By;
    readonly now: number;
  },
): Promise<boolean> {
  const { submissionId, documentId, how, givenOn, by, now } = consent;
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('testimonial_consents')
    .values({
      document_id: documentId,
      submission_id: submissionId,
      how,
      given_on: givenOn,
      account_id: by.id,
      account_name: by.name,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Takes back the record of a testimonial that was never made. */
export async function forgetConsent(db: Db, documentId: string): Promise<void> {
  await db.deleteFrom('testimonial_consents').where('document_id', '=', documentId).execute();
}
