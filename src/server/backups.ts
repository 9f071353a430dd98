import { PASSING_TABLES, checkSecondFactor } from '../office/index.server.ts';
import { sealedRow } from '../requests/index.server.ts';
import type { SealedRows } from '../backup/index.server.ts';
import { MIGRATIONS } from './tables.ts';

/** What the data key encrypts: the column that names its rows, what people call it, and what opens a row. */
export const SEALED = [
  {
    ...{ table: 'allergies', id: 'submission_id', words: 'notes of allergies' },
    open: sealedRow('allergies', 'submission_id'),
  },
  {
    ...{ table: 'group_needs', id: 'group_id', words: 'notes of what a group needs' },
    open: sealedRow('allergies', 'group_id'),
  },
  {
    ...{ table: 'account_second_factors', id: 'id', words: 'second steps of a sign-in' },
    open: checkSecondFactor,
  },
  {
    ...{ table: 'push_subscriptions', id: 'id', words: 'devices that are notified' },
    open: sealedRow('push subscriptions', 'id'),
  },
] as const;

/** What backups need to know of the product. */
export const BACKED_UP = {
  migrations: MIGRATIONS,
  /** A backup whose rows the data key does not open is none. */
  sealedRows: Object.fromEntries(SEALED.map(({ table, open }) => [table, open])) as SealedRows,
  /** A session that was ended must not come back with a restore; nor what is limited for minutes. */
  emptied: [...PASSING_TABLES, 'picture_claims'],
};
