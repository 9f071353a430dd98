/** What the guided start goes through, in order. */
export const GUIDED_STEPS = [
  ...(['languages', 'business', 'hours', 'look', 'services'] as const),
  ...(['menu', 'allergens', 'legal', 'pictures'] as const),
] as const;
export type GuidedStep = (typeof GUIDED_STEPS)[number];

/** What a new business does first, in order. */
export const FIRST_STEPS = [
  ...GUIDED_STEPS,
  ...(['email', 'passkey', 'secondFactor', 'backup'] as const),
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** What a site says of who is behind it (LSSI, article 10). */
export const LEGAL_DETAILS = ['legalName', 'taxNumber', 'address', 'email'] as const;
export type LegalDetail = (typeof LEGAL_DETAILS)[number];

/** How far the business is with what it does first. */
export interface FirstRun {
  readonly steps: readonly { readonly name: FirstStep; readonly isDone: boolean }[];
  readonly isDismissed: boolean;
  /** What the legal pages cannot say yet. */
  readonly missing: readonly LegalDetail[];
  /** Has it no legal pages that could say it? */
  readonly lacksLegalPages: boolean;
  /** Did it begin with nothing? Then its steps are gone through one after another. */
  readonly isGuided: boolean;
}

/** Is a step one that the guided start goes through? */
export function isGuidedStep(name: string | undefined): name is GuidedStep {
  return GUIDED_STEPS.some((step) => step === name);
}
