import { useNotify, useTranslate } from 'ra-core';
import { CallError, hasChangedMind } from './call.ts';

const MINUTE = 60;

/**
 * Puts into words what went wrong: those of an area where it has some, `<area>.errors.<code>`, else the office's; a code
 * without any is said in general.
 */
export function useWhy(area?: string): (error: unknown) => string {
  const t = useTranslate();
  return (error) => {
    const { code, details } =
      error instanceof CallError ? error : { code: 'failed', details: undefined };
    const { problem, wait = 0 } = (details ?? {}) as { problem?: unknown; wait?: number };
    const name = typeof problem === 'string' ? `${code}.${problem}` : code;
    const time =
      wait < MINUTE
        ? t('office.seconds', { count: wait })
        : t('office.minutes', { count: Math.ceil(wait / MINUTE) });
    const inGeneral = t(`errors.${name}`, { _: t('errors.failed') });
    return area ? t(`${area}.errors.${name}`, { time, _: inGeneral }) : inGeneral;
  };
}

/** Says in words what went wrong; see `useWhy`. */
export function useSay(area?: string): (error: unknown) => void {
  const notify = useNotify();
  const why = useWhy(area);
  return (error) => {
    if (!hasChangedMind(error)) notify(why(error), { type: 'error', autoHideDuration: 8000 });
  };
}
