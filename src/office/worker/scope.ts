/**
 * What the office's service worker has around it, as far as it uses it: TypeScript's own types for
 * workers cannot be loaded beside those for pages.
 */
interface ExtendableEvent extends Event {
  /** Keeps the worker running until then. */
  waitUntil(work: Promise<unknown>): void;
}

interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}

interface NotificationEvent extends ExtendableEvent {
  readonly notification: { readonly data: unknown; close(): void };
}

interface Events {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly push: PushEvent;
  readonly notificationclick: NotificationEvent;
}

interface OfficeWindow {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(path: string): Promise<unknown>;
}

/** The global object of the office's service worker. */
export interface OfficeScope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }): Promise<readonly OfficeWindow[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly registration: {
    showNotification(
      title: string,
      options: {
        readonly body: string;
        readonly tag: string;
        readonly icon: string;
        readonly data: string;
      },
    ): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof Events>(
    type: Type,
    listener: (event: Events[Type]) => void,
  ): void;
}
