import type { RatingKey } from '../constants.ts';

/** Averages of the categories; null where nobody rated. */
export type Averages = Readonly<Record<RatingKey, number | null>>;

/** What feedback says in figures. */
export interface FeedbackFigures {
  readonly count: number;
  readonly average: number | null;
  readonly categories: readonly {
    readonly key: RatingKey;
    readonly average: number | null;
    /** How many gave 1, 2, 3, 4 and 5. */
    readonly scores: readonly number[];
  }[];
  /** The months in which any came in, oldest first. */
  readonly months: readonly {
    /** yyyy-mm */
    readonly month: string;
    readonly count: number;
    readonly average: number | null;
    readonly averages: Averages;
  }[];
  readonly willReturn: Answers;
  readonly recommend: Answers;
}

interface Answers {
  readonly yes: number;
  readonly no: number;
}

/** Feedback that says something in words. */
export interface FeedbackComment {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly received: number;
  readonly comment: string;
  readonly average: number;
  readonly hasTestimonial: boolean;
}
