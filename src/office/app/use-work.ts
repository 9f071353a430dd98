import { useState } from 'react';
import { useSay } from './say.ts';

/**
 * Does what takes a while: knows while it is under way, answers whether it was done, and says in words what went wrong,
 * an area's own if it is given, or else calls `onError`.
 */
export function useWork(area?: string) {
  const say = useSay(area);
  const [isBusy, setBusy] = useState(false);
  const work = async (
    task: () => Promise<unknown>,
    onError: (error: unknown) => unknown = say,
  ): Promise<boolean> => {
    setBusy(true);
    try {
      await task();
      return true;
    } catch (error) {
      await onError(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, work };
}
