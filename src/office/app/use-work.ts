import { useState } from 'react';
import { useSay } from './say.ts';

/**
 * Does what takes a while: knows while it is under way, and says in words what went wrong, an area's own if it is given,
 * or else calls `onError`.
 */
export function useWork(area?: string) {
  const say = useSay(area);
  const [isBusy, setBusy] = useState(false);
  const work = async (
    task: () => Promise<unknown>,
    onError: (error: unknown) => unknown = say,
  ): Promise<void> => {
    setBusy(true);
    try {
      await task();
    } catch (error) {
      await onError(error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, work };
}
