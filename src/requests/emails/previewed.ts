/** The emails to visitors that can be looked at without one: `soon` is a request at short notice. */
export const PREVIEWED_EMAILS = ['request', 'soon', 'contact', 'feedback'] as const;
export type PreviewedEmail = (typeof PREVIEWED_EMAILS)[number];
