import { inTime } from './in-time.ts';

export interface ReadinessOptions {
  /** Resolves when the database has answered. */
  readonly askDatabase: () => Promise<unknown>;
  /** Is there content to make pages from? */
  readonly hasContent: () => Promise<boolean>;
  readonly isWriterThere: () => boolean;
  /** Does the server take new visitors? */
  readonly isOpen: () => boolean;
  readonly now?: () => number;
  /** How long the database may take, milliseconds. */
  readonly patience?: number;
}

/** How long a look at the database and the content is good for, milliseconds. */
const KEPT = 1_000;

const PATIENCE = 2_000;

/**
 * Looks whether visitors can be served. However often it is asked, the database is asked once a second
 * and never twice at a time, and one that is silent is waited for no longer than `patience`.
 */
export function createReadiness(options: ReadinessOptions) {
  const { now = () => performance.now(), patience = PATIENCE } = options;
  const isTrue = (look: Promise<boolean>) =>
    inTime(
      look.catch(() => false),
      patience,
      false,
    );
  const database = reused(() => isTrue(options.askDatabase().then(() => true)));
  /** Content that was there once stays: pages are held, whatever becomes of where it came from. */
  let hadContent = false;
  const content = reused(async () => {
    hadContent ||= await isTrue(options.hasContent());
    return hadContent;
  });

  function reused(look: () => Promise<boolean>): () => Promise<boolean> {
    let kept: Promise<boolean> | undefined;
    let until = -Infinity;
    return () => {
      if (kept && now() < until) return kept;
      until = Infinity;
      kept = look().finally(() => (until = now() + KEPT));
      return kept;
    };
  }

  return async () => {
    const [isDatabaseThere, isContentThere] = await Promise.all([database(), content()]);
    /** What each part is doing; never why, which the log says. */
    const parts = {
      server: state(options.isOpen()),
      database: state(isDatabaseThere),
      content: state(isContentThere),
      writer: state(options.isWriterThere()),
    };
    return { isReady: Object.values(parts).every((part) => part === 'ready'), parts };
  };
}

function state(isReady: boolean): 'ready' | 'not ready' {
  return isReady ? 'ready' : 'not ready';
}
