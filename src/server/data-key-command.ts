import type { Kysely } from 'kysely';
import { inBatches, removeFact } from '../database/index.server.ts';
import { acceptKey, fingerprintIn, keyFingerprint } from '../requests/index.server.ts';
import { SEALED } from './backups.ts';
import type { Tables } from './tables.ts';

const HELP = `npm run data-key              is the data key in use the database's own, and if not, what is lost
npm run data-key -- --accept  go on with the key in use: what it cannot read is removed
`;

interface DataKeyCommandOptions {
  readonly db: Kysely<Tables>;
  /** Is there a key, or would one have to be made? */
  readonly hasKey: boolean;
  /** The key in use; made if there is none. */
  readonly openKey: () => Uint8Array;
  readonly write: (text: string) => void;
  readonly now?: () => number;
}

type Unreadable = ReadonlyMap<string, readonly string[]>;

/** `npm run data-key`. Returns the exit code: 0 the key is the database's, 1 it is not, 2 not understood. */
export async function dataKeyCommand(
  args: readonly string[],
  { db, hasKey, openKey, write, now = Date.now }: DataKeyCommandOptions,
): Promise<number> {
  const [asked, ...more] = args;
  if (more.length > 0 || (asked !== undefined && asked !== '--accept')) {
    write(HELP);
    return asked === '--help' ? 0 : 2;
  }
  const doesAccept = asked === '--accept';
  const dataKey = hasKey || doesAccept ? openKey() : null;
  if (dataKey && (await fingerprintIn(db)) === keyFingerprint(dataKey)) {
    write("The data key in use is the database's own. There is nothing to do.\n");
    return 0;
  }
  if (dataKey && doesAccept) {
    const lost = await db.transaction().execute(async (transaction) => {
      const unreadable = await findUnreadable(transaction, dataKey);
      await removeUnreadable(transaction, unreadable);
      await acceptKey(transaction, dataKey, now());
      return unreadable;
    });
    write(
      `The database goes on with the data key in use. Removed, since it cannot be read:\n${listOf(lost)}`,
    );
    write(AFTERWARDS);
    return 0;
  }
  const lost = await findUnreadable(db, dataKey);
  const state = dataKey ? "is not the database's own" : 'is missing';
  write(
    `The data key ${state}. If the right one is found (DATA_KEY or data.key of another machine, or a ` +
      `backup), set it, and nothing is lost. Without it these cannot be read:\n${listOf(lost)}` +
      'To go on without them, stop every server, then: npm run data-key -- --accept\n',
  );
  return 1;
}

const AFTERWARDS = `Everybody signs in again. Who had a second step needs a new link first: owners by npm run owner, others
from an owner. Devices ask again for notifications; links of quotes that were sent work, but cannot be
shown again. Give every machine this key before it starts.
`;

function listOf(unreadable: Unreadable): string {
  return SEALED.map(
    ({ table, words }) => `  ${unreadable.get(table)?.length ?? 0} ${words}\n`,
  ).join('');
}

async function findUnreadable(db: Kysely<Tables>, dataKey: Uint8Array | null): Promise<Unreadable> {
  const any = db as unknown as Kysely<Record<string, Record<string, string>>>;
  const found = new Map<string, string[]>();
  for (const { table, id, open } of SEALED) {
    const ids: string[] = [];
    for (const row of await any.selectFrom(table).selectAll().execute()) {
      const isReadable =
        dataKey &&
        (await Promise.try(open, dataKey, row).then(
          () => true,
          () => false,
        ));
      if (!isReadable) ids.push(String(row[id]));
    }
    found.set(table, ids);
  }
  return found;
}

/**
 * Removes what cannot be read. An account loses its password along with its second step, so that the
 * password alone never lets anybody in who needed both.
 */
async function removeUnreadable(db: Kysely<Tables>, unreadable: Unreadable): Promise<void> {
  const accounts = await db
    .selectFrom('account_second_factors')
    .select('account_id')
    .where('id', 'in', [...(unreadable.get('account_second_factors') ?? []), ''])
    .execute();
  const ids = [...accounts.map(({ account_id }) => account_id), ''];
  await db.deleteFrom('account_credentials').where('account_id', 'in', ids).execute();
  await db.updateTable('accounts').set({ has_second_factor: 0 }).where('id', 'in', ids).execute();
  const any = db as unknown as Kysely<Record<string, Record<string, string>>>;
  for (const { table, id } of SEALED)
    await inBatches(unreadable.get(table) ?? [], (batch) =>
      any.deleteFrom(table).where(id, 'in', batch).execute(),
    );
  // Those by which push services know the site; others are made when they are needed.
  await removeFact(db, 'push.keys');
  await db.deleteFrom('account_sessions').execute();
}
