import { useListContext, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { useSay } from '../../../app/say.ts';
import { inTurn } from '../../../app/saves.ts';
import { useTell } from '../../../ui/tell.tsx';
import { useFilters } from '../../../ui/list/filters.tsx';
import { api, type ListedView } from '../api.ts';
import { moved } from '../moved.ts';

/** Documents in an order that is made by hand, wherever all of them are in sight. */
export function useOrder(type: string) {
  const t = useTranslate();
  const say = useSay();
  const tell = useTell({ isOfScreen: true });
  const { data = [], total = 0, sort, refetch } = useListContext<ListedView>();
  const { isNarrowed } = useFilters();
  /** As they were put, until the list has followed. */
  const [arranged, setArranged] = useState<readonly ListedView[] | null>(null);
  const documents = arranged ?? data;

  const write = (ordered: readonly ListedView[]) =>
    api('POST /content/:type/order', {
      params: { type },
      body: { documents: ordered.map(({ id, revision }) => ({ id, revision })) },
    });
  /** Writes an order with the revisions that there are now. */
  const writeAgain = async (ordered: readonly ListedView[]) => {
    const query = { perPage: ordered.length, sort: 'position', order: 'ASC' } as const;
    const now = await api('GET /content/:type', { params: { type }, query });
    const byId = new Map(now.data.map((one) => [one.id, one]));
    await write(ordered.flatMap(({ id }) => byId.get(id) ?? []));
  };
  const undo = async (before: readonly ListedView[]) => {
    await writeAgain(before).catch(say);
    await refetch();
  };
  const wanted = useRef(documents);
  const move = (from: number, to: number) => {
    const before = documents;
    const after = moved(before, from, to);
    wanted.current = after;
    setArranged(after);
    // On a slow line the second is moved while the first is being written.
    return inTurn(`content/${type}/order`, async () => {
      // Of several that waited, the last one has it all.
      if (wanted.current !== after) return;
      try {
        await (arranged ? writeAgain(after) : write(after));
        tell({ text: t('content.order.saved'), undo: () => void undo(before) });
      } catch (error) {
        say(error);
        // What waits was moved on from an order that does not hold.
        wanted.current = after;
      }
      await refetch();
      if (wanted.current === after) setArranged(null);
    });
  };
  return {
    documents,
    canMove: sort.field === 'position' && !isNarrowed && total === documents.length,
    move: (from: number, to: number) => void move(from, to),
  };
}
