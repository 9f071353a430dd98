import { useQuery } from '@tanstack/react-query';
import { api, type ContentForm } from './api.ts';

/**
 * The form of a type; null while it is on its way. It follows the languages of the site when it is opened;
 * one that is open stays as it is, whatever becomes of asking again: somebody may be typing in it.
 */
export function useContentForm(type: string): {
  readonly form: ContentForm | null;
  readonly error: unknown;
  refetch(): unknown;
} {
  const { data, error, refetch } = useQuery({
    queryKey: ['content-types', type],
    queryFn: () => api('GET /content-types/:type', { params: { type } }),
    ...{ refetchOnWindowFocus: false, refetchOnReconnect: false },
  });
  return { form: data ?? null, error: data ? undefined : (error ?? undefined), refetch };
}
