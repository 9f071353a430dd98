import type { AuthProvider } from 'react-admin';
import { mayDo, type Permission } from '../roles.ts';
import { call, CallError } from './call.ts';
import { currentAccount, forgetAccount } from './current-account.ts';

/**
 * Who may see which screen, by what each resource needs. The server decides the same for every call.
 */
export function createAuthProvider(
  needsOf: (resource: string) => Permission | undefined,
): AuthProvider {
  return {
    async login() {
      forgetAccount();
      await currentAccount();
    },
    async logout() {
      forgetAccount();
      await call('POST', 'auth/sign-out', { body: {} }).catch(() => undefined);
    },
    async checkAuth() {
      await currentAccount();
    },
    async checkError(error) {
      if (!(error instanceof CallError) || error.status !== 401) return;
      forgetAccount();
      throw error;
    },
    async getIdentity() {
      const { id, name } = await currentAccount();
      return { id, fullName: name };
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
