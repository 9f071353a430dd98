import type { Kysely } from 'kysely';
import { makeLink, SERVER } from './links.server.ts';
import { listOwners } from './owners.server.ts';
import type { OfficeTables } from '../tables.server.ts';

const HELP = `npm run owner              a link that makes the first owner; once there is one, a
                           link with which they choose a new password
npm run owner -- EMAIL     the same for one of several owners
`;

export interface OwnerCommandOptions {
  readonly db: Kysely<OfficeTables>;
  readonly siteUrl: string;
  readonly now?: () => number;
  readonly write: (text: string) => void;
}

/**
 * `npm run owner`: whoever may run commands on the server gets into the back office, without an email.
 * Links work once, for a day.
 */
export async function ownerCommand(
  args: readonly string[],
  { db, siteUrl, now = Date.now, write }: OwnerCommandOptions,
): Promise<number> {
  const [email, ...more] = args;
  if (more.length > 0 || email?.startsWith('-')) {
    write(HELP);
    return email === '--help' ? 0 : 1;
  }
  const owners = await listOwners(db);
  const at = { siteUrl, now: now() };
  if (owners.length === 0) {
    const { url } = await makeLink(db, { purpose: 'setUp', created_by: SERVER }, at);
    write(`Nobody owns the back office yet. Open this link within 24 hours:\n\n  ${url}\n\n`);
    return 0;
  }
  const named =
    email === undefined ? owners : owners.filter((one) => one.email === email.toLowerCase());
  const [owner, ...others] = named;
  if (!owner || others.length > 0) {
    const list = owners.map((one) => `  ${one.email}  ${one.name}\n`).join('');
    write(
      owner
        ? `There are several owners; name one:\n${list}`
        : `No owner has that address:\n${list}`,
    );
    return 1;
  }
  const { url } = await makeLink(
    db,
    { purpose: 'recovery', account_id: owner.id, created_by: SERVER },
    at,
  );
  write(
    `With this link ${owner.name} (${owner.email}) chooses a new password, within 24 hours. It ends\n` +
      `their sessions and removes their passkeys and second factor:\n\n  ${url}\n\n`,
  );
  return 0;
}
