/** The content module's entry point on the server. */
export * from './index.ts';
export * from './reads.server.ts';
export { holidayCountries, readHolidays, type Holidays } from './holidays.server.ts';
export { Followed } from './followed.server.ts';
export { keepReading } from './reading-cache.server.ts';
export * from './plain-text.server.ts';
export { contentCommand, type ContentCommandDependencies } from './command.server.ts';
export * from './content-types.server.ts';
export * from './content.server.ts';
export { readPlaceNames } from './place-names.server.ts';
export { readServiceNames } from './service-names.server.ts';
export { namedAllergens } from './named-allergens.server.ts';
export { dishDoubts, type CheckedDish } from './dish-check.server.ts';
export {
  ContentStore,
  type DocumentEntry,
  type ImportResult,
} from './store/content-store.server.ts';
export { SYSTEM_AUTHORS, type Author } from './store/author.server.ts';
export type { AuditAction, AuditEntry } from './editor/audit.server.ts';
export { DEEPEST_DOCUMENT, LARGEST_DOCUMENT } from './editor/bounds.server.ts';
export { ContentEditor } from './editor/content-editor.server.ts';
export type { WriteOptions } from './editor/edit.server.ts';
export { BULK_ACTIONS, type BulkAction } from './editor/steps.server.ts';
export { DOCUMENT_TABLES, eraseDocuments } from './editor/erase.server.ts';
export {
  noDocument,
  type DocumentBody,
  type DocumentState,
  type EditedDocument,
  type SentWrite,
} from './editor/edited-document.server.ts';
export type {
  DocumentList,
  EntryState,
  ListedDocument,
  ListFilter,
  ListOrder,
} from './editor/entry-list.server.ts';
export { PictureUses } from './editor/picture-uses.server.ts';
export {
  type Schedule,
  type ScheduledAction,
  type ScheduleFailure,
} from './editor/schedules.server.ts';
export type { DocumentPatch } from './editor/patch-changes.server.ts';
export type { Preview } from './editor/preview.server.ts';
export { TRASH_KEPT } from './editor/trash.server.ts';
export { VERSIONS_KEPT, type Version, type VersionEntry } from './editor/versions.server.ts';
export { InvalidDocumentError } from './store/invalid-document-error.server.ts';
export { announceChange } from './store/change-log.server.ts';
export { ALL_QUERIES } from './store/touched-queries.server.ts';
export { contentMigrations } from './store/migrations.server.ts';
export type { ContentTables } from './store/tables.server.ts';
export { importExport, type ImportExportOptions } from './import-export.server.ts';
export { writeExport, type ExportReport, type OpenPicture } from './write-export.server.ts';
export { importFolder, type ResolveImage } from './import.server.ts';
export { isSampleRemoved, publicSample, removeSample, type SampleOfType } from './sample.server.ts';
export type { Originals } from './originals.server.ts';
export { pictureProblems } from './picture-check.server.ts';
export type { PictureDefault, PictureDefaultsSource } from './picture-defaults.server.ts';
export type { DocumentProblem } from './validate.server.ts';
export { quickAction } from './quick-actions/action.ts';
export { quickly, subjectOf, type QuickResult } from './quick-actions/act.server.ts';
export { dishesWithoutAllergens } from './quick-actions/allergens.server.ts';
export { publishedMenus, type EditedMenu } from './quick-actions/dish-list.server.ts';
export { editedTypes } from './quick-actions/edited-types.server.ts';
export { quickState } from './quick-actions/quick-state.server.ts';
export type { QuickOptions } from './quick-actions/quick-change.server.ts';
export { createSanityWriter, type SanityWriter } from './sanity/sanity-writer.server.ts';
export { readWordOverrides } from './word-overrides.server.ts';
