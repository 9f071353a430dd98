/** A draft, or a version in a release: neither is shown. */
export function isDraftId(id: string): boolean {
  return id.startsWith('drafts.') || id.startsWith('versions.');
}
