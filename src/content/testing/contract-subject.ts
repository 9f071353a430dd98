import type { ContentService } from '../content-service.ts';
import type { TestDocument } from './samples.ts';

/** A content service under test, whose documents the tests choose. */
export interface Subject {
  readonly service: ContentService;
  /** What was logged: `documentId` and `problems` of each line. */
  readonly reports: readonly { documentId: string; problems: readonly string[] }[];
  /** Puts documents there, unchecked. */
  fill(documents: readonly TestDocument[]): Promise<void>;
  /** Takes every document and report away. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** Fills the service with documents and answers it. */
export type Ask = (...documents: TestDocument[]) => Promise<ContentService>;
