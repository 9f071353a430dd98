import type { Kysely } from 'kysely';
import { deriveKey, seal, unseal, type Sealed } from '../../../submissions/index.server.ts';
import { firstMark, readMark } from '../marks/marks.ts';
import type { MarkTables } from '../marks/tables.ts';

/** The key pair by which push services know this site (RFC 8292), base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const MARK = 'push.keys';

interface VapidOptions {
  readonly db: Kysely<MarkTables>;
  readonly dataKey: Uint8Array;
  readonly now: () => number;
}

/** The site's keys: made when they are first needed, kept encrypted, the same for every process. */
export async function vapidKeys({ db, dataKey, now }: VapidOptions): Promise<VapidKeys> {
  const key = deriveKey(dataKey, 'push keys');
  const open = (sealed: Sealed) => JSON.parse(unseal(key, MARK, sealed)) as VapidKeys;
  const known = await readMark<Sealed>(db, MARK);
  if (known) return open(known.value);
  const { default: webPush } = await import('web-push');
  const sealed = seal(key, MARK, JSON.stringify(webPush.generateVAPIDKeys()));
  return open(await firstMark(db, MARK, sealed, now()));
}
