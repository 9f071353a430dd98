import { BackupError } from './backup-error.server.ts';

/** What a column holds, whatever the database calls it. */
export const COLUMN_TYPES = ['text', 'integer', 'real'] as const;
export type ColumnType = (typeof COLUMN_TYPES)[number];

/** A value of a row, the same in JSON and in both databases. */
export type Value = string | number | null;

/** Names of SQL for the types that migrations use. */
const NAMES: readonly (readonly [RegExp, ColumnType])[] = [
  [/^(text|varchar)/i, 'text'],
  [/^(integer|bigint)$/i, 'integer'],
  [/^(double precision|real)$/i, 'real'],
];

/** The type of a column by its declaration. */
export function columnType(declared: string): ColumnType | undefined {
  return NAMES.find(([pattern]) => pattern.test(declared))?.[1];
}

/** A row's value as it is written; throws for one that no JSON holds. */
export function checkedValue(value: unknown, type: ColumnType, where: string): Value {
  if (value === null || isOfType(value, type)) return value as Value;
  throw new BackupError(`${where} holds a value that is not ${type}`);
}

function isOfType(value: unknown, type: ColumnType): boolean {
  if (type === 'text') return typeof value === 'string';
  return type === 'integer' ? Number.isSafeInteger(value) : Number.isFinite(value);
}
