import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentType } from '../collections.ts';
import type { TestDocument } from './samples.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'sample');

/** Of types that the sample business has no document of. */
const OTHERS: { readonly [Type in DocumentType]?: TestDocument } = {
  navigation: {
    ...{ _id: 'navigation', _type: 'navigation' },
    bar: [{ _key: 'a', address: '/menu' }],
  },
  page: {
    ...{ _id: 'page-orders', _type: 'page', slug: { _type: 'slug', current: 'orders' } },
    ...{ title: [{ _key: 'es', value: 'Encargos' }], isActive: true, displayOrder: 1 },
  },
};

/**
 * A document that the sample business has of a type, the first or the first of a kind, or with
 * a value in another `field`; its pictures stand for themselves.
 */
export function sampleDocument(type: DocumentType, kind?: string, field = 'kind'): TestDocument {
  const other = OTHERS[type];
  if (other) return other;
  const lines = readFileSync(join(FOLDER, `${type}.ndjson`), 'utf8').split('\n');
  const line =
    lines.find((one) => kind === undefined || one.includes(`"${field}":"${kind}"`)) ?? '';
  return JSON.parse(line, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('_sanityAsset' in value)) return value;
    const { _sanityAsset, ...picture } = value;
    void _sanityAsset;
    return { ...picture, asset: { _type: 'reference', _ref: 'image-0123456789abcdef-1x1-webp' } };
  }) as TestDocument;
}
