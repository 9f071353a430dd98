import type { ContentWriter, RowChange, WriteUnit } from '../store/content-writer.server.ts';
import { InvalidDocumentError } from '../store/invalid-document-error.server.ts';
import type { Db } from '../store/tables.server.ts';
import { assertNotTaken } from './taken.server.ts';
import { rowsIn, rowsOfDocuments } from './document-rows.server.ts';
import { auditEdit } from './edit.server.ts';
import {
  publishDraft,
  unpublishChanges,
  type CheckDocument,
  type PublicationCheck,
} from './publication-changes.server.ts';
import {
  failSchedule,
  nextDue,
  putSchedule,
  removeSchedule,
  type Schedule,
  type ScheduleFailure,
} from './schedules.server.ts';

/**
 * Carries out every schedule whose time has come, one transaction each; returns how many documents
 * it changed. Each is looked for again under the writers' lock, so that several processes do it
 * once.
 */
export async function runSchedules(
  db: Db,
  writer: ContentWriter,
  publicationCheck: PublicationCheck = async () => () => [],
): Promise<number> {
  let done = 0;
  while (await nextDue(db, writer.now)) {
    const checkDocument = await publicationCheck();
    done += await writer.write(async (unit) => {
      const due = await nextDue(unit.transaction, writer.now);
      return due ? carryOut(unit, due, { now: writer.now, checkDocument }) : 0;
    });
  }
  return done;
}

async function carryOut(
  unit: WriteUnit,
  due: Schedule,
  { now, checkDocument }: { readonly now: number; readonly checkDocument: CheckDocument },
): Promise<number> {
  const { transaction } = unit;
  const { documentId, action, author } = due;
  const documents = await rowsOfDocuments(transaction, [documentId]);
  const rows = rowsIn(documents, documentId);
  const stamp = { author, now };
  const refuse = async (failure: Omit<ScheduleFailure, 'at'>) => {
    await failSchedule(transaction, due, { at: now, ...failure });
    await auditEdit(transaction, 'scheduleFailed', rows, stamp);
    return 0;
  };
  if ((rows.draft ?? rows.published)?.state === 'trashed')
    return refuse({ reason: 'trashed', problems: [] });
  let changes: RowChange[];
  try {
    if (action === 'unpublish') changes = unpublishChanges(rows, stamp);
    else {
      const publication = await publishDraft(rows, stamp, checkDocument, transaction);
      if ('putOffTo' in publication) {
        // Its date was moved since: it is the same wish at another time.
        await putSchedule(transaction, { ...due, at: publication.putOffTo });
        return 0;
      }
      changes = publication.changes;
      await assertNotTaken(transaction, changes);
    }
  } catch (error) {
    if (!(error instanceof InvalidDocumentError)) throw error;
    return refuse({ reason: 'invalid', problems: error.problems });
  }
  await removeSchedule(transaction, documentId, action);
  // Somebody did it by hand already, or there is no such document any more.
  if (changes.length === 0) return 0;
  await unit.apply({ documents, changes, action, stamp });
  return 1;
}
