/** A state that a document was in: a version of it, what is published, or its draft. */
export interface WrittenState {
  readonly state: 'published' | 'draft';
  /** When it was written, milliseconds since 1970. */
  readonly updatedAt: number;
}

/**
 * What a document was before and after something was done with it at `at`. Small edits in a row are
 * kept as one state, the last: it is what the first of them led to as well. What was published is
 * told from what was published before, the rest from whatever was there last.
 */
export function statesAround<State extends WrittenState>(
  states: readonly State[],
  { at, action }: { readonly at: number; readonly action: string },
): { readonly before: State | null; readonly after: State | null } {
  const isPublication = action === 'document.publish';
  const fits = ({ state }: State) => !isPublication || state === 'published';
  const inOrder = states.filter(fits).toSorted((one, other) => one.updatedAt - other.updatedAt);
  return {
    before: inOrder.findLast(({ updatedAt }) => updatedAt < at) ?? null,
    after: inOrder.find(({ updatedAt }) => updatedAt >= at) ?? null,
  };
}
