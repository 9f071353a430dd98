import { deriveKey } from '../../requests/index.server.ts';
import type { OfficeTables } from '../tables.server.ts';

/**
 * Tables whose rows are of the moment: who is signed in, links that are waiting, tries of late. A
 * session that was ended, or a link that was used, must not come back with a restored backup.
 */
export const PASSING_TABLES = [
  ...(['account_sessions', 'account_verifications', 'account_links'] as const),
  ...(['account_used_codes', 'rate_limits'] as const),
] as const satisfies readonly (keyof OfficeTables)[];

/** Decrypts the secret of a row of `account_second_factors`; throws if the key is another. */
export async function checkSecondFactor(
  dataKey: Uint8Array,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { symmetricDecrypt } = await import('better-auth/crypto');
  const key = deriveKey(dataKey, 'accounts').toString('hex');
  await symmetricDecrypt({ key, data: String(row['secret']) });
}
