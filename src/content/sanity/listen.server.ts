import type { SanityClient } from '@sanity/client';
import type { Log } from '../../log/index.server.ts';
import { DOCUMENT_TYPES } from '../collections.ts';
import { CHANGES } from './queries.server.ts';

/** Pauses before another attempt, which double, milliseconds. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;

interface ListenOptions {
  readonly client: SanityClient;
  /** Something has changed. */
  readonly announce: () => void;
  readonly log: Log;
}

/**
 * Hears of changes over a connection that stays open. After each interruption anything may have
 * changed, and that is announced.
 */
export function listenToSanity(options: ListenOptions): { stop(): void } {
  const { client, announce, log } = options;
  let pause = FIRST_PAUSE;
  let hasListened = false;
  let isLogged = false;
  let timer: NodeJS.Timeout | undefined;
  let subscription: { unsubscribe(): void } | undefined;

  const again = (error?: unknown) => {
    if (!isLogged) log.warn('changes of the content service cannot be heard of', { error });
    isLogged = true;
    timer = setTimeout(listen, pause).unref();
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  };
  const listen = () => {
    subscription?.unsubscribe();
    subscription = client
      // Told once queries know of a change, too.
      .listen(
        CHANGES,
        { types: DOCUMENT_TYPES },
        { includeResult: false, visibility: 'query', events: ['welcome', 'mutation'] },
      )
      .subscribe({
        next(event) {
          if (event.type === 'mutation' || hasListened) announce();
          if (event.type === 'mutation') return;
          if (isLogged) log.info('changes of the content service are heard of again');
          hasListened = true;
          isLogged = false;
          pause = FIRST_PAUSE;
        },
        error: again,
        complete: () => again(),
      });
  };
  listen();
  return {
    stop() {
      clearTimeout(timer);
      subscription?.unsubscribe();
    },
  };
}
