import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';

const KEY = ['account'];

/** One's own account as the server has it, or why it could not be read. */
export function useOwnAccount() {
  return useQuery({ queryKey: KEY, queryFn: () => api('GET /account') });
}

/** Asks the server for it again. */
export function useReload(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
}
