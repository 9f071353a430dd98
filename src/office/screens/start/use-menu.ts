import { useQuery } from '@tanstack/react-query';
import { api } from '../content/api.ts';

/** The id of the menu that the start fills in, the first there is; null while there is none. */
export function useMenu() {
  const { data, error, refetch } = useQuery({
    queryKey: ['start', 'menu'],
    queryFn: async () => {
      const { data: menus } = await api('GET /content/:type', {
        params: { type: 'dailyMenu' },
        query: { perPage: 10, sort: 'position', order: 'ASC' },
      });
      return menus.find(({ state }) => state !== 'trashed')?.id ?? null;
    },
  });
  return { id: data, error, refetch };
}
