import { PASSING_TABLES, checkSecondFactor } from '../office/index.server.ts';
import { sealedRow } from '../requests/index.server.ts';
import type { SealedRows } from '../backup/index.server.ts';
import { MIGRATIONS } from './tables.ts';

/** What the data key encrypts: a backup whose rows it does not open is none. */
const SEALED_ROWS: SealedRows = {
  allergies: sealedRow('allergies', 'submission_id'),
  group_needs: sealedRow('allergies', 'group_id'),
  push_subscriptions: sealedRow('push subscriptions', 'id'),
  account_second_factors: checkSecondFactor,
};

/** What backups need to know of the product. */
export const BACKED_UP = {
  migrations: MIGRATIONS,
  sealedRows: SEALED_ROWS,
  /** A session that was ended must not come back with a restore; nor what is limited for minutes. */
  emptied: [...PASSING_TABLES, 'picture_claims'],
};
