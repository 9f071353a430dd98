/** A connection to the server that tells which version of the page is current. */
interface ConnectionOptions {
  /** The address of the events. */
  readonly url: string;
  /** A version was named: on connecting, on a change, and every few seconds. */
  onVersion(version: string): void;
  /** There has been no connection since then; null once there is one again. */
  onLost(since: Date | null): void;
  /** An attempt has failed: true when the page is up to date all the same. The next is made later. */
  onFailed(): Promise<boolean>;
}

/** Pauses before a new attempt double from the first to the longest, milliseconds. */
const PAUSE = { first: 1_000, longest: 30_000 };

/** After this time without a word the connection is made anew, milliseconds; a heartbeat takes 15 s. */
const SILENCE = 40_000;

/** After this time without a word there is no connection, whatever the browser says, milliseconds. */
const LOST = 90_000;

/** How often the silence is looked at, milliseconds. */
const LOOK = 5_000;

/** Keeps a connection open for as long as the page lives, whatever becomes of the server or the network. */
export function keepConnected({ url, onVersion, onLost, onFailed }: ConnectionOptions): void {
  let source: EventSource | undefined;
  let heardAt = Date.now();
  let openedAt = Date.now();
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since: Date | null = null;

  const lose = () => {
    if (since) return;
    since = new Date();
    onLost(since);
  };

  const find = () => {
    if (since) onLost((since = null));
  };

  const fail = () => {
    source?.close();
    lose();
    clearTimeout(timer);
    const pause = Math.min(PAUSE.first * 2 ** attempts, PAUSE.longest);
    attempts += 1;
    // Screens that lost the same server do not all come back at once.
    timer = setTimeout(open, pause * (0.75 + Math.random() / 2));
    void onFailed().then((isCurrent) => isCurrent && find());
  };

  const open = () => {
    clearTimeout(timer);
    source?.close();
    openedAt = Date.now();
    source = new EventSource(url);
    source.addEventListener('error', fail);
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      heardAt = Date.now();
      attempts = 0;
      find();
      onVersion(data);
    });
  };

  setInterval(() => {
    const now = Date.now();
    // A clock that was set back must not hide a silence.
    heardAt = Math.min(heardAt, now);
    openedAt = Math.min(openedAt, now);
    if (now - heardAt > LOST) lose();
    if (now - Math.max(heardAt, openedAt) > SILENCE) open();
  }, LOOK);
  addEventListener('offline', fail);
  addEventListener('online', open);
  open();
}
