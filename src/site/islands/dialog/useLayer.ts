import { useEffect, useEffectEvent, useRef } from 'react';

interface LayerOptions {
  /** Distinguishes it from what lies beneath or above it. */
  readonly name: string;
  readonly isOpen: boolean;
  /** Asked to close by the browser's Back. */
  readonly onClose: () => void;
  /** The page's fragment while it is open, which opens it again; without one the address stays. */
  readonly fragment?: string | undefined;
}

/** What an entry of the browser's history says of the layers that lie over the page in it. */
interface LayeredState {
  readonly layers?: readonly string[];
}

function layersNow(): readonly string[] {
  return (history.state as LayeredState | null)?.layers ?? [];
}

/** On the way back to the entry beneath a layer that was closed. */
let leaving: Promise<unknown> | undefined;

/**
 * Keeps the focus where a closed layer has given it back to: coming to an entry whose address has a
 * fragment, the browser takes it away. `until` is when it may have done so.
 */
function keepFocus(until: Promise<unknown>): void {
  queueMicrotask(() => {
    const { activeElement } = document;
    void until.then(() => {
      const isLost = document.activeElement === document.body;
      if (isLost && activeElement instanceof HTMLElement)
        activeElement.focus({ preventScroll: true });
    });
  });
}

/** Resolves once the browser has finished with what it is doing now. */
function soon(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

/** Leaves the layer's own entry; what comes on top next waits until that is done. */
function leave(): void {
  leaving = new Promise((done) => {
    addEventListener('popstate', done, { once: true });
    history.back();
  })
    .then(soon)
    .then(() => {
      leaving = undefined;
      history.scrollRestoration = 'auto';
    });
  keepFocus(leaving);
}

function enter(name: string, fragment: string | undefined): void {
  // The page stays where it is when the layer closes, wherever it was when it opened.
  history.scrollRestoration = 'manual';
  const state: LayeredState = { layers: [...layersNow(), name] };
  history.pushState(state, '', fragment && `#${fragment}`);
  history.scrollRestoration = 'auto';
}

/**
 * Gives what lies over the page an entry of its own in the browser's history while it is open, so
 * that Back closes it instead of leaving the page.
 */
export function useLayer({ name, isOpen, onClose, fragment }: LayerOptions): void {
  const isEntered = useRef(false);
  /** The hash of the address while it is open, if it has one of its own. */
  const opened = useRef<string>(undefined);
  const close = useEffectEvent(onClose);
  const open = useEffectEvent(() => {
    isEntered.current = true;
    // A reload, Forward or a shared address has brought it back: the entry is there.
    const isThere = fragment !== undefined && location.hash === `#${fragment}`;
    if (!isThere && !layersNow().includes(name)) enter(name, fragment);
  });
  const shut = useEffectEvent((isBack: boolean) => {
    isEntered.current = false;
    if (isBack) {
      history.scrollRestoration = 'auto';
      keepFocus(soon());
    } else if (layersNow().includes(name)) leave();
    else if (location.hash === opened.current)
      history.replaceState(history.state, '', location.pathname + location.search);
  });

  const clear = useEffectEvent(() => {
    // After a reload nothing opens again what has no fragment: its entry is left.
    if (!isOpen && fragment === undefined && layersNow().at(-1) === name) leave();
  });
  useEffect(() => clear(), []);

  useEffect(() => {
    if (!isOpen) return;
    let isGone = false;
    let isBack = false;
    const onPop = () => {
      if (leaving || layersNow().includes(name)) return;
      isBack = true;
      close();
    };
    void Promise.resolve(leaving).then(() => {
      if (isGone) return;
      open();
      addEventListener('popstate', onPop);
    });
    return () => {
      isGone = true;
      removeEventListener('popstate', onPop);
      if (isEntered.current) shut(isBack);
    };
  }, [isOpen, name]);

  useEffect(() => {
    if (!fragment) return;
    opened.current = `#${fragment}`;
    if (isEntered.current) history.replaceState(history.state, '', opened.current);
  }, [fragment]);
}

/** The fragment of the page's address; as it stands where nobody can decode it. */
export function fragmentNow(): string {
  const fragment = location.hash.slice(1);
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Tells which fragment the page has: now, and whenever Back, Forward or a link changes it. */
export function useFragment(onFragment: (fragment: string) => void): void {
  const tell = useEffectEvent(() => onFragment(fragmentNow()));
  useEffect(() => {
    const listener = () => tell();
    listener();
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  }, []);
}
