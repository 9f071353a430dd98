import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import type { BetterAuthPlugin } from 'better-auth/types';
import * as v from 'valibot';

/** What better-auth lacks for us. Called by our routes alone: these have no address. */
export function officePlugin() {
  return {
    id: 'office',
    endpoints: {
      /** Signs somebody in who has shown who they are: by a link or a passkey. */
      startSession: createAuthEndpoint.serverOnly(
        { method: 'POST', requireHeaders: true, body: v.object({ accountId: v.string() }) },
        async (ctx) => {
          const { internalAdapter } = ctx.context;
          const user = await internalAdapter.findUserById(ctx.body.accountId);
          const session = user && (await internalAdapter.createSession(user.id));
          if (!session) return { token: null };
          await setSessionCookie(ctx, { session, user });
          return { token: session.token };
        },
      ),
      /** Who gave their password and now owes the second factor; null when nobody did. */
      pendingAccount: createAuthEndpoint.serverOnly(
        { method: 'POST', requireHeaders: true },
        async (ctx) => {
          const { name } = ctx.context.createAuthCookie('two_factor');
          const identifier = await ctx.getSignedCookie(name, ctx.context.secret);
          const pending =
            identifier && (await ctx.context.internalAdapter.findVerificationValue(identifier));
          return pending ? { accountId: pending.value } : null;
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
