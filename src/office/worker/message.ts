/** What the server sends to a device, which shows it. */
export interface Message {
  readonly title: string;
  readonly body: string;
  /** A path of the office. */
  readonly url: string;
  /** A later one takes the place of one with the same. */
  readonly tag: string;
}

/** Is it a message that leads into the office, and nowhere else? */
export function isMessage(value: unknown): value is Message {
  if (typeof value !== 'object' || value === null) return false;
  const { title, body, url, tag } = value as Record<string, unknown>;
  return (
    [title, body, tag].every((text) => typeof text === 'string') &&
    typeof url === 'string' &&
    url.startsWith('/admin/')
  );
}
