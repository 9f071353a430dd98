import type { ContentService } from '../content-service.ts';
import type { TestDocument } from './samples.ts';

/** A content service under test, whose documents the tests choose. */
export interface Subject {
  readonly service: ContentService;
  /** What was logged: `documentId` and `problems` of each line. */
  readonly reports: readonly { documentId: string; problems: readonly string[] }[];
  /** Stores documents without validating them. */
  fill(documents: readonly TestDocument[]): Promise<void>;
  /** Removes every document and report. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** Fills the service with documents and returns it. */
export type Ask = (...documents: TestDocument[]) => Promise<ContentService>;
