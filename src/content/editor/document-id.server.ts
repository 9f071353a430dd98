import { randomBytes } from 'node:crypto';
import { collectionOf, type DocumentType } from '../collections.ts';
import type { DocumentBody } from './edited-document.server.ts';
import { foldText, titleOf } from './document-text.server.ts';

/** The words in an id are cut to this many characters. */
const WORD_CHARACTERS = 60;

/**
 * The id of a new document: for a singleton its type, for others the words of the title and a
 * random suffix.
 */
export function newDocumentId(type: DocumentType, fields: DocumentBody): string {
  if (collectionOf(type).isSingleton) return type;
  const words = foldText(titleOf({ ...fields, _type: type }))
    .match(/[a-z0-9]+/g)
    ?.join('-')
    .slice(0, WORD_CHARACTERS);
  return `${words ?? type}-${randomBytes(4).toString('hex')}`;
}

/** May a new document have this id? Full stops are reserved for prefixes (`drafts.`, `versions.`). */
export function isNewId(id: string): boolean {
  return /^[A-Za-z0-9_-]{1,120}$/.test(id);
}
