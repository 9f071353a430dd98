import type { ExtendableEvent, WorkerEvents, WorkerScope } from '../../browser/index.ts';

interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}

interface NotificationEvent extends ExtendableEvent {
  readonly notification: { readonly data: unknown; close(): void };
}

interface Events extends WorkerEvents {
  readonly push: PushEvent;
  readonly notificationclick: NotificationEvent;
}

interface OfficeWindow {
  readonly frameType: 'auxiliary' | 'top-level' | 'nested' | 'none';
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(path: string): Promise<unknown>;
}

/** The global object of the office's service worker. */
export interface OfficeScope extends WorkerScope<Events> {
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
}
