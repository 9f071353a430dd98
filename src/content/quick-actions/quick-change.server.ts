import type { Author } from '../store/author.server.ts';
import type { DocumentPatch } from '../editor/patch-changes.server.ts';
import type { EditedDocument } from '../editor/edited-document.server.ts';
import type { QuickAction } from './action.ts';

/** Who acts, on what they saw, and when. */
export interface QuickOptions {
  readonly author: Author;
  /** Of the document that is changed, as the author saw it; null if there was none. */
  readonly expectedRevision: string | null;
  readonly now: Date;
  /** The business's day, yyyy-mm-dd, as the author saw it; missing where it is another's: of what undoes. */
  readonly day?: string | undefined;
}

/** What an action changes, and what takes it back. */
export interface QuickChange {
  /** The first is that of the action's subject. */
  readonly patches: readonly DocumentPatch[];
  /** What takes it back, by the documents as they then are. */
  readonly undo: (written: readonly EditedDocument[]) => QuickAction | null;
}
