import type { ExtendableEvent, WorkerEvents, WorkerScope } from '../../browser/index.ts';

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** What the browser asked for by itself while the worker was starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

/** A message from a page. */
interface PageMessage extends ExtendableEvent {
  /** Null when the page is gone. */
  readonly source: { readonly url: string } | null;
}

interface Events extends WorkerEvents {
  readonly fetch: FetchEvent;
  readonly message: PageMessage;
}

/** The global object of the site's service workers. */
export interface SiteScope extends WorkerScope<Events> {
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
}
