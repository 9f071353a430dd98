import type { Selectable } from 'kysely';
import { ConflictError } from '../../http/index.server.ts';
import type { Language } from '../../i18n/index.ts';
import { newId } from '../ids.server.ts';
import type { Db } from '../tables.server.ts';
import type { AnswerTextsTable } from './answer-tables.server.ts';

/** A text to begin answers with, in the languages that it is written in. */
export interface AnswerText {
  readonly id: string;
  readonly name: string;
  readonly texts: Readonly<Partial<Record<Language, { subject: string; body: string }>>>;
  readonly revision: string;
}

export type AnswerTextFields = Pick<AnswerText, 'name' | 'texts'>;

function textOf(row: Selectable<AnswerTextsTable>): AnswerText {
  const { id, name, texts, revision } = row;
  return { id, name, texts: JSON.parse(texts) as AnswerText['texts'], revision: String(revision) };
}

/** Every text, in its order. */
export async function listAnswerTexts(db: Db): Promise<AnswerText[]> {
  const rows = await db
    .selectFrom('answer_texts')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(textOf);
}

/** One text; undefined when there is none. */
export async function readAnswerText(db: Db, id: string): Promise<AnswerText | undefined> {
  const row = await db
    .selectFrom('answer_texts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && textOf(row);
}

/** Adds a text after the others. */
export async function createAnswerText(
  db: Db,
  { name, texts }: AnswerTextFields,
  now: number,
): Promise<AnswerText> {
  const last = await db
    .selectFrom('answer_texts')
    .select(({ fn }) => fn.max('position').as('position'))
    .executeTakeFirst();
  const row = await db
    .insertInto('answer_texts')
    .values({
      id: newId(now),
      name,
      texts: JSON.stringify(texts),
      position: Number(last?.position ?? 0) + 1,
      revision: 1,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return textOf(row);
}

/** Changes a text that is still as it was seen; throws a `ConflictError` when it is not. */
export async function updateAnswerText(
  db: Db,
  id: string,
  { name, texts }: AnswerTextFields,
  { revision, now }: { readonly revision: string; readonly now: number },
): Promise<AnswerText> {
  const row = await db
    .updateTable('answer_texts')
    .set((set) => ({
      name,
      texts: JSON.stringify(texts),
      revision: set('revision', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .where('revision', '=', numberIn(revision))
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new ConflictError('stale', { current: await readAnswerText(db, id) });
  return textOf(row);
}

/** Removes a text that is still as it was seen; throws a `ConflictError` when it is not. */
export async function removeAnswerText(db: Db, id: string, revision: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('answer_texts')
    .where('id', '=', id)
    .where('revision', '=', numberIn(revision))
    .executeTakeFirst();
  if (numDeletedRows === 0n)
    throw new ConflictError('stale', { current: await readAnswerText(db, id) });
}

/** A revision as it is stored; what is none matches nothing. */
function numberIn(revision: string): number {
  return /^[1-9]\d{0,8}$/.test(revision) ? Number(revision) : 0;
}
