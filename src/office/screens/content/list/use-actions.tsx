import { useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useWork } from '../../../app/use-work.ts';
import { useTell } from '../../../ui/tell.tsx';
import { api, type BulkAction, type ContentForm, type ListedView } from '../api.ts';
import { RefusedDialog, type Refused } from './RefusedDialog.tsx';

interface RunOptions {
  /** Has somebody said that what looks like a slip is meant so? */
  readonly isMeantSo?: boolean;
  readonly isTakenBack?: boolean;
}

type Target = Pick<ListedView, 'id' | 'revision'>;

/** What is taken back by what. */
const OPPOSITE = { trash: 'restore', restore: 'trash' } as const;

/** Does things with documents of the list, one or several; says what came of it, and with which it could not be. */
export function useActions(form: ContentForm) {
  const { type } = form;
  const t = useTranslate();
  const tell = useTell({ isOfScreen: true });
  const { data = [], selectedIds, onSelect, refetch } = useListContext<ListedView>();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const { isBusy, work } = useWork();

  const run = async (
    action: BulkAction,
    targets: readonly Target[],
    { isMeantSo = false, isTakenBack = false }: RunOptions = {},
  ) => {
    await work(async () => {
      const documents = targets.map(({ id, revision }) => ({ id, revision }));
      const body = { action, documents, isMeantSo };
      const answer = await api('POST /content/:type/bulk', { params: { type }, body });
      const { done } = answer;
      setRefused(
        answer.refused.flatMap((refusal) => {
          const document = data.find(({ id }) => id === refusal.id);
          return document ? [{ ...refusal, document }] : [];
        }),
      );
      const isDone = new Set<unknown>(done.map(({ id }) => id));
      onSelect(selectedIds.filter((id) => !isDone.has(id)));
      const putOff = done.filter(({ isPutOff }) => isPutOff).length;
      const words = [
        done.length > putOff && t(`content.bulk.${action}`, { count: done.length - putOff }),
        putOff > 0 && t('content.bulk.putOff', { count: putOff }),
      ].filter(Boolean);
      const opposite = action === 'trash' || action === 'restore' ? OPPOSITE[action] : null;
      const undo = opposite && (() => void run(opposite, done, { isTakenBack: true }));
      if (words.length > 0) tell({ text: words.join(' '), ...(undo && !isTakenBack && { undo }) });
    });
    await refetch();
  };
  const copy = async ({ id }: Target) => {
    await work(async () => {
      const copied = await api('POST /content/:type/:id/copy', { params: { type, id } });
      const undo = () => void run('trash', [copied], { isTakenBack: true });
      tell({ text: t('content.done.copy'), undo });
    });
    await refetch();
  };
  const dialog = refused.length > 0 && (
    <RefusedDialog
      form={form}
      refused={refused}
      onClose={() => setRefused([])}
      onAnyway={(doubtful) => void run('publish', doubtful, { isMeantSo: true })}
    />
  );
  return { run, copy, isBusy, dialog };
}
