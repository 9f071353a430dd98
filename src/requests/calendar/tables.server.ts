import type { Selectable } from 'kysely';
import type { GroupState } from './plan.ts';

/** The tables of the calendar. Instants are milliseconds since 1970 (UTC); days are yyyy-mm-dd by the business's clock. */
export interface GroupTables {
  groups: GroupsTable;
  group_needs: GroupNeedsTable;
  calendar_feeds: CalendarFeedsTable;
}

/** Groups as they are planned: those that phoned, and requests whose plan somebody has set. */
export interface GroupsTable {
  id: string;
  /** Null for a group that was added by hand. */
  submission_id: string | null;
  state: GroupState;
  day: string;
  /** HH:MM */
  starts_at: string;
  ends_at: string;
  people: number;
  service: string;
  place: string;
  /** Of a group that was added by hand; the others have that of their request. */
  name: string;
  menu: string;
  note: string;
  revision: number;
  author: string;
  created_at: number;
  updated_at: number;
}

/** Diets and allergens of a group, encrypted like what visitors write of them. */
export interface GroupNeedsTable {
  group_id: string;
  /** AES-256-GCM, base64: ciphertext and tag. */
  cipher: string;
  nonce: string;
  /** The day on which it is erased: 30 days after the event. */
  erase_after: string;
}

/** The secret addresses under which a phone reads the calendar, one for each account. */
export interface CalendarFeedsTable {
  account: string;
  token_hash: string;
  language: string;
  created_at: number;
  /** When a phone read it last; null when none has. */
  read_at: number | null;
}

export type GroupRow = Selectable<GroupsTable>;
