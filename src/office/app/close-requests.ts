/** A request of the system to close what lies over the page: Escape, or Android's Back. Safari has none. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}

/** MUI's dialogs, menus, lists of choices and the drawer, the last one on top. */
export const OVER = 'body > .MuiModal-root';

/**
 * Lets Android's Back close what lies over a screen before it leaves the screen, as Escape does: MUI knows Escape alone.
 * What Escape does not close, such as the sign-in screen, does not keep anybody from going back.
 */
export function watchCloseRequests(): void {
  const { CloseWatcher: Watcher } = globalThis as { CloseWatcher?: new () => CloseWatcher };
  if (!Watcher) return;
  let watcher: CloseWatcher | null = null;
  const escape = () => {
    watcher = null;
    const top = [...document.querySelectorAll(OVER)].at(-1);
    top?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  };
  const look = () => {
    if (!document.querySelector(OVER)) {
      watcher?.destroy();
      watcher = null;
    } else if (!watcher) {
      watcher = new Watcher();
      watcher.addEventListener('close', escape);
    }
  };
  new MutationObserver(look).observe(document.body, { childList: true });
  // MUI answers the key itself; then the browser asks for nothing more.
  addEventListener(
    'keydown',
    (event) => watcher && event.key === 'Escape' && event.preventDefault(),
    true,
  );
}
