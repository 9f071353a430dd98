/** The content module's entry point on the server. */
export * from './index.ts';
export * from './reads.ts';
export * from './rich-text/plain-text.ts';
export { contentCommand, type ContentCommandDependencies } from './command.server.ts';
export * from './content-types.server.ts';
export * from './content.server.ts';
export {
  ContentStore,
  type DocumentEntry,
  type ImportResult,
} from './embedded/content-store.server.ts';
export { SYSTEM_AUTHORS, type Author } from './embedded/author.ts';
export * from './embedded/editor/index.server.ts';
export { InvalidDocumentError } from './embedded/invalid-document-error.ts';
export { contentMigrations } from './embedded/migrations.server.ts';
export type { ContentTables } from './embedded/tables.server.ts';
export { importFolder, type ResolveImage } from './import.server.ts';
export type { DocumentProblem } from './validation/validate.ts';
export { createSanityWriter, type SanityWriter } from './sanity/sanity-writer.server.ts';
