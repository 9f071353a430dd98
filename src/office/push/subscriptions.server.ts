import { createHmac, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { deriveKey, seal, unseal } from '../../requests/index.server.ts';
import type { OfficeLanguage } from '../account.ts';
import { mayDo, ROLES, type Role } from '../roles.ts';
import type { AccountTables } from '../accounts/tables.server.ts';
import type { PushTables } from './tables.server.ts';

/** Where a device is reached, as its browser says it. */
export interface PushTarget {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A device that is to be told, in its person's language. */
export interface Subscriber {
  readonly id: string;
  readonly language: OfficeLanguage;
  readonly target: PushTarget;
}

/** Devices of one account; the oldest gives way to a new one. */
const DEVICES = 10;

/** Who is notified of requests. */
const NOTIFIED: readonly Role[] = ROLES.filter((role) => mayDo(role, 'requests'));

interface SubscriptionsOptions {
  readonly db: Kysely<AccountTables & PushTables>;
  readonly dataKey: Uint8Array;
}

/** The devices that asked to be told of new requests. */
export function createSubscriptions({ db, dataKey }: SubscriptionsOptions) {
  const sealing = deriveKey(dataKey, 'push subscriptions');
  const hashing = deriveKey(dataKey, 'push endpoints');
  const hashOf = (endpoint: string) => createHmac('sha256', hashing).update(endpoint).digest('hex');
  return {
    /** Remembers a device; one that is known already becomes this account's. */
    async add(accountId: string, target: PushTarget, device: string, now: number): Promise<string> {
      const id = randomUUID();
      const endpoint_hash = hashOf(target.endpoint);
      const sealed = seal(sealing, id, JSON.stringify(target));
      await db.transaction().execute(async (transaction) => {
        await transaction
          .deleteFrom('push_subscriptions')
          .where('endpoint_hash', '=', endpoint_hash)
          .execute();
        await transaction
          .insertInto('push_subscriptions')
          .values({ id, account_id: accountId, endpoint_hash, ...sealed, device, created_at: now })
          .execute();
        const kept = transaction
          .selectFrom('push_subscriptions')
          .select('id')
          .where('account_id', '=', accountId)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(DEVICES);
        await transaction
          .deleteFrom('push_subscriptions')
          .where('account_id', '=', accountId)
          .where(
            'id',
            'not in',
            (await kept.execute()).map((row) => row.id),
          )
          .execute();
      });
      return id;
    },

    /** An account's devices, newest first. */
    of: (accountId: string) =>
      db
        .selectFrom('push_subscriptions')
        .select(['id', 'device', 'created_at as createdAt'])
        .where('account_id', '=', accountId)
        .orderBy('created_at', 'desc')
        .execute(),

    /** Forgets a device of an account; answers whether there was one. */
    async remove(accountId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('push_subscriptions')
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Forgets a device that is there no longer. */
    async forget(id: string): Promise<void> {
      await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
    },

    /** The devices of everybody of these roles who is not disabled; by default who looks after requests. */
    async devicesOf(roles: readonly Role[] = NOTIFIED): Promise<readonly Subscriber[]> {
      const rows = await db
        .selectFrom('push_subscriptions')
        .innerJoin('accounts', 'accounts.id', 'push_subscriptions.account_id')
        .select(['push_subscriptions.id', 'cipher', 'nonce', 'language'])
        .where('disabled_at', 'is', null)
        .where('role', 'in', roles)
        .execute();
      return rows.map(({ id, language, ...sealed }) => ({
        ...{ id, language },
        target: JSON.parse(unseal(sealing, id, sealed)) as PushTarget,
      }));
    },
  };
}

export type Subscriptions = ReturnType<typeof createSubscriptions>;
