/** What failed in the database, for the log: without the values that it failed on. */
export function reasonOf(error: unknown): string {
  const { name, code, message } = error as NodeJS.ErrnoException;
  return [name, code, message].filter(Boolean).join(' ');
}
