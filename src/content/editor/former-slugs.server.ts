import { formOfCollection } from '../collection-form.ts';
import { MOST_FORMER_SLUGS } from '../types/common.ts';
import { slugIn, type StorableDocument } from '../store/document-row.server.ts';
import type { DocumentsTable } from '../store/tables.server.ts';

/** The document with the address that it leaves among its former ones, and without the one that it has. */
export function withFormerSlugs(
  document: StorableDocument,
  published: Pick<DocumentsTable, 'slug'> | undefined,
): StorableDocument {
  const hasThem = formOfCollection(document._type).some(({ name }) => name === 'formerSlugs');
  if (!hasThem || !published) return document;
  const slug = slugIn(document['slug']);
  const { formerSlugs } = document;
  const kept = Array.isArray(formerSlugs) ? formerSlugs.map(String) : [];
  const left = published.slug === null || published.slug === slug ? [] : [published.slug];
  const all = [...new Set([...kept, ...left])].filter((one) => one !== slug);
  if (all.join('/') === kept.join('/')) return document;
  return { ...document, formerSlugs: all.slice(-MOST_FORMER_SLUGS) };
}
