import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormValues } from '../../../content/form-values.ts';
import type { DocumentView, Person } from '../../../content/types.ts';
import { call, CallError } from '../../call.ts';
import { forgetTyping, keepTyping, keptTyping, type KeptTyping } from './kept-typing.ts';
import { setAt, valueAt, type FieldPath } from './set-at.ts';

export type SavingState = 'saved' | 'dirty' | 'saving' | 'offline' | 'conflict' | 'failed';

/** What somebody else has written meanwhile. */
export interface Theirs {
  readonly revision: string;
  readonly values: FormValues;
  /** What both began from; null where that is not known any more. */
  readonly base: FormValues | null;
  readonly author: Person | null;
  readonly isTrashed: boolean;
}

export interface Draft {
  readonly view: DocumentView | null;
  readonly values: FormValues;
  readonly state: SavingState;
  readonly theirs: Theirs | null;
  /** Typed on this device before, and never saved. */
  readonly kept: KeptTyping | null;
  readonly error: unknown;
  set(path: FieldPath, value: unknown): void;
  /** The value at a place, as it is now. */
  read(path: FieldPath): unknown;
  /** Saves what is not saved yet; false when it could not be. */
  flush(): Promise<boolean>;
  /** Shows what the server answered to something else that was done with the document. */
  show(view: DocumentView): void;
  /** The same, but what was typed meanwhile stays, and is saved on top of it. */
  follow(view: DocumentView): void;
  useKept(): void;
  dropKept(): void;
  /** Goes on with these values from what the other person has saved. */
  resolve(values: FormValues): void;
  /** Asks the server anew; what was typed meanwhile stays. */
  reload(): Promise<void>;
  /** The revision that the form has seen last. */
  revision(): string;
}

/** The time without typing after which a draft is saved, milliseconds. */
const PAUSE = 1_200;
const TRY_AGAIN = 5_000;

/** A document being edited: what is typed is saved as its draft, and kept in the browser until it is. */
export function useDraft(type: string, id: string): Draft {
  const path = `content/${type}/${encodeURIComponent(id)}`;
  const [view, setView] = useState<DocumentView | null>(null);
  const [values, setValues] = useState<FormValues>({});
  const [state, setState] = useState<SavingState>('saved');
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const [kept, setKept] = useState<KeptTyping | null>(null);
  const [error, setError] = useState<unknown>(null);
  // What the timers see, which outlive a rendering.
  const now = useRef<Now>({
    ...{ values, base: null, revision: '', isDirty: false, isStopped: false },
  });
  const timer = useRef<number | undefined>(undefined);
  const saving = useRef<Promise<boolean> | null>(null);

  const show = useCallback((next: DocumentView) => {
    const shown = (next.draft ?? next.published)?.values ?? {};
    setView(next);
    setValues(shown);
    setState('saved');
    const { revision } = next;
    now.current = { ...now.current, values: shown, base: shown, revision, isDirty: false };
  }, []);

  const follow = useCallback(
    (next: DocumentView) => {
      if (!now.current.isDirty) return show(next);
      setView(next);
      const { revision, trashed } = next;
      const { values: written = {}, author = null } = next.draft ?? next.published ?? {};
      const { base } = now.current;
      setTheirs({ revision, values: written, base, author, isTrashed: trashed !== null });
    },
    [show],
  );

  const reload = useCallback(async () => {
    try {
      await saving.current;
      const { revision } = now.current;
      const next = await call<DocumentView>('GET', path);
      // What was typed has been saved meanwhile, and that answer was the newer one.
      if (now.current.revision !== revision) return;
      follow(next);
      const typed = keptTyping(type, id);
      const shown = JSON.stringify((next.draft ?? next.published)?.values ?? {});
      setKept(typed && JSON.stringify(typed.values) !== shown ? typed : null);
    } catch (failure) {
      setError(failure);
    }
  }, [path, type, id, follow]);

  const later = useCallback((wait: number, run: () => void) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(run, wait);
  }, []);

  const save = useCallback(async (): Promise<boolean> => {
    window.clearTimeout(timer.current);
    await saving.current;
    const { isDirty, revision, values: sent } = now.current;
    if (!isDirty) return true;
    setState('saving');
    const attempt = call<DocumentView>('PUT', path, { body: { values: sent }, revision })
      .then((next) => {
        now.current.revision = next.revision;
        now.current.base = sent;
        setView(next);
        if (now.current.values === sent) {
          now.current.isDirty = false;
          forgetTyping(type, id);
          setState('saved');
        } else {
          setState('dirty');
          // eslint-disable-next-line react-hooks/immutability -- called later, when there is one
          later(PAUSE, () => void save());
        }
        return true;
      })
      .catch((failure: unknown) => {
        const { status = -1, details = {} } = failure instanceof CallError ? failure : {};
        if (status === 409) {
          const current = details['current'] as Omit<Theirs, 'base'> | null | undefined;
          setTheirs(current ? { ...current, base: now.current.base } : null);
          setState('conflict');
        } else {
          setState(status === 0 ? 'offline' : 'failed');
          if (!now.current.isStopped) later(TRY_AGAIN, () => void save());
        }
        return false;
      });
    saving.current = attempt;
    const isSaved = await attempt;
    saving.current = null;
    return isSaved;
  }, [path, type, id, later]);

  const change = useCallback(
    (next: FormValues) => {
      now.current.values = next;
      now.current.isDirty = true;
      setValues(next);
      setState((before) => (before === 'conflict' ? before : 'dirty'));
      const { base, revision } = now.current;
      keepTyping(type, id, { values: next, ...(base && { base }), revision });
      later(PAUSE, () => void save());
    },
    [type, id, later, save],
  );

  const set = useCallback(
    (place: FieldPath, value: unknown) => {
      const { values: before } = now.current;
      const next = typeof value === 'function' ? (value as Updater)(valueAt(before, place)) : value;
      change(setAt(before, place, next) as FormValues);
    },
    [change],
  );

  const read = useCallback((place: FieldPath) => valueAt(now.current.values, place), []);

  useEffect(() => {
    now.current.isStopped = false;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what it sets has been fetched before
    void reload();
    const online = () => {
      if (now.current.isDirty) void save();
    };
    // The tab is closed or hidden: what is typed is saved while there is time.
    const hide = () => {
      if (document.visibilityState === 'hidden') online();
    };
    window.addEventListener('online', online);
    document.addEventListener('visibilitychange', hide);
    return () => {
      now.current.isStopped = true;
      window.clearTimeout(timer.current);
      if (now.current.isDirty) void save();
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [reload, save]);

  return {
    ...{ view, values, state, theirs, kept, error, set, read, show, follow, reload },
    flush: save,
    revision: () => now.current.revision,
    useKept() {
      if (kept) {
        // It goes on from where it was begun: the server knows what was written since.
        const { base = null, revision = 'unknown' } = kept;
        now.current = { ...now.current, base, revision };
        change(kept.values);
        void save();
      }
      setKept(null);
    },
    dropKept() {
      forgetTyping(type, id);
      setKept(null);
    },
    resolve(chosen) {
      if (theirs) now.current = { ...now.current, revision: theirs.revision, base: theirs.values };
      setTheirs(null);
      setState('dirty');
      change(chosen);
      void save();
    },
  };
}

interface Now {
  values: FormValues;
  /** What the server has at that revision; null where it is not known. */
  base: FormValues | null;
  revision: string;
  isDirty: boolean;
  isStopped: boolean;
}

type Updater = (before: unknown) => unknown;
