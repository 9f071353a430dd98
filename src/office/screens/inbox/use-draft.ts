import { useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '../../../i18n/index.ts';
import { api, type SavedDraft, type Submission } from './api.ts';

/** Typing pauses that long before it is kept, milliseconds. */
const PAUSE = 800;
/** How long it waits after it could not be kept, milliseconds. */
const TRY_AGAIN = 5_000;

export interface Written {
  readonly language: string;
  readonly subject: string;
  readonly body: string;
}

export type DraftState = 'empty' | 'unsaved' | 'failed' | 'saving' | 'saved';

/** An answer while it is written, which the server keeps. */
export function useDraft({ id, language, draft }: Submission) {
  const [written, setWritten] = useState<Written>(draft ?? { language, subject: '', body: '' });
  const [state, setState] = useState<DraftState>(draft ? 'saved' : 'empty');
  const latest = useRef(written);

  const save = useCallback(async (): Promise<SavedDraft | null> => {
    const sent = latest.current;
    setState('saving');
    try {
      const { language: code, subject, body } = sent;
      const saved = await api('PUT /inbox/:id/draft', {
        params: { id },
        body: { language: code as Language, subject, body },
      });
      if (latest.current === sent) setState('saved');
      return saved;
    } catch {
      setState('failed');
      return null;
    }
  }, [id]);

  useEffect(() => {
    if (state !== 'unsaved' && state !== 'failed') return undefined;
    const timer = setTimeout(() => void save(), state === 'failed' ? TRY_AGAIN : PAUSE);
    return () => clearTimeout(timer);
  }, [state, written, save]);

  // Whoever leaves, or whose telephone shows something else, has not waited for it.
  const isUnsaved = useRef(false);
  useEffect(() => {
    isUnsaved.current = state === 'unsaved' || state === 'failed';
  }, [state]);
  useEffect(() => {
    const leave = () => {
      if (isUnsaved.current) void save();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, [save]);

  return {
    written,
    state,
    save,
    change(changes: Partial<Written>) {
      latest.current = { ...latest.current, ...changes };
      setWritten(latest.current);
      setState('unsaved');
    },
    /** There is nothing to be kept any more: it was sent or thrown away. */
    forget() {
      latest.current = { language, subject: '', body: '' };
      setWritten(latest.current);
      setState('empty');
    },
  };
}
