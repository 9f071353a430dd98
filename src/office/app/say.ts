import { useNotify, useTranslate } from 'ra-core';
import { CallError, hasChangedMind } from './call.ts';

/** Puts into words what went wrong; a code without words of its own is said in general. */
export function useWhy(): (error: unknown) => string {
  const t = useTranslate();
  return (error) =>
    t(`errors.${error instanceof CallError ? error.code : 'failed'}`, { _: t('errors.failed') });
}

/** Says in words what went wrong. */
export function useSay(): (error: unknown) => void {
  const notify = useNotify();
  const why = useWhy();
  return (error) => {
    if (!hasChangedMind(error)) notify(why(error), { type: 'error', autoHideDuration: 8000 });
  };
}
