import type { Context } from 'hono';
import {
  createFairQueue,
  QueueFullError,
  type FindSender,
  type Sender,
} from '../http/index.server.ts';
import { defaultLanguage, localizedPath, type Language } from '../i18n/index.ts';
import type { Log } from '../log/index.server.ts';
import { SCREEN_PATH, type Site } from '../site/index.server.ts';
import type { PageCache } from './page-cache.ts';

/** How often a screen hears that it is connected, milliseconds; proxies cut what is silent for a minute. */
const HEARTBEAT = 15_000;

/**
 * Connections at most, and of one network. When all are taken, a newcomer gets the place of the newest
 * of whoever has most: however many somebody opens, the television of the business has its own.
 */
const LIMITS = { all: 200, neighbourhood: 200, network: 8 };

/** How long a screen that was turned away should wait, seconds. */
const RETRY_AFTER = '30';

/** Messages that a connection may leave unread before it is taken for dead. */
const UNREAD = 8;

export interface ScreenStreamOptions {
  readonly site: Site;
  readonly cache: Pick<PageCache, 'answer'>;
  readonly findSender: FindSender;
  readonly log: Log;
}

export type ScreenStream = ReturnType<typeof createScreenStream>;

interface Connection {
  readonly language: Language;
  readonly controller: ReadableStreamDefaultController<Uint8Array>;
}

const encoder = new TextEncoder();

/**
 * Tells the televisions that show `/screen` which version of it is current: when they connect, when
 * it changes and every few seconds, so that they also know that they are connected. They fetch the
 * page themselves. The version is the hash of the page, so it also changes with a new build.
 */
export function createScreenStream(options: ScreenStreamOptions) {
  const { site, cache, findSender, log } = options;
  const connections = new Set<Connection>();
  const places = createFairQueue<Connection>(LIMITS);
  const versions = new Map<Language, string>();
  let isStopped = false;

  const leave = (connection: Connection) => {
    connections.delete(connection);
    places.remove(connection);
  };

  const end = (connection: Connection) => {
    leave(connection);
    try {
      connection.controller.close();
    } catch {
      // It is closed already.
    }
  };

  const open = (language: Language) => {
    let controller!: Connection['controller'];
    const body = new ReadableStream<Uint8Array>({
      start: (made) => void (controller = made),
      cancel: () => leave(connection),
    });
    const connection: Connection = { language, controller };
    return { body, connection };
  };

  /** False when there is no place for it. */
  const takePlace = (connection: Connection, sender: Sender): boolean => {
    try {
      const loser = places.push(connection, sender);
      if (loser) end(loser);
    } catch (error) {
      if (error instanceof QueueFullError) return false;
      throw error;
    }
    connections.add(connection);
    return true;
  };

  const send = (connection: Connection, version: string) => {
    // Its content cannot be read yet.
    if (version === '') return;
    const { controller } = connection;
    if ((controller.desiredSize ?? 0) < -UNREAD) return end(connection);
    try {
      controller.enqueue(encoder.encode(`data: ${version}\n\n`));
    } catch {
      leave(connection);
    }
  };

  /** The version of a language's page, rendered now if it has to be. */
  const look = async (language: Language): Promise<string> => {
    // A screen in a language that is not offered any more is led to the default's.
    const shown = site.languages.includes(language) ? language : defaultLanguage();
    const path = localizedPath(SCREEN_PATH, shown);
    const resolution = site.resolve(path, new URLSearchParams());
    if (resolution.kind !== 'resource') throw new Error(`There is no page at ${path}`);
    const { hash, status } = await cache.answer(resolution);
    // What a screen shows is better than that its content cannot be read.
    return status === 200 ? hash : (versions.get(language) ?? '');
  };

  /** Tells the screens of a language its version; without a heartbeat only if it is another. */
  const tell = async (language: Language, isHeartbeat: boolean) => {
    const version = await look(language);
    const isSame = versions.get(language) === version;
    versions.set(language, version);
    if (isSame && !isHeartbeat) return;
    for (const connection of connections) {
      if (connection.language === language) send(connection, version);
    }
  };

  const tellAll = (isHeartbeat: boolean) => {
    for (const language of new Set([...connections].map((connection) => connection.language))) {
      tell(language, isHeartbeat).catch((error: unknown) => {
        log.error('The screens could not be told', { language, error });
      });
    }
  };

  const heart = setInterval(() => tellAll(true), HEARTBEAT);
  heart.unref();

  return {
    /** Answers a screen with a stream of server-sent events: which version of its page is current. */
    answer(c: Context) {
      if (c.req.raw.method === 'HEAD') return new Response(null, { headers: HEADERS });
      const asked = site.options.languages.find((code) => code === c.req.query('language'));
      const language = asked ?? defaultLanguage();
      const { body, connection } = open(language);
      if (isStopped || !takePlace(connection, findSender(c))) {
        const headers = { 'Retry-After': RETRY_AFTER, 'Cache-Control': 'no-store' };
        return c.text('Too Many Screens', 503, headers);
      }
      c.req.raw.signal.addEventListener('abort', () => leave(connection));
      look(language).then(
        (version) => {
          versions.set(language, version);
          if (connections.has(connection)) send(connection, version);
        },
        (error: unknown) => {
          log.error('A screen could not be told', { language, error });
          end(connection);
        },
      );
      return new Response(body, { headers: HEADERS });
    },

    /** The content has changed; whether the page did is looked up. */
    contentChanged: () => tellAll(false),

    get size() {
      return connections.size;
    },

    /** Ends every connection and takes no more. */
    stop() {
      isStopped = true;
      clearInterval(heart);
      for (const connection of connections) end(connection);
    },
  };
}

/** No proxy may keep, buffer or compress the events. */
const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};
