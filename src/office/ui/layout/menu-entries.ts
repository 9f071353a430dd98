import { usePermissions } from 'ra-core';
import { useLocation } from 'react-router-dom';
import { mayDo, type Role } from '../../roles.ts';
import type { MenuEntry } from '../../app/area.ts';
import { AREAS } from '../../app/areas.gen.ts';

const ENTRIES = AREAS.flatMap(({ needs, menu = [] }) =>
  menu.map((entry) => ({ needs, ...entry })),
).sort((a, b) => a.order - b.order);

/** The entries of the menu that the account may use, in order. */
export function useMenuEntries(): readonly MenuEntry[] {
  const { permissions } = usePermissions<Role>();
  return permissions ? ENTRIES.filter(({ needs }) => mayDo(permissions, needs)) : [];
}

/** The entry whose screen is open, or a screen below it: of several the closest. */
export function useHere(): MenuEntry | undefined {
  const { pathname } = useLocation();
  return useMenuEntries()
    .filter(({ to }) => pathname === to || (to !== '/' && pathname.startsWith(`${to}/`)))
    .sort((a, b) => b.to.length - a.to.length)[0];
}
