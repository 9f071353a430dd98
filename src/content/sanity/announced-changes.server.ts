import { collectionOf, COLLECTIONS, isDocumentType, type DocumentType } from '../collections.ts';
import type { ContentChange, ContentQuery } from '../content-service.ts';

/** What the service says of one change; without a type anything may have changed. */
export interface Announcement {
  readonly id?: string | undefined;
  readonly type?: string | undefined;
}

export interface AnnouncedChanges {
  announce(announcement: Announcement): void;
  stop(): void;
}

/** Changes that come together are reported together, milliseconds. */
const TOGETHER = 200;
/** At most as many are told apart; after that anything may have changed. */
const MOST = 500;
/** The service's caches may answer what was before for so long, milliseconds. */
const SETTLED_AFTER = 5_000;

/**
 * Gathers what a remote service announces: reported at once, and looked at again once its caches know
 * it, too.
 */
export function collectChanges(
  onChange: (change: ContentChange) => void,
  onSettled: (queries: ContentChange['queries']) => void,
): AnnouncedChanges {
  let waiting: Announcement[] = [];
  let timer: NodeJS.Timeout | undefined;
  const settling = new Set<NodeJS.Timeout>();

  const report = () => {
    timer = undefined;
    const change = changeOf(waiting);
    waiting = [];
    onChange(change);
    const settled = setTimeout(() => {
      settling.delete(settled);
      onSettled(change.queries);
    }, SETTLED_AFTER).unref();
    settling.add(settled);
  };
  return {
    announce(announcement) {
      if (waiting.length >= MOST) waiting = [{}];
      waiting.push(announcement);
      timer ??= setTimeout(report, TOGETHER).unref();
    },
    stop() {
      clearTimeout(timer);
      for (const one of settling) clearTimeout(one);
    },
  };
}

function changeOf(announced: readonly Announcement[]): ContentChange {
  const isAny = announced.some(({ type }) => !isDocumentType(type));
  const types = isAny
    ? (Object.keys(COLLECTIONS) as DocumentType[])
    : announced.map(({ type }) => type).filter(isDocumentType);
  return {
    documentIds: new Set(announced.flatMap(({ id }) => id ?? [])),
    queries: new Set(types.flatMap(queriesOf)),
  };
}

function queriesOf(type: DocumentType): ContentQuery[] {
  const { query, isPartOf = [] } = collectionOf(type);
  return query === null ? [...isPartOf] : [query as ContentQuery, ...isPartOf];
}
