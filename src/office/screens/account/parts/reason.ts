import { useTranslate } from 'ra-core';
import { CallError } from '../../../app/call.ts';

/** Says in words why something was refused. */
export function useReason(): (error: unknown) => string {
  const t = useTranslate();
  return (error) => {
    const code = error instanceof CallError ? error.code : 'failed';
    const details = error instanceof CallError ? error.details : {};
    if (code === 'password') return t(`account.passwordProblems.${String(details['problem'])}`);
    const seconds = Number(details['wait'] ?? 0);
    const time =
      seconds < 60
        ? t('account.errors.seconds', { count: seconds })
        : t('account.errors.minutes', { count: Math.ceil(seconds / 60) });
    return t(`account.errors.${code}`, {
      time,
      _: t(`errors.${code}`, { _: t('errors.failed') }),
    });
  };
}
