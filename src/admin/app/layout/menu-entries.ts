import { usePermissions } from 'react-admin';
import { mayDo, type Role } from '../../roles.ts';
import type { MenuEntry } from '../area.ts';
import { AREAS } from '../areas.ts';

const ENTRIES = AREAS.flatMap(({ menu = [] }) => menu).sort((a, b) => a.order - b.order);

/** The entries of the menu that the account may use, in order. */
export function useMenuEntries(): readonly MenuEntry[] {
  const { permissions } = usePermissions<Role>();
  return permissions ? ENTRIES.filter(({ needs }) => mayDo(permissions, needs)) : [];
}
