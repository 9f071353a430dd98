import { useGetList } from 'ra-core';
import type { Assignee } from './api.ts';

const MINUTE = 60_000;

/** Who may look after submissions. */
export function useAssignees(): readonly Assignee[] {
  const { data } = useGetList<Assignee>('inbox/assignees', {}, { staleTime: 5 * MINUTE });
  return data ?? [];
}
