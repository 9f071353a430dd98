import { LRUCache } from 'lru-cache';
import type { Log } from '../log/index.server.ts';
import type { DocumentOf, DocumentType } from './collections.ts';
import { validateDocument } from './validate.server.ts';

/**
 * A document as a content service found it, not yet validated. `revision` changes with its content.
 */
export interface FoundDocument {
  readonly id: string;
  readonly revision: string;
  /** JSON text. */
  readonly body: string;
}

/** What a stored body says once it is shown, where that is not the same. */
export type AsShown = (body: unknown, id: string, type: DocumentType) => unknown;

interface CachedDocument {
  readonly revision: string;
  readonly document: unknown;
}

/** Validated documents are cached up to this much JSON text, characters, to limit memory. */
const CACHED_CHARACTERS = 3_000_000;
/** How many reports are remembered, so that they are not repeated. */
const REMEMBERED_REPORTS = 10_000;

/**
 * Validates documents against their schemas. The results are cached, and the least recently read
 * dropped first, so that a hot read costs no parsing. A broken document is reported once per
 * revision and left out.
 */
export class DocumentReader {
  readonly #log: Log;
  readonly #asShown: AsShown;
  readonly #cache = new LRUCache<string, CachedDocument>({ maxSize: CACHED_CHARACTERS });
  readonly #reported = new Set<string>();

  constructor(log: Log, asShown: AsShown = (body) => body) {
    this.#log = log;
    this.#asShown = asShown;
  }

  /** The document as its schema parses it, or null when it breaks the schema. */
  read<Type extends DocumentType>(type: Type, found: FoundDocument): DocumentOf<Type> | null {
    const key = `${type} ${found.id}`;
    const cached = this.#cache.get(key);
    if (cached?.revision === found.revision) return cached.document as DocumentOf<Type> | null;
    const body = this.#asShown(parsed(found.body), found.id, type);
    const { document, problems } = validateDocument(type, body);
    if (problems.length > 0) this.#report(type, found, problems, document !== null);
    // Never none, which the cache takes for no size.
    const size = Math.max(1, found.body.length);
    this.#cache.set(key, { revision: found.revision, document }, { size });
    return document;
  }

  /** The documents that match their schema, in the order given. */
  readAll<Type extends DocumentType>(
    type: Type,
    found: readonly FoundDocument[],
  ): DocumentOf<Type>[] {
    return found.map((one) => this.read(type, one)).filter((document) => document !== null);
  }

  #report(
    type: DocumentType,
    { id, revision }: FoundDocument,
    problems: readonly string[],
    isShown: boolean,
  ): void {
    const report = `${id} ${revision}`;
    if (this.#reported.has(report)) return;
    if (this.#reported.size >= REMEMBERED_REPORTS) this.#reported.clear();
    this.#reported.add(report);
    this.#log.warn(
      isShown ? 'items of a document break its schema' : 'a document breaks its schema',
      { documentId: id, documentType: type, problems },
    );
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
