import type { NotNull } from 'kysely';
import type { Db } from '../tables.server.ts';
import { readEntry } from './read.server.ts';

/** A submission with everything that belongs to it but the words of its allergies; undefined when there is none. */
export async function readDetail(db: Db, id: string) {
  const entry = await readEntry(db, id);
  if (!entry) return undefined;
  const allergy = await db
    .selectFrom('allergies')
    .select('submission_id')
    .where('submission_id', '=', id)
    .executeTakeFirst();
  // What was sent, oldest first; drafts are their writers' alone.
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
