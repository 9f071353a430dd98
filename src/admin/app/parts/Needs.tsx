import type { ReactNode } from 'react';
import { usePermissions } from 'react-admin';
import { mayDo, type Permission, type Role } from '../../roles.ts';
import { EmptyState } from './EmptyState.tsx';

/** Shows a screen to who may use it. The server refuses the others what would be on it, too. */
export function Needs({ permission, children }: { permission: Permission; children: ReactNode }) {
  const { permissions, isPending } = usePermissions<Role>();
  if (isPending || !permissions) return null;
  return mayDo(permissions, permission) ? children : <EmptyState text="errors.notAllowed" />;
}
