import type { ReactNode } from 'react';
import { usePermissions } from 'ra-core';
import { mayDo, type Permission, type Role } from '../roles.ts';
import { EmptyState } from './EmptyState.tsx';
import { Failed } from './Failed.tsx';

/** Shows a screen to who may use it. The server refuses the others what would be on it, too. */
export function Needs({ permission, children }: { permission: Permission; children: ReactNode }) {
  const { permissions, error, refetch } = usePermissions<Role>();
  if (!permissions) return error ? <Failed error={error} onRetry={refetch} /> : null;
  return mayDo(permissions, permission) ? children : <EmptyState text="errors.notAllowed" />;
}
