import { documentIdOf } from '../draft-id.server.ts';
import type { Author } from '../store/author.server.ts';
import type { WriterOptions } from '../store/content-writer.server.ts';
import { dateToCome } from '../store/publication-date.server.ts';
import type { Tx } from '../store/tables.server.ts';
import { ContentReader } from './content-reader.server.ts';
import { rowsOf, type DocumentRows } from './document-rows.server.ts';
import { auditEdit, expectedRows, type WriteOptions } from './edit.server.ts';
import { laterDateProblem, unseenProblems } from './on-site.server.ts';
import {
  assertNone,
  assertPublishable,
  draftIn,
  type PublicationCheck,
} from './publication-changes.server.ts';
import {
  assertTimeToCome,
  putSchedule,
  removeSchedule,
  type Schedule,
  type ScheduledAction,
} from './schedules.server.ts';

export interface EditorOptions extends WriterOptions {
  readonly publicationCheck?: PublicationCheck | undefined;
  /** Called when a schedule was set, changed or taken back. */
  readonly onSchedule?: () => Promise<void>;
}

/** Says when documents are published, and taken off the site, by themselves. */
export class ContentScheduler extends ContentReader {
  protected readonly onSchedule: () => Promise<void>;
  protected readonly publicationCheck: PublicationCheck;

  constructor({
    onSchedule = async () => {},
    publicationCheck = async () => () => [],
    ...options
  }: EditorOptions) {
    super(options);
    this.publicationCheck = publicationCheck;
    this.onSchedule = onSchedule;
  }

  /**
   * Has a document published, or taken off the site, at an instant (milliseconds since 1970), in
   * the place of an earlier time for it. What is published then is the draft as it is then; one whose
   * pictures are not described, or that nobody would ever see, is refused at once, with an
   * `InvalidDocumentError`.
   */
  async schedule(
    id: string,
    action: ScheduledAction,
    at: number,
    options: WriteOptions,
  ): Promise<readonly Schedule[]> {
    const documentId = documentIdOf(id);
    assertTimeToCome(at, this.writer.now);
    const checkDocument = await this.publicationCheck();
    await this.writer.write(async ({ transaction }) => {
      const rows = await expectedRows(transaction, documentId, options);
      const draft = action === 'publish' ? draftIn(rows) : null;
      if (draft) {
        assertPublishable(draft, checkDocument);
        const laterDate = dateToCome(draft, at) === null ? [] : [laterDateProblem(draft)];
        const unseen = await unseenProblems(transaction, draft, at);
        assertNone(documentId, [...unseen, ...laterDate]);
      }
      await this.putSchedule(transaction, rows, action, at, options.author);
    });
    await this.onSchedule();
    return this.schedules([documentId]);
  }

  /** Takes back a schedule; nothing happens without one. */
  async unschedule(
    id: string,
    action: ScheduledAction,
    { author }: { readonly author: Author },
  ): Promise<readonly Schedule[]> {
    const documentId = documentIdOf(id);
    await this.writer.write(async ({ transaction }) => {
      if (!(await removeSchedule(transaction, documentId, action))) return;
      const rows = await rowsOf(transaction, documentId);
      await auditEdit(transaction, 'unschedule', rows, { author, now: this.writer.now });
    });
    await this.onSchedule();
    return this.schedules([documentId]);
  }

  protected async putSchedule(
    transaction: Tx,
    rows: DocumentRows,
    action: ScheduledAction,
    at: number,
    author: Author,
  ): Promise<void> {
    await putSchedule(transaction, { documentId: rows.id, action, at, author });
    await auditEdit(transaction, 'schedule', rows, { author, now: this.writer.now });
  }
}
