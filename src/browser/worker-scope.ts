/**
 * What a service worker has around it, as far as ours use it: TypeScript's own types for workers cannot be
 * loaded beside those for pages.
 */
export interface ExtendableEvent extends Event {
  /** Keeps the worker running until then. */
  waitUntil(work: Promise<unknown>): void;
}

/** The events of every worker. */
export interface WorkerEvents {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
}

/** The global object of a service worker that hears `Events`. */
export interface WorkerScope<Events extends WorkerEvents> {
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof Events>(
    type: Type,
    listener: (event: Events[Type]) => void,
  ): void;
}
