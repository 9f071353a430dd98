import { useQueries } from '@tanstack/react-query';
import { titleIn } from '../../form/document-title.ts';
import { api } from './api.ts';
import { useOfficeLanguage } from '../../app/office-language.ts';

/** A document by its title in the office’s language; in both it is searched for. */
export interface Named {
  readonly id: string;
  readonly title: string;
  readonly titles: string;
}

/** The documents of some types by their titles, for those who pick one or read which was picked. */
export function useDocuments(types: readonly string[]): readonly Named[] {
  const language = useOfficeLanguage();
  const query = { perPage: 200, sort: 'title', order: 'ASC', language } as const;
  const lists = useQueries({
    queries: types.map((type) => ({
      queryKey: [`content/${type}`, 'named', language],
      queryFn: () => api('GET /content/:type', { params: { type }, query }),
    })),
  });
  return lists
    .flatMap(({ data }) => data?.data ?? [])
    .map((one) => ({
      id: one.id,
      title: titleIn(one, language),
      titles: `${one.title} ${one.titleEn ?? ''}`,
    }));
}
