import type { Value } from './columns.server.ts';

/** A row of any table, by column. */
export type Row = Readonly<Record<string, Value>>;

/** Tables whose rows are encrypted: each decrypts a row, and throws if the key does not. */
export type SealedRows = Readonly<
  Record<string, (dataKey: Uint8Array, row: Row) => void | Promise<void>>
>;
