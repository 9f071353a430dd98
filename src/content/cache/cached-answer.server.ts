import { ContentUnavailableError } from '../content-service.ts';

/**
 * An answer is fresh for this long, milliseconds; then it is still served, while it is fetched
 * again.
 */
export const FRESH_FOR = 60_000;
/** A visitor waits at most this long for an answer never seen before, milliseconds. */
export const LONGEST_WAIT = 1_500;
/** Retries after a failed attempt, and the pauses before them in milliseconds, which double. */
export const RETRIES = 3;
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

interface AnswerOptions {
  readonly fetch: () => Promise<unknown>;
  /**
   * A fresh answer arrived. `before` is the answer until then; `wasRefused` says whether a read
   * failed in between.
   */
  readonly onAnswer: (answer: unknown, before: unknown, wasRefused: boolean) => void;
  /** The first attempt of several failed. */
  readonly onFailure: (error: unknown) => void;
}

interface Round {
  readonly startedAt: number;
  readonly firstAttempt: Promise<void>;
  isRetrying: boolean;
}

/**
 * The answer to one query of a remote service. Attempts come in rounds: one, then three retries in
 * the background, after 1 s, 2 s and 4 s. Nobody waits for a retry.
 */
export class CachedAnswer {
  readonly #options: AnswerOptions;
  #answer: { readonly value: unknown } | null = null;
  #round: Round | null = null;
  #pause: NodeJS.Timeout | undefined;
  #staleFrom = 0;
  #hasFailed = false;
  #wasRefused = false;
  #isStopped = false;

  constructor(options: AnswerOptions) {
    this.#options = options;
  }

  /** The cached answer, or that of the first attempt. Rejects with `ContentUnavailableError`. */
  async read(): Promise<unknown> {
    this.refresh();
    if (this.#answer) return this.#answer.value;
    const round = this.#round;
    // Nothing is cached and the last attempt failed: the page says so at once.
    if (!round || round.isRetrying || this.#hasFailed) return this.#refuse();
    await settledWithin(round.firstAttempt, round.startedAt + LONGEST_WAIT - Date.now());
    return this.#known();
  }

  /** Fetches the answer in the background, unless it is fresh or already being fetched. */
  refresh(): void {
    if (this.#round || this.#isStopped || Date.now() < this.#staleFrom) return;
    const round: Round = {
      startedAt: Date.now(),
      firstAttempt: this.#attempt(0),
      isRetrying: false,
    };
    this.#round = round;
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#pause);
  }

  async #attempt(retries: number): Promise<void> {
    try {
      const value = await Promise.resolve().then(this.#options.fetch);
      this.#succeed(value);
    } catch (error) {
      this.#fail(error, retries);
    }
  }

  #succeed(value: unknown): void {
    if (this.#isStopped) return;
    const before = this.#answer?.value;
    const wasRefused = this.#wasRefused;
    this.#answer = { value };
    this.#round = null;
    this.#hasFailed = false;
    this.#wasRefused = false;
    this.#staleFrom = Date.now() + FRESH_FOR;
    this.#options.onAnswer(value, before, wasRefused);
  }

  #fail(error: unknown, retries: number): void {
    if (this.#isStopped) return;
    if (retries === 0) this.#options.onFailure(error);
    if (this.#round) this.#round.isRetrying = true;
    this.#hasFailed = true;
    if (retries === RETRIES) {
      this.#round = null;
      this.#staleFrom = Date.now() + LONGEST_PAUSE;
      return;
    }
    const pause = Math.min(FIRST_PAUSE * 2 ** retries, LONGEST_PAUSE);
    this.#pause = setTimeout(() => void this.#attempt(retries + 1), pause);
    this.#pause.unref();
  }

  #known(): unknown {
    return this.#answer ? this.#answer.value : this.#refuse();
  }

  #refuse(): never {
    this.#wasRefused = true;
    throw new ContentUnavailableError('the content service does not answer');
  }
}

/** Resolves when `work` has settled, or after `milliseconds`, whichever comes first. */
async function settledWithin(work: Promise<void>, milliseconds: number): Promise<void> {
  if (milliseconds <= 0) return;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, timeout]);
  clearTimeout(timer);
}
