import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentType } from '../collections.ts';
import type { TestDocument } from './samples.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'sample');

/** The first document that the sample business has of a type, its pictures standing for themselves. */
export function sampleDocument(type: DocumentType): TestDocument {
  const [line = ''] = readFileSync(join(FOLDER, `${type}.ndjson`), 'utf8').split('\n');
  return JSON.parse(line, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('_sanityAsset' in value)) return value;
    const { _sanityAsset, ...picture } = value;
    void _sanityAsset;
    return { ...picture, asset: { _type: 'reference', _ref: 'image-0123456789abcdef-1x1-webp' } };
  }) as TestDocument;
}
