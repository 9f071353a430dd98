import { useGetList } from 'ra-core';

interface Person {
  readonly id: string;
  readonly name: string;
}

const MINUTE = 60_000;

/** Who may look after submissions. */
export function useAssignees(): readonly Person[] {
  const { data } = useGetList<Person>('inbox/assignees', {}, { staleTime: 5 * MINUTE });
  return data ?? [];
}
