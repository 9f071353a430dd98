import type { AuthProvider } from 'ra-core';
import type { SignInApi } from '../api.types.ts';
import { mayDo, type Permission } from '../roles.ts';
import { apiOf } from './api.ts';
import { CallError } from './call.ts';
import { forgetAllTyping } from '../ui/kept-typing.ts';
import { currentAccount, leaveAccount } from './current-account.ts';
import { pushState, turnOff } from './push-device.ts';

const api = apiOf<SignInApi>();

const isSignedOut = (error: unknown) => error instanceof CallError && error.status === 401;

/**
 * Who may see which screen, by what each resource needs. The server decides the same for every call.
 */
export function createAuthProvider(
  needsOf: (resource: string) => Permission | undefined,
): AuthProvider {
  /** Has the server said that nobody is signed in? Then there is nothing to sign out of. */
  let isOut = false;
  return {
    // Signing in: screens/account/parts/enter.ts.
    async login() {},
    async logout() {
      if (!isOut) {
        try {
          // Whoever is left at this device is not told in their name.
          if (pushState() === 'on') await turnOff();
          await api('POST /auth/sign-out', { body: {} });
        } catch {
          // Shown the sign-in screen while the session goes on, somebody would leave it open to the next at this device.
          throw new CallError(0, 'stillSignedIn');
        }
        // What was typed is a draft on the server by now.
        forgetAllTyping();
      }
      leaveAccount();
    },
    async checkAuth() {
      try {
        await currentAccount();
        isOut = false;
      } catch (error) {
        isOut = isSignedOut(error);
        // Whoever has no connection for a moment is not signed out.
        if (isOut) throw error;
      }
    },
    // A session that ends takes nobody from their screen: screens/account/SignInAgain.tsx.
    async checkError() {},
    async getIdentity() {
      const { id, name, owes } = await currentAccount();
      return { id, fullName: name, owes };
    },
    async getPermissions() {
      return (await currentAccount()).role;
    },
    async canAccess({ resource }) {
      const { role } = await currentAccount();
      return mayDo(role, needsOf(resource) ?? 'anyone');
    },
  };
}
