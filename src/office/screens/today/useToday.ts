import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { QuickAction } from '../../../content/index.ts';
import { CallError } from '../../app/call.ts';
import { useSay } from '../../app/say.ts';
import { useWork } from '../../app/use-work.ts';
import { api, type TodayAnswer } from './api.ts';

/** How often the screen looks for what is new while it is open, milliseconds. */
const LOOK_AGAIN = 60_000;

const KEY = ['today'];

/** Does an action: the document's revision as it was shown, and what to say once it is done. */
export type Act = (action: QuickAction, revision: string | null, done: string) => Promise<boolean>;

/** What was just done, and what takes it back. */
export interface Done {
  readonly text: string;
  readonly undo: { readonly action: QuickAction; readonly revision: string } | null;
}

/** What the first screen shows, and how it changes what the website says. */
export function useToday() {
  const say = useSay();
  const client = useQueryClient();
  const {
    data: today,
    error,
    refetch,
  } = useQuery({
    queryKey: KEY,
    queryFn: () => api('GET /today'),
    refetchInterval: LOOK_AGAIN,
  });
  const [done, setDone] = useState<Done | null>(null);
  const { isBusy, work } = useWork();

  const load = async () => void (await refetch());

  const refused = async (failure: unknown) => {
    say(failure);
    // What is shown is not so any more: of another day, or somebody else was first.
    if (failure instanceof CallError && [404, 409].includes(failure.status)) await load();
  };

  const act: Act = (action, revision, text) =>
    work(async () => {
      const answer = await api('POST /today/actions', {
        body: action,
        // What undoes is of the day on which it was done.
        query: { day: action === done?.undo?.action ? undefined : today?.shown?.day },
        ...(revision !== null && { revision }),
      });
      client.setQueryData<TodayAnswer>(KEY, (known) => known && { ...known, shown: answer.shown });
      const { undo, revision: next } = answer;
      setDone({ text, undo: undo && { action: undo, revision: next } });
    }, refused);

  return { today, error, done, isBusy, load, act, forget: () => setDone(null) };
}
