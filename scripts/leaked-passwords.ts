/**
 * Makes `src/office/accounts/leaked-passwords.server.ts` of a list of leaked passwords, one a line,
 * the most used first: `node scripts/leaked-passwords.ts LIST`. The one that is checked in is of
 * `10-million-password-list-top-1000000.txt` of SecLists, which is under the MIT licence.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { leakedHash } from '../src/office/accounts/is-leaked-password.server.ts';
import { passwordProblem } from '../src/office/accounts/password-rules.server.ts';
import { ROOT } from './built.ts';

/** Of the most used ones, as many as make a file of less than 100 KB. */
const MOST = 18_000;

const [list] = process.argv.slice(2);
if (list === undefined) throw new Error('Name a list of passwords');

// What the rules refuse anyway needs no place here.
const hashes = new Set<number>();
for (const password of readFileSync(list, 'utf8').split(/\r?\n/)) {
  if (hashes.size === MOST) break;
  if (passwordProblem(password) === undefined) hashes.add(leakedHash(password));
}
const bytes = Buffer.alloc(4 * hashes.size);
[...hashes]
  .sort((one, other) => one - other)
  .forEach((hash, at) => bytes.writeUInt32BE(hash, 4 * at));

writeFileSync(
  join(ROOT, 'src/office/accounts/leaked-passwords.server.ts'),
  `/**
 * Hashes of ${hashes.size} leaked passwords, sorted, four bytes each: what \`scripts/leaked-passwords.ts\` makes of a list of
 * SecLists (https://github.com/danielmiessler/SecLists, MIT licence, copyright Daniel Miessler).
 */
export const LEAKED_PASSWORDS =
  '${bytes.toString('base64')}';
`,
);
