import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { NO_RATINGS } from '../ratings.ts';
import type { SubmissionKind } from '../constants.ts';
import { allergyRow } from '../secrets/allergies.server.ts';
import type { Channel, SubmissionTables } from '../tables.server.ts';

const FIELDS: Record<SubmissionKind, object> = {
  request: {
    firstName: 'Lucía',
    lastName: 'Ortega',
    email: 'lucia@example.com',
    phone: '+34 600 123 456',
    requestedDate: '2027-07-10',
    requestedTime: 'evening',
    participants: '6-10',
    company: '',
    workshop: 'queso-de-cabra',
    message: 'Somos doce.',
    locale: 'en',
  },
  contact: {
    firstName: 'Lucía',
    lastName: 'Ortega',
    email: 'lucia@example.com',
    phone: '+34 600 123 456',
    message: 'Hola',
    locale: 'es',
  },
  feedback: {
    name: 'Lucía',
    email: 'lucia@example.com',
    phone: '',
    terms: true,
    date: '2026-11-20',
    ratings: { ...NO_RATINGS, foodQuality: 5, cleanliness: 4 },
    comments: 'Muy bien',
    willReturn: 'Yes',
    recommend: '',
    locale: 'es',
  },
};

/** Puts a submission and its deliveries into the database, as intake does; answers its id. */
export async function storeSubmission(
  db: Kysely<SubmissionTables>,
  options: {
    kind?: SubmissionKind;
    channels?: readonly Channel[];
    fields?: Record<string, unknown>;
    allergy?: string;
    now: number;
  },
): Promise<string> {
  const { kind = 'request', channels = ['owner-email', 'visitor-email'], now } = options;
  const id = randomUUID();
  const fields = { ...FIELDS[kind], ...options.fields } as Record<string, unknown>;
  await db
    .insertInto('submissions')
    .values({
      id,
      kind,
      locale: String(fields['locale']),
      data: JSON.stringify(fields),
      email: String(fields['email']),
      created_at: now,
    })
    .execute();
  if (options.allergy) {
    const about = { id, eventDay: String(fields['requestedDate']), now };
    await db
      .insertInto('allergies')
      .values(allergyRow(Buffer.alloc(32, 7), about, options.allergy))
      .execute();
  }
  for (const channel of channels) {
    const delivery = randomUUID();
    await db
      .insertInto('deliveries')
      .values({
        id: delivery,
        submission_id: id,
        channel,
        state: 'waiting',
        attempts: 0,
        next_attempt_at: now,
        message_id: `<${delivery}@sobremesa.test>`,
        created_at: now,
      })
      .execute();
  }
  return id;
}

/** Resolves when `isSo` answers true; rejects after `patience` milliseconds. */
export async function until(isSo: () => Promise<boolean>, patience = 10_000): Promise<void> {
  const end = Date.now() + patience;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It did not come to pass in time');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
