const DRAFT = 'drafts.';
const RELEASE = 'versions.';

/** A draft, or a version in a release: neither is shown. */
export function isDraftId(id: string): boolean {
  return id.startsWith(DRAFT) || isReleaseId(id);
}

/** A version in a release, as Sanity exports it: kept and exported, never shown or edited. */
export function isReleaseId(id: string): boolean {
  return id.startsWith(RELEASE);
}

/** The id under which the draft of a document is stored. */
export function draftIdOf(documentId: string): string {
  return DRAFT + documentId;
}

/** The id of the document that a stored id belongs to: its own, or its draft's without the prefix. */
export function documentIdOf(id: string): string {
  return id.startsWith(DRAFT) ? id.slice(DRAFT.length) : id;
}
