import { parseSigned } from 'hono/utils/cookie';
import type { Kysely } from 'kysely';
import type { Account } from '../account.ts';
import type { Role } from '../roles.ts';
import type { Auth } from './auth.server.ts';
import { owedBy } from './factor-rule.server.ts';
import { CONFIRMED_FOR, SEEN_EVERY, SESSION_LIFE, SESSION_REST } from './constants.server.ts';
import type { OfficeTables } from '../tables.server.ts';

/** A signed-in browser. */
export interface Session {
  readonly id: string;
  readonly account: Account;
  readonly hasSecondFactor: boolean;
  /** Did its person show a moment ago who they are? Then they may change what is sensitive. */
  readonly isConfirmed: boolean;
}

interface SessionsOptions {
  readonly db: Kysely<OfficeTables>;
  readonly auth: () => Promise<Auth>;
  readonly cookie: string;
  /** What signs the cookies. */
  readonly secret: string;
  readonly now: () => number;
}

export function createSessions({ db, auth, cookie, secret, now }: SessionsOptions) {
  /** The session that a request's cookie names; null when it has none, or one that has ended. */
  async function find({ headers }: Request): Promise<Session | null> {
    if (!headers.get('cookie')?.includes(`${cookie}=`)) return null;
    const { api } = await auth();
    const found = await api.getSession({ headers });
    if (!found) return null;
    const { session, user } = found;
    const time = now();
    const hasEnded =
      time - session.createdAt.getTime() >= SESSION_LIFE ||
      time - session.lastSeenAt >= SESSION_REST;
    if (hasEnded || (user.disabledAt ?? null) !== null) return null;
    if (Math.abs(time - session.lastSeenAt) >= SEEN_EVERY) {
      await db
        .updateTable('account_sessions')
        .set({ last_seen_at: time })
        .where('id', '=', session.id)
        .execute();
    }
    const hasSecondFactor = user.twoFactorEnabled === true;
    // Who has codes was asked for one when they came in.
    const owes = hasSecondFactor
      ? undefined
      : await owedBy(db, { sessionId: session.id, accountId: user.id });
    return {
      id: session.id,
      account: {
        id: user.id,
        name: user.name,
        email: user.email,
        role: user.role as Role,
        language: user.language as Account['language'],
        ...(owes && { owes }),
      },
      hasSecondFactor,
      isConfirmed: Math.abs(time - session.confirmedAt) < CONFIRMED_FOR,
    };
  }

  return {
    find,
    /** What the cookie names, if we signed it: whether that session is still there, only the database knows. */
    async tokenOf({ headers }: Request): Promise<string | null> {
      const signed = await parseSigned(headers.get('cookie') ?? '', secret, cookie);
      return signed[cookie] || null;
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
