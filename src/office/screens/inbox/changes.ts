import { createElement } from 'react';
import { useNotify, useRefresh, useTranslate, useUnselectAll } from 'ra-core';
import type { SubmissionStatus } from '../../../requests/index.ts';
import { useSay } from '../../app/say.ts';
import { api } from './api.ts';
import { UndoToast } from './UndoToast.tsx';

/** How long a change can be undone from where it is said, milliseconds. */
const UNDO_SHOWN = 10_000;

/** What may be done to several submissions, or to one; what changes a status can be undone. */
export function useChanges() {
  const notify = useNotify();
  const refresh = useRefresh();
  const unselect = useUnselectAll('inbox');
  const t = useTranslate();
  const say = useSay();

  const done = () => {
    unselect();
    refresh();
  };

  async function undo(events: readonly string[]) {
    try {
      await api('POST /inbox/undo', { body: { events } });
      notify('inbox.undone', { type: 'success' });
      refresh();
    } catch (error) {
      say(error);
    }
  }

  function tell(text: string, events: readonly string[]) {
    const toast = createElement(UndoToast, {
      text,
      ...(events.length > 0 && { onUndo: () => void undo(events) }),
    });
    notify(toast, { autoHideDuration: UNDO_SHOWN });
  }

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
      done();
    } catch (error) {
      say(error);
      refresh();
    }
  };

  return {
    setStatus: (ids: readonly string[], to: SubmissionStatus) =>
      attempt(async () => {
        const { changed, refused } = await api('POST /inbox/status', { body: { ids, to } });
        const words = [
          changed.length > 0 && t('inbox.changed', { count: changed.length }),
          refused.length > 0 && t('inbox.refused', { count: refused.length }),
        ];
        const events = changed.map(({ event }) => event);
        tell(words.filter(Boolean).join('. '), events);
      }),
    setStatusOfOne: (id: string, to: SubmissionStatus, revision: string) =>
      attempt(async () => {
        const { events } = await api('PATCH /inbox/:id', {
          params: { id },
          body: { status: to },
          revision,
        });
        tell(t('inbox.nowStatus', { status: t(`inbox.statuses.${to}`) }), events);
      }),
    setAssignee: (ids: readonly string[], to: string | null, name: string) =>
      attempt(async () => {
        await api('POST /inbox/assignee', { body: { ids, to } });
        tell(t('inbox.nowAssignee', { name }), []);
      }),
    setRead: (ids: readonly string[], isRead: boolean) =>
      attempt(async () => {
        await api('POST /inbox/read', { body: { ids, isRead } });
      }),
  };
}
