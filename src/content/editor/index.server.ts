export type { AuditAction, AuditEntry, AuditFilter } from './audit.server.ts';
export { DEEPEST_DOCUMENT, LARGEST_DOCUMENT } from './bounds.server.ts';
export { ContentEditor } from './content-editor.server.ts';
export type { WriteOptions } from './edit.server.ts';
export { BULK_ACTIONS, type BulkAction } from './steps.server.ts';
export { DOCUMENT_TABLES, eraseDocuments } from './erase.server.ts';
export {
  noDocument,
  type DocumentBody,
  type DocumentState,
  type EditedDocument,
  type SentWrite,
} from './edited-document.server.ts';
export type {
  DocumentList,
  EntryState,
  ListedDocument,
  ListFilter,
  ListOrder,
} from './entry-list.server.ts';
export { PictureUses } from './picture-uses.server.ts';
export { type Schedule, type ScheduledAction, type ScheduleFailure } from './schedules.server.ts';
export type { DocumentPatch } from './patch-changes.server.ts';
export type { BrokenDraft, Preview } from './preview.server.ts';
export { TRASH_KEPT } from './trash.server.ts';
export { VERSIONS_KEPT, type Version, type VersionEntry } from './versions.server.ts';
