/** What a new business does first, in order. */
export const FIRST_STEPS = [
  ...(['business', 'hours', 'menu', 'pictures', 'email', 'legal'] as const),
  ...(['passkey', 'secondFactor', 'backup'] as const),
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** How far the business is with what it does first. */
export interface FirstRun {
  readonly steps: readonly { readonly name: FirstStep; readonly isDone: boolean }[];
  readonly isDismissed: boolean;
}
