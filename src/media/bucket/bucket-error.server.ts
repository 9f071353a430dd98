/**
 * Why the bucket gave no answer that can be used. `away`: it cannot be reached, is overloaded or too
 * slow; `refused`: it wants other settings or rights; `damaged`: the bytes are not those that were
 * stored.
 */
export type BucketProblem = 'away' | 'refused' | 'damaged';

/** Seconds, where the bucket does not say. */
const RETRY_AFTER = 5;

/** The bucket gave no usable answer; never thrown for an object that is simply not there. */
export class BucketError extends Error {
  override name = 'BucketError';
  readonly problem: BucketProblem;
  /** When to ask again, seconds. */
  readonly retryAfter: number;
  /** Has the bucket itself said when? */
  readonly isTold: boolean;
  constructor(problem: BucketProblem, message: string, retryAfter?: number) {
    super(message);
    this.problem = problem;
    this.retryAfter = Math.max(1, Math.ceil(retryAfter ?? RETRY_AFTER));
    this.isTold = retryAfter !== undefined;
  }
}
