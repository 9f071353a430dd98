/** The longest delay of a timer, milliseconds: another process may have scheduled something. */
const LONGEST_WAIT = 60_000;
/** Pause before another attempt after the database could not be read or written, milliseconds. */
const TRY_AGAIN = 5_000;

interface ScheduleClockOptions {
  /** When the next schedule is due, milliseconds since 1970; null without one. */
  readonly next: () => Promise<number | null>;
  /** Carries out what is due. */
  readonly run: () => Promise<unknown>;
  readonly onError: (error: unknown) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Has what is scheduled carried out when its time comes, or late after a standstill. Looks at least
 * once a minute, so that a process does what another that has ended had taken on. Never keeps the
 * process alive.
 */
export class ScheduleClock {
  readonly #options: ScheduleClockOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(options: ScheduleClockOptions) {
    this.#options = options;
  }

  /** Carries out what is due and sets the timer for the rest; called whenever a time changes. */
  check(): Promise<void> {
    this.#running = this.#running.then(() => this.#check());
    return this.#running;
  }

  /** Resolves when nothing is under way. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #check(): Promise<void> {
    if (this.#isStopped) return;
    clearTimeout(this.#timer);
    const { next, run, now, onError } = this.#options;
    let wait = LONGEST_WAIT;
    try {
      await run();
      const at = await next();
      if (at !== null) wait = Math.min(Math.max(at - now(), 0), LONGEST_WAIT);
    } catch (error) {
      onError(error);
      wait = TRY_AGAIN;
    }
    // It may have been stopped meanwhile.
    if (this.#isStopped as boolean) return;
    this.#timer = setTimeout(() => void this.check(), wait);
    this.#timer.unref();
  }
}
