import type { StorableDocument } from '../store/document-row.server.ts';
import type { DocumentsTable } from '../store/tables.server.ts';
import type { Step } from './edit.server.ts';
import { unpublishChanges } from './publication-changes.server.ts';
import { listSchedules, removeSchedule } from './schedules.server.ts';
import { takenProblems } from './taken.server.ts';
import { restoreChanges, trashChanges } from './trash.server.ts';

/** What can be done with several documents at once. */
export const BULK_ACTIONS = ['publish', 'unpublish', 'trash', 'restore'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** Restores from the trash; as a draft, where another has the page by now. */
export const restoreStep: Step = async (rows, stamp, { transaction }) => {
  const { draft, published } = rows;
  if ((draft ?? published)?.state !== 'trashed') return [];
  const isTaken = published && (await takenProblems(transaction, bodyOf(published))).length > 0;
  if (!isTaken) return restoreChanges(rows);
  return [...unpublishChanges(rows, stamp), ...restoreChanges({ ...rows, published: undefined })];
};

/** Takes a document off, and with it the time to do so, unless it is to be published again before. */
export const unpublishStep: Step = async (rows, stamp, { transaction }) => {
  const schedules = await listSchedules(transaction, [rows.id]);
  const isToCome = schedules.some(({ action, failure }) => action === 'publish' && !failure);
  if (rows.published && !isToCome) await removeSchedule(transaction, rows.id, 'unpublish');
  return unpublishChanges(rows, stamp);
};

/** What is done with each of them; publishing asks what to check before. */
export const BULK_STEPS: Readonly<Record<Exclude<BulkAction, 'publish'>, Step>> = {
  unpublish: unpublishStep,
  trash: trashChanges,
  restore: restoreStep,
};

function bodyOf({ body }: DocumentsTable): StorableDocument {
  return JSON.parse(body) as StorableDocument;
}
