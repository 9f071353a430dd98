import { expect } from 'vitest';
import type { Core } from '../../../src/server/core.ts';

/** A document of a site's content, as it is stored. */
export type Document = Record<string, unknown> & { _id: string; _type: string };

/** Where the site's own content is written. */
export function storeOf({ content }: Pick<Core, 'content'>) {
  if (!content.store) throw new Error('The content lies elsewhere');
  return content.store;
}

export async function documentsOf({ content }: Pick<Core, 'content'>): Promise<Document[]> {
  const lines = await Array.fromAsync(storeOf({ content }).exportDocuments());
  return lines.map((line) => JSON.parse(line) as Document);
}

export async function documentOf(core: Pick<Core, 'content'>, id: string): Promise<Document> {
  const document = (await documentsOf(core)).find(({ _id }) => _id === id);
  if (!document) throw new Error(`There is no ${id}`);
  return document;
}

/** The documents of the service with a key: one, or none. */
export const ofService = (documents: readonly Document[], key: string) =>
  documents.filter((one) => one._type === 'service' && one['key'] === key);

/** Takes documents off, does something, and brings them back. */
export async function without<Found>(
  core: Core,
  gone: readonly Document[],
  look: () => Promise<Found>,
): Promise<Found> {
  expect(gone.length).toBeGreaterThan(0);
  const store = storeOf(core);
  for (const { _id } of gone) await store.remove(_id);
  try {
    return await look();
  } finally {
    await store.importDocuments(gone);
  }
}
