import { useState } from 'react';
import { useSay } from './say.ts';

/** Does what takes a while: knows while it is under way, and says in words what went wrong. */
export function useWork() {
  const say = useSay();
  const [isBusy, setBusy] = useState(false);
  const work = async (task: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await task();
    } catch (error) {
      say(error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, work };
}
