import { useNotify, useTranslate } from 'ra-core';
import { CallError, hasChangedMind } from './call.ts';

/** Says in words what went wrong; a code without words of its own is said in general. */
export function useSay(): (error: unknown) => void {
  const notify = useNotify();
  const t = useTranslate();
  return (error) => {
    if (hasChangedMind(error)) return;
    const code = error instanceof CallError ? error.code : 'failed';
    const text = t(`errors.${code}`, { _: t('errors.failed') });
    notify(text, { type: 'error', autoHideDuration: 8000 });
  };
}
