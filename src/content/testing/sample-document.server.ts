import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentType } from '../collections.ts';
import type { TestDocument } from './samples.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'sample');

/**
 * A document that the sample business has of a type, the first or the first of a kind, or with
 * a value in another `field`; its pictures stand for themselves.
 */
export function sampleDocument(type: DocumentType, kind?: string, field = 'kind'): TestDocument {
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
