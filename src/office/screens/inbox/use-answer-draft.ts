import { useCallback, useRef, useState } from 'react';
import type { Language } from '../../../i18n/index.ts';
import { CallError, isOutdated, isStale } from '../../app/call.ts';
import { PAUSE, TRY_AGAIN, useLater, useSaveOnLeaving } from '../../ui/save-later.ts';
import { api, type SavedDraft, type Submission } from './api.ts';

export interface Written {
  readonly language: string;
  readonly subject: string;
  readonly body: string;
}

type DraftState = 'empty' | 'unsaved' | 'failed' | 'outdated' | 'saving' | 'saved' | 'conflict';

/** Could it not be saved, the last time? */
export const hasFailed = (state: DraftState) =>
  state === 'failed' || state === 'outdated' || state === 'conflict';

/** What the same account has written elsewhere, unless it sent or dropped it there. */
export type Elsewhere = Written & { readonly isThere: boolean; readonly revision: string };

/** An answer while it is written, which the server keeps; nothing of it is kept on the device. */
export function useAnswerDraft({ id, language, draft, draftRevision, subjects }: Submission) {
  const empty = { language, subject: subjects[language] ?? '', body: '' };
  const [written, setWritten] = useState<Written>(draft ?? empty);
  const [state, setState] = useState<DraftState>(draft ? 'saved' : 'empty');
  const [elsewhere, setElsewhere] = useState<Elsewhere | null>(null);
  const latest = useRef({ written, isDirty: false, revision: draftRevision });
  // What was sent and may have been saved: the answer was lost.
  const unheard = useRef(new Set<string>());
  const later = useLater(`inbox/${id}`);
  // What could not be saved is so until it is.
  const go = useCallback(
    (to: DraftState) => setState((before) => (hasFailed(before) ? before : to)),
    [],
  );

  /** Has nobody else written it? A save whose answer was lost did: that is gone on from, all else is asked about. */
  const isOurs = useCallback((stale: CallError): boolean => {
    const current = stale.details['current'] as Elsewhere;
    if (unheard.current.delete(textOf(current))) {
      latest.current.revision = current.revision;
      return true;
    }
    setElsewhere(current);
    setState('conflict');
    return false;
  }, []);

  const save = useCallback((): Promise<SavedDraft | null> => {
    const attempt = async (signal: AbortSignal): Promise<SavedDraft | null> => {
      const { written: sent, revision } = latest.current;
      const { language: code, subject, body } = sent;
      go('saving');
      try {
        const saved = await api('PUT /inbox/:id/draft', {
          params: { id },
          body: { language: code as Language, subject, body },
          ...{ revision, signal },
        });
        latest.current.revision = saved.revision;
        unheard.current.clear();
        const isAll = latest.current.written === sent;
        if (isAll) latest.current.isDirty = false;
        setState(isAll ? 'saved' : 'unsaved');
        return saved;
      } catch (error) {
        if (isStale(error)) return isOurs(error) ? attempt(signal) : null;
        unheard.current.add(textOf(sent));
        setState(isOutdated(error) ? 'outdated' : 'failed');
        // oxlint-disable-next-line react/immutability -- called later, when there is one
        if (!isOutdated(error)) later.start(TRY_AGAIN, save);
        return null;
      }
    };
    return later.run(attempt);
  }, [id, later, go, isOurs]);
  useSaveOnLeaving(
    useCallback(() => latest.current.isDirty, []),
    save,
  );

  const show = useCallback(
    (next: Written, isDirty: boolean) => {
      latest.current = { ...latest.current, written: next, isDirty };
      setWritten(next);
      if (isDirty) return go('unsaved');
      setElsewhere(null);
      setState('empty');
    },
    [go],
  );
  const change = useCallback(
    (changes: Partial<Written>) => {
      show({ ...latest.current.written, ...changes }, true);
      later.start(PAUSE, save);
    },
    [show, later, save],
  );
  /** There is nothing to be kept any more: it was sent or thrown away. What comes next goes on from that. */
  const forget = (revision = latest.current.revision) => {
    later.stop();
    latest.current.revision = revision;
    show(empty, false);
  };
  /** Throws it away once what is being saved is; not what was written elsewhere. Answers whether it is gone. */
  const discard = async (): Promise<boolean> => {
    later.stop();
    await later.saved();
    try {
      const { revision } = latest.current;
      forget((await api('DELETE /inbox/:id/draft', { params: { id }, revision })).revision);
      return true;
    } catch (error) {
      if (isStale(error)) return isOurs(error) && discard();
      // What was never saved is gone already.
      if (!(error instanceof CallError && error.status === 404)) throw error;
      forget();
      return true;
    }
  };
  return {
    ...{ written, state, elsewhere, save, change },
    /** Goes on from what was written elsewhere, with that or with what is written here. */
    resolve(chosen: Written, { revision }: Elsewhere) {
      latest.current.revision = revision;
      setElsewhere(null);
      setState('unsaved');
      show(chosen, true);
      void save();
    },
    ...{ forget, discard },
  };
}

const textOf = ({ language, subject, body }: Written) => JSON.stringify([language, subject, body]);
