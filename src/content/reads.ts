import type { ContentChange, ContentQuery, ContentService } from './content-service.ts';

/** What a page read: the ids of the documents, and the queries that listed them. */
export interface ContentReads {
  readonly documentIds: Set<string>;
  readonly queries: Set<ContentQuery>;
}

/** A content service that writes down what is read through it, so that a page knows what it was made from. */
export function recordReads(service: ContentService): { content: ContentService; reads: ContentReads } {
  const reads: ContentReads = { documentIds: new Set(), queries: new Set() };
  const content = new Proxy(service, {
    get(target, name, receiver) {
      const query = Reflect.get(target, name, receiver) as unknown;
      if (typeof query !== 'function') return query;
      return async (...parameters: unknown[]) => {
        reads.queries.add(name as ContentQuery);
        const answer: unknown = await query.apply(target, parameters);
        collectIds(answer, reads.documentIds);
        return answer;
      };
    },
  });
  return { content, reads };
}

/** Does the change touch something that was read? */
export function isTouchedBy(reads: ContentReads, change: ContentChange): boolean {
  return !(
    reads.documentIds.isDisjointFrom(change.documentIds) && reads.queries.isDisjointFrom(change.queries)
  );
}

function collectIds(value: unknown, ids: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collectIds(item, ids);
  else if (typeof value === 'object' && value !== null) {
    if ('_id' in value && typeof value._id === 'string') ids.add(value._id);
    for (const field of Object.values(value)) if (typeof field === 'object') collectIds(field, ids);
  }
}
