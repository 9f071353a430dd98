import { useState } from 'react';
import type { ToasterWords, ToastKind } from '../toaster.tsx';
import { useWords } from '../words.ts';
import type { Result } from './useSubmission.ts';

/**
 * Shows a toast for a while. Its code comes only now.
 * Without a connection there may be none: what must be read also stands in the form's status line.
 */
async function showToast(kind: ToastKind, text: string, words: ToasterWords): Promise<void> {
  try {
    const { openToast } = await import('../toaster.tsx');
    openToast(kind, text, words);
  } catch {
    // The status line says it.
  }
}

/** The line in which a form says what became of it, beside a toast that says the same for a while. */
export function useStatus() {
  const [status, setStatus] = useState<string>();
  const { errors } = useWords('forms');
  const words = useWords('islands');

  function succeed(text: string): void {
    setStatus(text);
    void showToast('success', text, words);
  }

  function fail(text: string, details = ''): void {
    setStatus(`${text} ${details}`.trim());
    void showToast('error', text, words);
  }

  /** Tells of a submission that did not arrive; `kept` are the words for one that waits. */
  function report(result: Result | null, kept: string): void {
    if (result?.state === 'kept') setStatus(kept);
    if (result?.state === 'failed')
      fail(errors.somethingWentWrong, `(${result.status} ${result.statusText})`);
  }

  return { status, setStatus, succeed, fail, report };
}
