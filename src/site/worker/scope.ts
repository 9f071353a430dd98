/**
 * What a service worker has around it, as far as ours use it: TypeScript's own types for workers cannot be
 * loaded beside those for pages.
 */
export interface ExtendableEvent extends Event {
  /** Keeps the worker running until then. */
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** What the browser asked for by itself while the worker was starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

/** A message from a page. */
export interface PageMessage extends ExtendableEvent {
  /** Null when the page is gone. */
  readonly source: { readonly url: string } | null;
}

interface Events {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly fetch: FetchEvent;
  readonly message: PageMessage;
}

/** The global object of a service worker. */
export interface WorkerScope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      readonly includeUncontrolled: boolean;
    }): Promise<readonly { readonly url: string }[]>;
  };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    unregister(): Promise<boolean>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof Events>(
    type: Type,
    listener: (event: Events[Type]) => void,
  ): void;
}
