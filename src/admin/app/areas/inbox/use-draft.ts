import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../call.ts';
import { useSay } from '../../say.ts';
import type { SavedDraft, Submission } from '../../../inbox/types.ts';

/** Typing pauses that long before it is kept, milliseconds. */
const PAUSE = 800;

export interface Written {
  readonly language: string;
  readonly subject: string;
  readonly body: string;
}

export type DraftState = 'empty' | 'unsaved' | 'saving' | 'saved';

/** An answer while it is written, which the server keeps. */
export function useDraft({ id, language, draft }: Submission) {
  const say = useSay();
  const [written, setWritten] = useState<Written>(draft ?? { language, subject: '', body: '' });
  const [state, setState] = useState<DraftState>(draft ? 'saved' : 'empty');
  const latest = useRef(written);

  const save = useCallback(async (): Promise<SavedDraft | null> => {
    const sent = latest.current;
    setState('saving');
    try {
      const { language: code, subject, body } = sent;
      const saved = await call<SavedDraft>('PUT', `inbox/${id}/draft`, {
        body: { language: code, subject, body },
      });
      if (latest.current === sent) setState('saved');
      return saved;
    } catch (error) {
      setState('unsaved');
      say(error);
      return null;
    }
    // `say` is new with every rendering and always does the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);

  useEffect(() => {
    if (state !== 'unsaved') return;
    const timer = setTimeout(() => void save(), PAUSE);
    return () => clearTimeout(timer);
  }, [state, written, save]);

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
