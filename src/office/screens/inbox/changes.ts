import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useRefresh, useTranslate, useUnselectAll } from 'ra-core';
import type { SubmissionStatus } from '../../../requests/index.ts';
import { useSay } from '../../app/say.ts';
import { useWork } from '../../app/use-work.ts';
import { useTell } from '../../ui/tell.tsx';
import { api } from './api.ts';
import { lastSeen } from './seen.ts';

/** What may be done to several submissions, or to one; what changes a status can be undone. */
export function useChanges() {
  const client = useQueryClient();
  const notify = useNotify();
  const refresh = useRefresh();
  const unselect = useUnselectAll('inbox');
  const t = useTranslate();
  const say = useSay();
  const { work } = useWork();
  const tell = useTell();

  const failed = (error: unknown) => {
    say(error);
    refresh();
  };

  const undo = (events: readonly string[]) =>
    work(async () => {
      await api('POST /inbox/undo', { body: { events } });
      notify('inbox.undone', { type: 'success' });
      refresh();
    }, failed);

  const tellOf = (text: string, events: readonly string[]) =>
    tell({ text, ...(events.length > 0 && { undo: () => void undo(events) }) });

  const attempt = (task: () => Promise<void>) =>
    work(async () => {
      await task();
      unselect();
      refresh();
    }, failed);

  return {
    setStatus: (ids: readonly string[], to: SubmissionStatus) =>
      attempt(async () => {
        const seen = lastSeen(client, ids, 'status');
        const { changed, refused } = await api('POST /inbox/status', { body: { ids, seen, to } });
        const words = [
          changed.length > 0 && t('inbox.changed', { count: changed.length }),
          refused.length > 0 && t('inbox.refused', { count: refused.length }),
        ];
        const events = changed.map(({ event }) => event);
        const text = words.filter(Boolean).join('. ');
        // Nothing is said where all of them were so already.
        if (text) tellOf(text, events);
      }),
    setStatusOfOne: (id: string, to: SubmissionStatus, revision: string) =>
      attempt(async () => {
        const { events } = await api('PATCH /inbox/:id', {
          params: { id },
          body: { status: to },
          revision,
        });
        tellOf(t('inbox.nowStatus', { status: t(`inbox.statuses.${to}`) }), events);
      }),
    setAssignee: (
      ids: readonly string[],
      { id: to, name }: { readonly id: string | null; readonly name: string },
      seen: Readonly<Record<string, string | null>> = lastSeen(client, ids, 'assigneeId'),
    ) =>
      attempt(async () => {
        const { refused } = await api('POST /inbox/assignee', { body: { ids, seen, to } });
        const count = refused.length;
        const words = [t('inbox.nowAssignee', { name }), count > 0 && t('inbox.taken', { count })];
        tell({ text: words.filter(Boolean).join('. ') });
      }),
    setRead: (ids: readonly string[], isRead: boolean) =>
      attempt(async () => {
        await api('POST /inbox/read', { body: { ids, isRead } });
      }),
  };
}
