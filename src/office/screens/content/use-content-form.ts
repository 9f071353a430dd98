import { useQuery } from '@tanstack/react-query';
import { api, type ContentForm } from './api.ts';

/** The form of a type; null while it is on its way. It follows the languages of the site. */
export function useContentForm(type: string): { form: ContentForm | null; error: unknown } {
  const { data, error } = useQuery({
    queryKey: ['content-types', type],
    queryFn: () => api('GET /content-types/:type', { params: { type } }),
  });
  return { form: data ?? null, error: error ?? undefined };
}
