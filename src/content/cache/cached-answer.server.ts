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
/** However many visitors ask, two attempts are this far apart, milliseconds. */
export const SHORTEST_PAUSE = 200;

interface AnswerOptions {
  readonly fetch: () => Promise<unknown>;
  /**
   * What is shown while there has been no answer: what was kept of an earlier process's, or the
   * sample. Rejects with `ContentUnavailableError` when there is neither.
   */
  readonly standIn: () => Promise<unknown>;
  /**
   * A fresh answer arrived. `before` is the answer until then; `wasRefused` says whether a read was
   * refused or given a stand-in.
   */
  readonly onAnswer: (answer: unknown, before: unknown, wasRefused: boolean) => void;
  /** An attempt failed; `isFirst` of a round. */
  readonly onFailure: (error: unknown, isFirst: boolean) => void;
  /** A visitor was kept waiting for nothing. */
  readonly onSilence: () => void;
  /** Has the service not answered lately, whatever was asked? */
  readonly isAway: () => boolean;
}

interface Attempt {
  readonly startedAt: number;
  readonly settled: Promise<void>;
}

/**
 * The answer to one query of a remote service. Attempts in the background come in rounds: one, then
 * three retries after 1 s, 2 s and 4 s. A visitor who would see an error has it asked for at once.
 */
export class CachedAnswer {
  readonly #options: AnswerOptions;
  #answer: { readonly value: unknown } | null = null;
  /** What stands in for an answer, once it was looked for. */
  #standIn: Promise<{ readonly value: unknown } | null> | undefined;
  #attempt: Attempt | null = null;
  /** Retries of the round under way; null between two rounds. */
  #retries: number | null = null;
  #pause: NodeJS.Timeout | undefined;
  #staleFrom = 0;
  #failedAt: number | null = null;
  #wasRefused = false;
  #isStopped = false;

  constructor(options: AnswerOptions) {
    this.#options = options;
  }

  /** Did the last attempt fail? */
  get hasFailed(): boolean {
    return this.#failedAt !== null;
  }

  /**
   * The cached answer, or that of an attempt, or what stands in for it. Rejects with
   * `ContentUnavailableError`.
   */
  async read(): Promise<unknown> {
    this.refresh();
    // While the service is known to be away nobody waits for it who can be shown something.
    const isAway = this.hasFailed || this.#options.isAway();
    const atOnce = !this.#answer && isAway ? await this.#findStandIn() : null;
    if (!this.#answer && !atOnce) {
      const { startedAt, settled } = this.ask();
      await settledWithin(settled, startedAt + LONGEST_WAIT - Date.now());
    }
    if (this.#answer) return this.#answer.value;
    this.#wasRefused = true;
    this.#options.onSilence();
    const found = atOnce ?? (await this.#findStandIn());
    // It may have come while the stand-in was looked for.
    const shown = (this.#answer as { readonly value: unknown } | null) ?? found;
    if (shown) return shown.value;
    throw new ContentUnavailableError('the content service does not answer');
  }

  /** Fetches the answer in the background, unless it is fresh or its round of attempts under way. */
  refresh(): void {
    if (this.#retries !== null || this.#isStopped || Date.now() < this.#staleFrom) return;
    this.#retries = 0;
    this.ask();
  }

  /** Fetches the answer in the background, fresh or not. */
  renew(): void {
    this.#staleFrom = 0;
    this.refresh();
  }

  /** Fetches the answer now, or joins the attempt that is under way. */
  ask(): Attempt {
    const startedAt = Date.now();
    const wait = (this.#failedAt ?? -Infinity) + SHORTEST_PAUSE - startedAt;
    this.#attempt ??= { startedAt, settled: this.#try(wait) };
    return this.#attempt;
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#pause);
  }

  async #try(wait: number): Promise<void> {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait).unref());
    if (this.#isStopped) return;
    try {
      const value = await Promise.resolve().then(this.#options.fetch);
      this.#attempt = null;
      this.#succeed(value);
    } catch (error) {
      this.#attempt = null;
      this.#fail(error);
    }
  }

  #succeed(value: unknown): void {
    if (this.#isStopped) return;
    const before = this.#answer?.value;
    const wasRefused = this.#wasRefused;
    clearTimeout(this.#pause);
    this.#pause = undefined;
    this.#retries = null;
    this.#answer = { value };
    this.#standIn = undefined;
    this.#failedAt = null;
    this.#wasRefused = false;
    this.#staleFrom = Date.now() + FRESH_FOR;
    this.#options.onAnswer(value, before, wasRefused);
  }

  #fail(error: unknown): void {
    if (this.#isStopped) return;
    this.#failedAt = Date.now();
    const retries = this.#retries;
    // A visitor asked between two attempts of a round, or between two rounds.
    const isExtra = retries === null || this.#pause !== undefined;
    this.#options.onFailure(error, !isExtra && retries === 0);
    if (isExtra) return;
    if (retries === RETRIES) {
      this.#retries = null;
      this.#staleFrom = Date.now() + LONGEST_PAUSE;
      return;
    }
    this.#retries = retries + 1;
    const pause = Math.min(FIRST_PAUSE * 2 ** retries, LONGEST_PAUSE);
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      this.ask();
    }, pause);
    this.#pause.unref();
  }

  #findStandIn(): Promise<{ readonly value: unknown } | null> {
    this.#standIn ??= this.#options.standIn().then(
      (value) => ({ value }),
      (error: unknown) => {
        if (error instanceof ContentUnavailableError) return null;
        this.#standIn = undefined;
        throw error;
      },
    );
    return this.#standIn;
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
