import { useState } from 'react';
import { useSay } from './say.ts';

/** Does what takes a while: knows while it is under way, and says in words what went wrong, or else calls `onError`. */
export function useWork() {
  const say = useSay();
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
