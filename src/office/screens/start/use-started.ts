import { useQuery } from '@tanstack/react-query';
import { api } from '../content/api.ts';

/** The documents of a type that the start fills in, in their order, without those in the trash. */
export function useStarted(type: string) {
  const { data, error, refetch } = useQuery({
    queryKey: ['start', type],
    queryFn: () =>
      api('GET /content/:type', {
        params: { type },
        query: { perPage: 50, sort: 'position', order: 'ASC' },
      }),
  });
  return { started: data?.data.filter(({ state }) => state !== 'trashed'), error, refetch };
}
