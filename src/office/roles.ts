/** What somebody of the business does: everything, the content, or the requests. */
export const ROLES = ['owner', 'editor', 'service'] as const;
export type Role = (typeof ROLES)[number];

/** What a route or a screen needs. `anyone`: to be signed in. */
export const PERMISSIONS = ['anyone', 'requests', 'content', 'settings', 'accounts'] as const;
export type Permission = (typeof PERMISSIONS)[number];

const MAY: Readonly<Record<Role, readonly Permission[]>> = {
  owner: PERMISSIONS,
  editor: ['anyone', 'content'],
  service: ['anyone', 'requests'],
};

/** May a role do what needs a permission? */
export function mayDo(role: Role, permission: Permission): boolean {
  return MAY[role].includes(permission);
}
