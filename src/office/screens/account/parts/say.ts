import { useNotify, useTranslate } from 'ra-core';
import { hasChangedMind } from '../../../app/call.ts';
import { useReason } from './reason.ts';

/** Does something and says how it went; whoever changes their mind is told nothing. */
export function useDoing(): (action: () => Promise<unknown>, done: string) => Promise<boolean> {
  const notify = useNotify();
  const t = useTranslate();
  const reason = useReason();
  return async (action, done) => {
    try {
      await action();
      notify(t(done), { type: 'success' });
      return true;
    } catch (error) {
      if (!hasChangedMind(error)) notify(reason(error), { type: 'error', autoHideDuration: 8000 });
      return false;
    }
  };
}
