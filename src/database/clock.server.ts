interface ClockOptions {
  /** Does what is due. */
  readonly run: () => Promise<unknown>;
  /** When more is due, milliseconds since 1970; null where that is not known. */
  readonly next?: () => Promise<number | null>;
  /** The longest pause, milliseconds: another process may have left something. */
  readonly every: number;
  /** The pause after what could not be done, milliseconds; by default as long as ever. */
  readonly tryAgain?: number;
  readonly onError: (error: unknown) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * Has work in the database done when its time comes, or late after a standstill. Of several processes each
 * looks; the work itself sees to it that one does it, by a lock or a fact that it claims. Never keeps the
 * process alive.
 */
export class Clock {
  readonly #options: ClockOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(options: ClockOptions) {
    this.#options = options;
  }

  /** Does what is due and sets the timer for the rest; called whenever a time changes, too. */
  check(): Promise<void> {
    if (!this.#isStopped) this.#running = this.#running.then(() => this.#check());
    return this.#running;
  }

  /** Begins after a pause. */
  startIn(pause: number): void {
    this.#timer = setTimeout(() => void this.check(), pause);
    this.#timer.unref();
  }

  /** Resolves when what was asked for is done; nothing is begun afterwards. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #check(): Promise<void> {
    clearTimeout(this.#timer);
    const { run, next, every, tryAgain = every, onError, now = Date.now } = this.#options;
    let wait = every;
    try {
      await run();
      const at = next ? await next() : null;
      if (at !== null) wait = Math.min(Math.max(at - now(), 0), every);
    } catch (error) {
      onError(error);
      wait = tryAgain;
    }
    if (!this.#isStopped) this.startIn(wait);
  }
}
