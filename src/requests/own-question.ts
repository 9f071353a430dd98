/** How a question is answered: what `service.questions` of the content offer. */
export type QuestionKind =
  | 'text'
  | 'longText'
  | 'number'
  | 'choice'
  | 'several'
  | 'date'
  | 'time'
  | 'picture';

/** A question in one language. */
export interface OwnQuestion {
  readonly key: string;
  readonly kind: QuestionKind;
  readonly label: string;
  readonly help?: string;
  /** What can be chosen: what is stored, and what it is called where that differs. */
  readonly options?: readonly (readonly [value: string, text?: string])[];
  readonly isRequired?: true;
}

/** A text in each language that was offered. */
export type Texts = Readonly<Record<string, string>>;

/** An answer as it is stored: what was asked and what was chosen, in the words of that day. */
export interface OwnAnswer {
  readonly key: string;
  readonly kind: QuestionKind;
  readonly label: Texts;
  readonly value: string;
  /** What was chosen, or that a picture came with it, by language. */
  readonly chosen?: Texts;
}
