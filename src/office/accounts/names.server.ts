import type { Kysely } from 'kysely';
import { foldText } from '../../i18n/index.server.ts';
import { ApiError } from '../api/api-error.server.ts';
import type { OfficeTables } from '../tables.server.ts';

/** Letters that look like those of our alphabet, and are none of it. */
const LOOKS_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;
const LATIN = /\p{Script=Latin}/u;
const ASCII = /^[\x21-\x7e]+$/;

/** A name as it is compared: whoever sees two that differ in nothing else takes one for the other. */
const folded = (name: string) =>
  foldText(name.normalize('NFKC')).replaceAll(/[^\p{L}\p{N}]/gu, '') || name;

/**
 * Refuses a name by which somebody would be taken for somebody else: it is what notes, the audit and everybody's
 * screens call them. In turn with others who choose one.
 */
export async function requireName(
  transaction: Kysely<OfficeTables>,
  name: string,
  accountId?: string,
): Promise<void> {
  if (LATIN.test(name) && LOOKS_LATIN.test(name)) throw new ApiError(422, 'oddName');
  const others = await transaction
    .selectFrom('accounts')
    .select('name')
    .where('id', '!=', accountId ?? '')
    .execute();
  if (others.some((other) => folded(other.name) === folded(name)))
    throw new ApiError(409, 'nameTaken');
}

/** Refuses an address with letters of other alphabets, or with accents: one that looks like it would be another's. */
export function requirePlainAddress(email: string): void {
  if (!ASCII.test(email)) throw new ApiError(422, 'oddAddress');
}
