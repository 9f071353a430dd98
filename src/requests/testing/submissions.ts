import { businessToday, addDays } from '../../i18n/index.ts';
import type { SubmissionKind } from '../constants.ts';
import { newId } from '../ids.server.ts';
import { emailKey } from '../intake/mailbox.server.ts';
import { writeEntry } from '../intake/record.server.ts';
import { foundBy } from '../search-text.server.ts';
import { allergyKey } from '../allergies.server.ts';
import type { Channel, Db, SubmissionRow } from '../tables.server.ts';
import type { SubmissionOf } from '../fields.ts';
import { validate } from '../validate.ts';

/** Each form as a visitor fills it in rightly; all submissions in tests are made from these. */
export const FORMS = {
  request: {
    firstName: 'Lucía',
    email: 'Lucia@Example.com',
    phone: '+34 600 000 000',
    requestedDate: addDays(businessToday(), 10),
    requestedTime: 'morning',
    participants: '6-10',
    locale: 'en',
  },
  contact: {
    firstName: 'Lucía',
    lastName: 'Vega',
    email: 'lucia@example.com',
    phone: '+34 600 000 000',
    message: 'Hola',
  },
  feedback: {
    name: 'Lucía',
    email: 'no es una',
    terms: true,
    ratings: {
      foodQuality: 5,
      serviceQuality: 4,
      facilitiesQuality: 3,
      priceQuality: 2,
      cleanliness: 1,
    },
  },
} as const;

/** Each kind of form, and where it is posted. */
export const PATHS = [
  ['request', '/api/requests'],
  ['contact', '/api/contact'],
  ['feedback', '/api/feedback'],
] as const;

/** The key of the installation in tests. */
export const DATA_KEY = Buffer.alloc(32, 7);

export interface SubmissionChanges {
  /** What differs from `FORMS`; it need keep none of the forms' rules. */
  readonly fields?: Readonly<Record<string, unknown>>;
  /** When it came in, milliseconds since 1970. */
  readonly now?: number;
}

/** What intake makes of a form, and then the changes. */
function valueOf<Kind extends SubmissionKind>(
  kind: Kind,
  fields: SubmissionChanges['fields'],
): SubmissionOf[Kind] {
  const checked = validate(kind, FORMS[kind]);
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return { ...checked.value, ...fields };
}

/** What the business has done with it: nothing yet. */
const UNTOUCHED = {
  ...({ status: 'new', changed_at: 0 } as const),
  ...{ assignee_id: null, assignee_name: null },
  ...{ read_at: null, read_by_id: null, read_by_name: null },
};

/** The row of a submission without allergies, as intake would write it. */
export function submissionRow(
  kind: SubmissionKind,
  { fields, now = 0 }: SubmissionChanges = {},
): SubmissionRow {
  const value = valueOf(kind, fields);
  const stored = { ...value, allergy: undefined, allergyConsent: undefined };
  return {
    id: newId(now),
    kind,
    locale: value.locale,
    data: JSON.stringify(stored),
    email: emailKey(value.email),
    created_at: now,
    ...foundBy(kind, stored),
    ...UNTOUCHED,
  };
}

const NOBODY = { address: '', network: '', neighbourhood: '' };

/** Stores a submission and its deliveries as intake does; answers its id. */
export async function storeSubmission(
  db: Db,
  options: SubmissionChanges & {
    readonly kind?: SubmissionKind;
    readonly channels?: readonly Channel[];
    readonly now: number;
  },
): Promise<string> {
  const { kind = 'request', channels = ['owner-email', 'visitor-email'], fields, now } = options;
  const value = valueOf(kind, fields);
  const entry = {
    kind,
    value,
    own: [],
    pictures: [],
    postKey: null,
    proof: undefined,
    sender: NOBODY,
    byQuestion: false,
  };
  const { id } = await db.transaction().execute((transaction) =>
    writeEntry(transaction, entry, {
      limits: { count: async () => ({ holds: 'nothing' }), mustWait: () => 0 },
      channelsOf: () => channels,
      allergyKey: allergyKey(DATA_KEY),
      mailDomain: 'sobremesa.test',
      now: () => now,
    }),
  );
  return id;
}
