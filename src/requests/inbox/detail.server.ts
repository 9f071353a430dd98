import type { NotNull, Selectable } from 'kysely';
import type { Db, DeliveryRow, SubmissionRow } from '../tables.server.ts';
import type { AnswerRow } from './answers.server.ts';
import { readEntry } from './read.server.ts';
import type {
  SubmissionEventsTable,
  SubmissionNotesTable,
  TestimonialConsentsTable,
} from './tables.server.ts';

/** A submission with everything that belongs to it but the words of its allergies. */
export interface SubmissionDetail {
  readonly submission: SubmissionRow;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly hasAllergies: boolean;
  readonly deliveries: readonly DeliveryRow[];
  /** What was sent, oldest first; drafts are their writers' alone. */
  readonly answers: readonly (AnswerRow & { readonly sent_at: number })[];
  readonly events: readonly Selectable<SubmissionEventsTable>[];
  readonly notes: readonly Selectable<SubmissionNotesTable>[];
  readonly testimonials: readonly Selectable<TestimonialConsentsTable>[];
}

/** Reads a submission in full; undefined when there is none. */
export async function readDetail(db: Db, id: string): Promise<SubmissionDetail | undefined> {
  const entry = await readEntry(db, id);
  if (!entry) return undefined;
  const allergy = await db
    .selectFrom('allergies')
    .select('submission_id')
    .where('submission_id', '=', id)
    .executeTakeFirst();
  const answers = await db
    .selectFrom('answers')
    .selectAll()
    .where('submission_id', '=', id)
    .where('sent_at', 'is not', null)
    .$narrowType<{ sent_at: NotNull }>()
    .orderBy('sent_at')
    .execute();
  const events = await db
    .selectFrom('submission_events')
    .selectAll()
    .where('submission_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const notes = await db
    .selectFrom('submission_notes')
    .selectAll()
    .where('submission_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const testimonials = await db
    .selectFrom('testimonial_consents')
    .selectAll()
    .where('submission_id', '=', id)
    .execute();
  return { ...entry, hasAllergies: allergy !== undefined, answers, events, notes, testimonials };
}
