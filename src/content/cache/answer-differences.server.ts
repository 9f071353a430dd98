import { createHash } from 'node:crypto';

/** A short text that differs if the answer does. */
export function digestOf(answer: unknown): string {
  return createHash('sha1').update(JSON.stringify(answer)).digest('base64');
}

/** Ids of the documents, at any depth, that are in only one of the answers or differ between them. */
export function differingIds(before: unknown, after: unknown): Set<string> {
  const old = textsById(before);
  const fresh = textsById(after);
  const ids = old.keys().toArray().concat(fresh.keys().toArray());
  return new Set(ids.filter((id) => old.get(id) !== fresh.get(id)));
}

function textsById(value: unknown, texts = new Map<string, string>()): Map<string, string> {
  if (typeof value !== 'object' || value === null) return texts;
  if ('_id' in value && typeof value._id === 'string') texts.set(value._id, JSON.stringify(value));
  for (const field of Object.values(value)) textsById(field, texts);
  return texts;
}
