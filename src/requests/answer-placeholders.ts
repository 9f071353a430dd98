/** The names that a text for visitors may hold as `{{name}}`, in the order in which they are offered. */
export const ANSWER_PLACEHOLDERS = [
  ...(['firstName', 'name', 'service', 'date', 'time', 'participants'] as const),
  ...(['business', 'businessPhone', 'reference'] as const),
] as const;
export type AnswerPlaceholder = (typeof ANSWER_PLACEHOLDERS)[number];

/** Length bounds of an answer, in UTF-16 code units. */
export const ANSWER_LENGTH = { subject: 150, body: 10_000, name: 80 } as const;

/** Why a text cannot be sent as it is. */
export interface AnswerProblems {
  /** Placeholders that there are none of, or braces that belong to none. */
  readonly unknown: readonly string[];
  /** Placeholders that this submission says nothing for. */
  readonly empty: readonly string[];
}
