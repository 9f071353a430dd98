/**
 * Does `If-None-Match` match what has this hash? The entity tags of this site are `"{hash}"`, or
 * `"{hash}-{variant}"` where a resource is sent in several encodings, any of which will do. They
 * are compared weakly, as RFC 9110 (13.1.2) says.
 */
export function matchesETag(ifNoneMatch: string | undefined, hash: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const start = `"${hash}`;
  for (let at = ifNoneMatch.indexOf(start); at >= 0; at = ifNoneMatch.indexOf(start, at + 1)) {
    const next = ifNoneMatch[at + start.length];
    if (next === '"' || next === '-') return true;
  }
  return ifNoneMatch.trim() === '*';
}
