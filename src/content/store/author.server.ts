/** Who wrote: a signed-in account, or a part of the product. */
export interface Author {
  /** The account's id, or the name of the part. */
  readonly id: string;
  /** What the person is called, kept beside the id so that it outlives the account. */
  readonly name?: string | undefined;
}

/** Authors that are not people. */
export const SYSTEM_AUTHORS = {
  command: { id: 'command' },
  import: { id: 'import' },
  sample: { id: 'sample' },
  housekeeping: { id: 'housekeeping' },
  sanity: { id: 'sanity' },
} as const satisfies Record<string, Author>;

/** The author in two columns of a row; null in rows from before authors were recorded. */
export function authorIn(id: string | null, name: string | null): Author | null {
  if (id === null) return null;
  return name === null ? { id } : { id, name };
}
