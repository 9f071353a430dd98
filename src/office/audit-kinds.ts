/** What the list of who did what is narrowed to. */
export const AUDIT_KINDS = ['content', 'requests', 'accounts', 'signIn', 'office'] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];
