import { useCallback, useRef, useState } from 'react';
import type { Language } from '../../../i18n/index.ts';
import { PAUSE, TRY_AGAIN, useLater, useSaveOnLeaving } from '../../ui/save-later.ts';
import { api, type SavedDraft, type Submission } from './api.ts';

export interface Written {
  readonly language: string;
  readonly subject: string;
  readonly body: string;
}

export type DraftState = 'empty' | 'unsaved' | 'failed' | 'saving' | 'saved';

/** An answer while it is written, which the server keeps; nothing of it is kept on the device. */
export function useDraft({ id, language, draft, subjects }: Submission) {
  const empty = { language, subject: subjects[language] ?? '', body: '' };
  const [written, setWritten] = useState<Written>(draft ?? empty);
  const [state, setState] = useState<DraftState>(draft ? 'saved' : 'empty');
  const latest = useRef({ written, isDirty: false });
  const later = useLater(`inbox/${id}`);

  const save = useCallback(
    (): Promise<SavedDraft | null> =>
      later.run(async (signal) => {
        const { written: sent } = latest.current;
        setState('saving');
        try {
          const { language: code, subject, body } = sent;
          const saved = await api('PUT /inbox/:id/draft', {
            params: { id },
            body: { language: code as Language, subject, body },
            signal,
          });
          if (latest.current.written === sent) {
            latest.current.isDirty = false;
            setState('saved');
          }
          return saved;
        } catch {
          setState('failed');
          // eslint-disable-next-line react-hooks/immutability -- called later, when there is one
          later.start(TRY_AGAIN, save);
          return null;
        }
      }),
    [id, later],
  );
  useSaveOnLeaving(
    useCallback(() => latest.current.isDirty, []),
    save,
  );

  const show = (next: Written, isDirty: boolean) => {
    latest.current = { written: next, isDirty };
    setWritten(next);
    setState(isDirty ? 'unsaved' : 'empty');
  };
  return {
    written,
    state,
    save,
    change(changes: Partial<Written>) {
      show({ ...latest.current.written, ...changes }, true);
      later.start(PAUSE, save);
    },
    /** Waits for what is being saved, and saves nothing after it: it is to be thrown away. */
    settle() {
      later.stop();
      return later.saved();
    },
    /** There is nothing to be kept any more: it was sent or thrown away. */
    forget() {
      later.stop();
      show(empty, false);
    },
  };
}
