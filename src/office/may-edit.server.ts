import { collectionOf, DOCUMENT_TYPES, type DocumentType } from '../content/index.ts';
import { mayDo, type Role } from './roles.ts';

/** May a role edit the documents of a type? */
export function mayEdit(role: Role, type: DocumentType): boolean {
  return mayDo(role, collectionOf(type).isOwnerOnly ? 'settings' : 'content');
}

/** The types whose documents a role may not edit, and which no list offers it. */
export function closedTo(role: Role): readonly DocumentType[] {
  return DOCUMENT_TYPES.filter((type) => !mayEdit(role, type));
}
