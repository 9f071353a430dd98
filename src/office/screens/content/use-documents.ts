import { useEffect, useState } from 'react';
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
  const [documents, setDocuments] = useState<readonly Named[]>([]);
  const wanted = types.join();
  useEffect(() => {
    if (wanted === '') return;
    const abort = new AbortController();
    const query = { perPage: 200, sort: 'title', order: 'ASC', language } as const;
    const { signal } = abort;
    Promise.all(
      wanted
        .split(',')
        .map((type) => api('GET /content/:type', { params: { type }, query, signal })),
    )
      .then((lists) =>
        setDocuments(
          lists
            .flatMap(({ data }) => data)
            .map((one) => ({
              id: one.id,
              title: titleIn(one, language),
              titles: `${one.title} ${one.titleEn ?? ''}`,
            })),
        ),
      )
      .catch(() => undefined);
    return () => abort.abort();
  }, [wanted, language]);
  return documents;
}
