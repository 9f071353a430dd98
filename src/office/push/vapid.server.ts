import type { Kysely } from 'kysely';
import { addFact, readFact, type FactTables } from '../../database/index.server.ts';
import { deriveKey, seal, unseal, type Sealed } from '../../requests/index.server.ts';

/** The key pair by which push services know this site (RFC 8292), base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const FACT = 'push.keys';

interface VapidOptions {
  readonly db: Kysely<FactTables>;
  readonly dataKey: Uint8Array;
  readonly now: () => number;
}

/** The site's keys: made when they are first needed, kept encrypted, the same for every process. */
export async function vapidKeys({ db, dataKey, now }: VapidOptions): Promise<VapidKeys> {
  const key = deriveKey(dataKey, 'push keys');
  const open = (sealed: Sealed) => JSON.parse(unseal(key, FACT, sealed)) as VapidKeys;
  const known = await readFact<Sealed>(db, FACT);
  if (known) return open(known.value);
  const { default: webPush } = await import('web-push');
  const sealed = seal(key, FACT, JSON.stringify(webPush.generateVAPIDKeys()));
  await addFact(db, FACT, sealed, now());
  return vapidKeys({ db, dataKey, now });
}
