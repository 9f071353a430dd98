import { hashKey, replaceEqualDeep } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call, CallError, isOutdated } from '../app/call.ts';
import { PAUSE, TRY_AGAIN, useLater, useSaveOnLeaving } from './save-later.ts';
import { useUnsaved } from './unsaved.ts';
import { forgetTyping, keepTyping, keptTyping, type KeptTyping } from './kept-typing.ts';

type SavingState = 'saved' | 'dirty' | 'saving' | 'offline' | 'conflict' | 'outdated' | 'failed';

/** What of a record is typed into, as the server has it; the refusal `stale` tells it of the newer one. */
export interface Written<Values> {
  readonly values: Values;
  /** Who wrote it; null where that is not known. */
  readonly author: { readonly id: string; readonly name?: string | undefined } | null;
  readonly isTrashed: boolean;
}

/** What somebody else has written meanwhile. */
export interface Theirs<Values> extends Written<Values> {
  readonly revision: string;
  /** What both began from; null where that is not known any more. */
  readonly base: Values | null;
}

export interface AutosaveOptions<Shown, Values> {
  /** What is read from it and written to it. */
  readonly path: string;
  /** The same function at every rendering. */
  writtenOf(record: Shown): Written<Values>;
  /** The same function at every rendering. */
  bodyOf(values: Values): unknown;
}

export type Autosave<Shown extends { readonly revision: string }, Values> = ReturnType<
  typeof useAutosave<Shown, Values>
>;

