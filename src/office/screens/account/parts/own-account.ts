import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, type OwnAccount } from '../api.ts';

const KEY = ['account'];

/** One's own account as the server has it. */
export function useOwnAccount(): OwnAccount | undefined {
  return useQuery({ queryKey: KEY, queryFn: () => api('GET /account') }).data;
}

/** Asks the server for it again. */
export function useReload(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
}
