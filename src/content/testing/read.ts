import type { DocumentOf, DocumentType } from '../collections.ts';
import { validateDocument } from '../validate.server.ts';
import type { TestDocument } from './samples.ts';

/** A document as a content service answers it. Throws when it breaks its schema. */
export function read<Type extends DocumentType>(
  type: Type,
  written: TestDocument,
): DocumentOf<Type> {
  const { document, problems } = validateDocument(type, written);
  if (!document) throw new Error(problems.join('\n'));
  return document;
}
