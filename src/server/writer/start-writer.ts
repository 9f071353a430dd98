import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../log/index.server.ts';
import type { StoredPicture } from '../../media/index.server.ts';
import type { HeadersOf } from '../cached-response.ts';
import type { FromWriter, Port } from './messages.ts';
import { passRequests, sendAway, type Passage } from './pass-requests.ts';

/** The thread, process or whatever else the writer runs in. */
export interface WriterHost extends Port {
  /** Resolves when it has ended, with what it ended of, if that was not asked of it. */
  readonly ended: Promise<Error | null>;
  /** Ends it at once, whatever it is doing. */
  kill(): void;
}

export interface WriterOptions {
  /** Starts a host, whose program speaks the protocol of `messages.ts`. */
  readonly host: () => WriterHost;
  readonly headers: HeadersOf;
  readonly log: Log;
  /** Pause before another start after an end that nobody asked for, milliseconds. */
  readonly pause?: number;
}

/** What has to be known of changes in this thread. */
export interface WriterEvents {
  catchUp(): Promise<void>;
  pictureRemoved(id: string): void;
  pictureUploaded(picture: StoredPicture): void;
}

/** Who writes, seen from the thread that answers pages. */
export type Writer = ReturnType<typeof startWriter>;

/** The writer could not start; the message is for the operator. */
export class WriterStartError extends Error {
  override name = 'WriterStartError';
}

/** The pause before a start, and the longest it grows to when one after the other fails, milliseconds. */
const PAUSE = 250;
const LONGEST_PAUSE = 30_000;

/** A writer that has lived this long did start, milliseconds. */
const SETTLED = 60_000;

/**
 * Starts the writer, and again whenever it ends without having been asked to: meanwhile pages are
 * answered as ever, and who sends something is told to try again.
 */
export function startWriter(options: WriterOptions) {
  const { log, headers } = options;
  let passage: Passage | null = null;
  let isStopping = false;
  /** Could the database be read once? */
  let hasStarted = false;
  /** Does it take requests? Before, nobody has been told that anything is stored. */
  let isOpen = false;
  let letGo = () => {};
  let events: WriterEvents | null = null;
  const readable = Promise.withResolvers<void>();
  const stopper = new AbortController();

  const hear = (message: FromWriter) => {
    if (message.type === 'readable') {
      hasStarted = true;
      readable.resolve();
    } else if (message.type === 'open') {
      isOpen = true;
    } else if (message.type === 'picture-removed') events?.pictureRemoved(message.pictureId);
    else if (message.type === 'picture-uploaded') events?.pictureUploaded(message.picture);
    else if (message.type === 'failed') {
      const error = message.isPlain
        ? new WriterStartError(message.message)
        : new Error(message.message);
      readable.reject(error);
      // Of the first failure the process ends, and says so itself.
      if (hasStarted && !isStopping)
        log.error('The writer could not start', { reason: message.message });
    }
  };

  /** One life of the writer. */
  const live = async (): Promise<void> => {
    const host = options.host();
    const catchUp = async () => events?.catchUp();
    const own = passRequests(host, { headers, catchUp, onOther: hear });
    passage = own;
    letGo = () => (isOpen ? own.tell({ type: 'stop' }) : host.kill());
    const error = await host.ended;
    passage = null;
    isOpen = false;
    own.break();
    const reason = new Error('The writer ended', { cause: error ?? undefined });
    readable.reject(reason);
    if (hasStarted && !isStopping)
      log.error('The writer ended and is started again', { error: error ?? reason });
  };

  const run = async (): Promise<void> => {
    const { pause: shortest = PAUSE } = options;
    for (let pause = shortest; !isStopping;) {
      const startedAt = performance.now();
      await live();
      const hasSettled = performance.now() - startedAt > SETTLED;
      pause = hasSettled ? shortest : Math.min(pause * 2, LONGEST_PAUSE);
      if (isStopping) return;
      await wait(pause, undefined, { signal: stopper.signal }).catch(() => {});
    }
  };

  const running = run();
  /** Lets it finish what is under way, and resolves when it has ended. */
  const stop = async () => {
    isStopping = true;
    letGo();
    stopper.abort();
    await running;
  };
  // Whoever started it may fail first, and wait for this no more.
  readable.promise.catch(() => undefined);
  const there = (): Passage => {
    if (!passage) throw new Error('The writer is away');
    return passage;
  };
  return {
    /** Resolves when the database can be read; rejects when the first start fails. */
    readable: readable.promise,
    /** Has it answer a request, which the log calls `name`; `pass` answers in its place where it says so. */
    answer(request: IncomingMessage, response: ServerResponse, name: string, pass: () => void) {
      if (passage) passage.answer({ request, response, name, pass });
      else sendAway({ request, response }, headers);
    },
    storePictures: async (pictures: readonly StoredPicture[]) =>
      there().perform('storePictures', pictures),
    claims: {
      take: async (key: string) => there().perform('claimVariant', key),
      release: async (key: string) => there().perform('releaseVariant', key),
    },
    /** What it has measured; rejects while it is away. */
    collect: async () => there().perform('collect'),
    /** Is it there, and does it take requests? */
    get isThere(): boolean {
      return isOpen;
    },
    /** Tells of changes from now on. */
    listen(listener: WriterEvents) {
      events = listener;
    },
    stop,
  };
}