/** A record being edited: what is typed is saved by itself, and kept in the browser until it is. */
export function useAutosave<Shown extends { readonly revision: string }, Values>({
  path,
  writtenOf,
  bodyOf,
}: AutosaveOptions<Shown, Values>) {
  const [view, setView] = useState<Shown | null>(null);
  /** Null until it has been read. */
  const [values, setValues] = useState<Values | null>(null);
  const [state, setState] = useState<SavingState>('saved');
  const [theirs, setTheirs] = useState<Theirs<Values> | null>(null);
  /** Typed on this device before, and never saved. */
  const [kept, setKept] = useState<KeptTyping<Values> | null>(null);
  /** Why it could not be read. */
  const [error, setError] = useState<unknown>(null);
  /** Why it cannot be written any more, such as a quote that was accepted meanwhile. */
  const [refusal, setRefusal] = useState<CallError | null>(null);
  const [isKept, setIsKept] = useState(true);
  const [hasFailed, setHasFailed] = useState(false);
  // While more is typed, and while it is tried again, too.
  const isUnkept = !isKept && hasFailed;
  useUnsaved(isUnkept);
  // What the timers see, which outlive a rendering.
  const now = useRef<Now<Values>>({
    ...{ values: null, base: null, revision: '', isDirty: false, isOffered: false },
    unheard: new Set(),
  });
  const later = useLater(path);
  const offer = useCallback((typing: KeptTyping<Values> | null) => {
    now.current.isOffered = typing !== null;
    setKept(typing);
  }, []);

  /** Shows what the server answered to something else that was done with the record. */
  const show = useCallback(
    (next: Shown) => {
      const { values: shown } = writtenOf(next);
      setView(next);
      setError(null);
      setValues(shown);
      setState('saved');
      setHasFailed(false);
      const { revision } = next;
      now.current = { ...now.current, values: shown, base: shown, revision, isDirty: false };
    },
    [writtenOf],
  );

  /** The same, but what was typed meanwhile stays, and is saved on top of it. */
  const follow = useCallback(
    (next: Shown) => {
      if (!now.current.isDirty) return show(next);
      setView(next);
      setError(null);
      const { base } = now.current;
      setTheirs({ ...writtenOf(next), revision: next.revision, base });
    },
    [show, writtenOf],
  );

  /** Asks the server anew; what was typed meanwhile stays. */
  const reload = useCallback(async () => {
    try {
      await later.saved();
      const { revision } = now.current;
      const next = await call<Shown>('GET', path);
      // What was typed has been saved meanwhile, and that answer was the newer one.
      if (now.current.revision !== revision) return;
      follow(next);
      // Then what is kept is what is being typed.
      if (now.current.isDirty) return;
      const typed = keptTyping<Values>(path);
      const shown = JSON.stringify(writtenOf(next).values);
      offer(typed && JSON.stringify(typed.values) !== shown ? typed : null);
    } catch (failure) {
      setError(failure);
    }
  }, [path, follow, writtenOf, later, offer]);

  /** Saves what is not saved yet; false when it could not be. */
  const save = useCallback((): Promise<boolean> => {
    const attempt = async (signal: AbortSignal): Promise<boolean> => {
      const { isDirty, revision, values: sent } = now.current;
      if (!isDirty || sent === null) return true;
      setState('saving');
      try {
        const next = await call<Shown>('PUT', path, { body: bodyOf(sent), revision, signal });
        now.current.revision = next.revision;
        now.current.base = sent;
        now.current.unheard.clear();
        setHasFailed(false);
        // What is as it was stays the same object: what shows that alone is not drawn anew.
        setView((before) => replaceEqualDeep(before, next));
        if (now.current.values === sent) {
          now.current.isDirty = false;
          if (!now.current.isOffered) forgetTyping(path);
          setState('saved');
        } else {
          setState('dirty');
          // oxlint-disable-next-line react/immutability -- called later, when there is one
          later.start(PAUSE, save);
        }
        return true;
      } catch (failure) {
        now.current.failure = failure;
        const refused = failure instanceof CallError ? failure : null;
        const { status = -1, code, details = {} } = refused ?? {};
        setHasFailed(true);
        if (status === 409 && code === 'stale') {
          const current = details['current'] as Omit<Theirs<Values>, 'base'> | null | undefined;
          if (current && now.current.unheard.has(hashKey([current.values]))) {
            // It is what was sent from here: it goes on from there.
            now.current.revision = current.revision;
            now.current.base = current.values;
            now.current.unheard.clear();
            return attempt(signal);
          }
          setTheirs(current ? { ...current, base: now.current.base } : null);
          setState('conflict');
        } else {
          now.current.unheard.add(hashKey([sent]));
          if (isOutdated(failure)) setState('outdated');
          else {
            setState(status === 0 ? 'offline' : 'failed');
            if (status === 409) setRefusal(refused);
            else later.start(TRY_AGAIN, save);
          }
        }
        return false;
      }
    };
    return later.run(attempt);
  }, [path, bodyOf, later]);

  const put = useCallback(
    (next: Values) => {
      now.current.values = next;
      now.current.isDirty = true;
      setValues(next);
      setState((before) => (before === 'conflict' ? before : 'dirty'));
      const { base, revision } = now.current;
      const typing = { values: next, ...(base !== null && { base }), revision };
      // What was kept before is not written over until somebody has said what becomes of it.
      setIsKept(!now.current.isOffered && keepTyping(path, typing));
      later.start(PAUSE, save);
    },
    [path, later, save],
  );

  /** What is typed, as it is now. */
  const typed = useCallback(() => {
    const { values: typedHere } = now.current;
    if (typedHere === null) throw new Error('Nothing has been read yet');
    return typedHere;
  }, []);
  /** Changes what is typed, from what it is now. */
  const change = useCallback(
    (update: (before: Values) => Values) => {
      const next = update(typed());
      if (next !== now.current.values) put(next);
    },
    [put, typed],
  );

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what it sets has been fetched before
    void reload();
  }, [reload]);
  useSaveOnLeaving(
    useCallback(() => now.current.isDirty, []),
    save,
  );

  return {
    ...{ view, values, theirs, kept, error, refusal, change, show, follow, reload },
    /** `unkept`: it could not be saved, and is not kept on this device either. */
    state: isUnkept && state !== 'conflict' ? ('unkept' as const) : state,
    now: typed,
    flush: save,
    /** Why it could not be, the last time. */
    failure: () => now.current.failure,
    /** The revision that the form has seen last. */
    revision: () => now.current.revision,
    useKept() {
      offer(null);
      if (kept) {
        // It goes on from where it was begun: the server knows what was written since.
        const { base = null, revision = 'unknown' } = kept;
        now.current = { ...now.current, base, revision };
        put(kept.values);
        void save();
      }
    },
    dropKept() {
      forgetTyping(path);
      offer(null);
    },
    /** Offers again what was dropped. */
    offerKept(dropped: KeptTyping<Values>) {
      keepTyping(path, dropped);
      offer(dropped);
    },
    /** Goes on with these values from what the other person has saved. */
    resolve(chosen: Values) {
      if (theirs) now.current = { ...now.current, revision: theirs.revision, base: theirs.values };
      setTheirs(null);
      setState('dirty');
      put(chosen);
      void save();
    },
  };
}

interface Now<Values> {
  /** Null until it has been read. */
  values: Values | null;
  /** What the server has at that revision; null where it is not known. */
  base: Values | null;
  revision: string;
  isDirty: boolean;
  /** Is something kept from before still to be answered? */
  isOffered: boolean;
  failure?: unknown;
  /** What was sent and may have been saved, in whatever order its fields come: the answer was lost. */
  unheard: Set<string>;
}
