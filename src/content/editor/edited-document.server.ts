import { ConflictError, NotFoundError } from '../../http/index.server.ts';
import type { DocumentType } from '../collections.ts';
import { allergenProblems } from '../allergen-problems.server.ts';
import { hoursProblems } from '../hours-problems.server.ts';
import { documentProblems, type DocumentProblem } from '../validate.server.ts';
import { authorIn, type Author } from '../store/author.server.ts';
import type { DocumentsTable } from '../store/tables.server.ts';
import type { DocumentRows } from './document-rows.server.ts';

/** The fields of a document as they are stored; they may break its schema. */
export type DocumentBody = Readonly<Record<string, unknown>>;

/** The published state of a document, or its draft. */
export interface DocumentState {
  /** `_id` is the document's, in a draft too. */
  readonly body: DocumentBody;
  readonly revision: string;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
  /** Null when it was written before authors were recorded. */
  readonly author: Author | null;
  /** What keeps it from being published; a draft with problems is kept. */
  readonly problems: readonly DocumentProblem[];
}

/** A document as an editor sees it. */
export interface EditedDocument {
  readonly id: string;
  readonly type: DocumentType;
  /**
   * Changes with every write to the published state, the draft or the trash: the one that a write
   * expects.
   */
  readonly revision: string;
  readonly published: DocumentState | null;
  readonly draft: DocumentState | null;
  /** When and by whom it was trashed; `published` and `draft` are then what they were before. */
  readonly trashed: { readonly at: number; readonly author: Author | null } | null;
}

/** The document that the rows make up; null without any. */
export function editedDocument({ id, published, draft }: DocumentRows): EditedDocument | null {
  const head = draft ?? published;
  if (!head) return null;
  return {
    id,
    type: head.type as DocumentType,
    revision: revisionOf({ published, draft }),
    published: stateOf(id, published, published),
    draft: stateOf(id, draft, published),
    trashed: head.trashed_at === null ? null : trashOf(head, head.trashed_at),
  };
}

/** What the revision of a document is made of. */
interface RevisedRows {
  readonly published: RevisedRow | undefined;
  readonly draft: RevisedRow | undefined;
}

type RevisedRow = Pick<DocumentsTable, 'revision' | 'trashed_at'>;

/** The revision of a document as a whole, made of those of its rows and the time it was trashed. */
export function revisionOf({ published, draft }: RevisedRows): string {
  const trashedAt = (draft ?? published)?.trashed_at ?? null;
  const parts = [published?.revision ?? '', draft?.revision ?? ''];
  return [...parts, ...(trashedAt === null ? [] : [trashedAt])].join('/');
}

/** The part of a document's revision that changes only with what is published; empty where nothing is. */
export function publishedIn(revision: string | null): string {
  return revision?.split('/')[0] ?? '';
}

function trashOf({ trashed_by_id, trashed_by_name }: DocumentsTable, at: number) {
  return { at, author: authorIn(trashed_by_id, trashed_by_name) };
}

/** What keeps a document from being published in the place of what is published now. */
export function publicationProblems(
  type: string,
  body: DocumentBody,
  published: DocumentsTable | undefined,
): readonly DocumentProblem[] {
  const before = published ? (JSON.parse(published.body) as DocumentBody) : null;
  return [
    ...documentProblems(type, body),
    ...allergenProblems(type, body, before),
    ...hoursProblems(type, body, before),
  ];
}

function stateOf(
  id: string,
  row: DocumentsTable | undefined,
  published: DocumentsTable | undefined,
): DocumentState | null {
  if (!row) return null;
  const body: DocumentBody = { ...(JSON.parse(row.body) as DocumentBody), _id: id };
  let problems: readonly DocumentProblem[] | undefined;
  return {
    body,
    revision: row.revision,
    updatedAt: row.updated_at,
    author: authorIn(row.author_id, row.author_name),
    // Checked when it is asked for: most readings do not, and a check costs more than the reading.
    get problems() {
      return (problems ??= publicationProblems(row.type, body, published));
    },
  };
}

/** What a refused write tried to do. */
export interface SentWrite {
  /** The revision that the author had seen; null when there was no document. */
  readonly expectedRevision: string | null;
  readonly author: Author;
  /** The document that was sent, if the write sends one. */
  readonly document: DocumentBody | null;
}

/**
 * The refusal of a write where somebody else wrote first, or the document is in the trash. Carries both
 * versions, so that nobody's work is lost.
 */
export function staleDocument(
  id: string,
  current: EditedDocument | null,
  sent: SentWrite,
): ConflictError {
  const message = `The document ${id} is not at the revision that was expected`;
  return new ConflictError('stale', { current, sent }, message);
}

/** The refusal where there is no document with that id, or no such version of it. */
export function noDocument(id: string): NotFoundError {
  return new NotFoundError(`There is no document ${id}`);
}
