import { useCallback, useEffect, useState } from 'react';
import type { QuickAction } from '../../../content/index.ts';
import { CallError } from '../../app/call.ts';
import { useSay } from '../../app/say.ts';
import type { Act } from './act.ts';
import { api, type TodayAnswer } from './api.ts';

/** How often the screen looks for what is new while it is open, milliseconds. */
const LOOK_AGAIN = 60_000;

/** What was just done, and what takes it back. */
export interface Done {
  readonly text: string;
  readonly undo: { readonly action: QuickAction; readonly revision: string } | null;
}

/** What the first screen shows, and how it changes what the website says. */
export function useToday() {
  const say = useSay();
  const [today, setToday] = useState<TodayAnswer | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [isBusy, setBusy] = useState(false);

  const load = useCallback(async () => {
    try {
      setToday(await api('GET /today'));
      setError(null);
    } catch (failure) {
      setError(failure);
    }
  }, []);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void load();
    };
    look();
    const timer = setInterval(look, LOOK_AGAIN);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [load]);

  const act: Act = async (action, revision, text) => {
    setBusy(true);
    try {
      const answer = await api('POST /today/actions', {
        body: action,
        ...(revision !== null && { revision }),
      });
      setToday((known) => known && { ...known, shown: answer.shown });
      const { undo, revision: next } = answer;
      setDone({ text, undo: undo && { action: undo, revision: next } });
      return true;
    } catch (failure) {
      say(failure);
      // Somebody else was first: what is shown now is theirs.
      if (failure instanceof CallError && [404, 409].includes(failure.status)) await load();
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { today, error, done, isBusy, load, act, forget: () => setDone(null) };
}
