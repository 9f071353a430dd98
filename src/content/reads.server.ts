import {
  withEachQuery,
  type ContentChange,
  type ContentQuery,
  type ContentService,
} from './content-service.ts';

/** What a page read: the ids of the documents, and the queries that listed them. */
export interface ContentReads {
  readonly documentIds: Set<string>;
  readonly queries: Set<ContentQuery>;
}

/** A content service that records what is read through it. */
export interface RecordedContent {
  readonly content: ContentService;
  /** To learn which documents there are: what stands in them does not count as read. */
  readonly lists: ContentService;
  readonly reads: ContentReads;
}

/**
 * Wraps a content service to record what is read through it, so that it is known what a page was
 * rendered from.
 */
export function recordReads(service: ContentService): RecordedContent {
  const reads: ContentReads = { documentIds: new Set(), queries: new Set() };
  return {
    content: recording(service, reads, (answer) => collectIds(answer, reads.documentIds)),
    lists: recording(service, reads, () => {}),
    reads,
  };
}

function recording(
  service: ContentService,
  reads: ContentReads,
  onAnswer: (answer: unknown) => void,
): ContentService {
  return withEachQuery(service, async (ask, name) => {
    let answer: unknown;
    try {
      answer = await ask();
    } catch (error) {
      reads.queries.add(name);
      throw error;
    }
    // A post that was found depends only on its id: other posts that come and go do not affect it.
    if (name !== 'blog' || answer === null) reads.queries.add(name);
    onAnswer(answer);
    return answer;
  });
}

/** Does the change touch something that was read? */
export function isTouchedBy(reads: ContentReads, change: ContentChange): boolean {
  return !(
    reads.documentIds.isDisjointFrom(change.documentIds) &&
    reads.queries.isDisjointFrom(change.queries)
  );
}

function collectIds(value: unknown, ids: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collectIds(item, ids);
  else if (typeof value === 'object' && value !== null) {
    if ('_id' in value && typeof value._id === 'string') ids.add(value._id);
    for (const field of Object.values(value)) if (typeof field === 'object') collectIds(field, ids);
  }
}
