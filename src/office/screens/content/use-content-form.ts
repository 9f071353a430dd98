import { useQuery } from '@tanstack/react-query';
import { api, type ContentForm } from './api.ts';

/** The form of a type; null while it is on its way. It does not change while the office is open. */
export function useContentForm(type: string): { form: ContentForm | null; error: unknown } {
  const { data, error } = useQuery({
    queryKey: ['content-types', type],
    queryFn: () => api('GET /content-types/:type', { params: { type } }),
    staleTime: Infinity,
  });
  return { form: data ?? null, error: error ?? undefined };
}
