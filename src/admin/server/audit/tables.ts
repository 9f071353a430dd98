/** Who did what in the back office and when; content has an audit of its own. */
export interface OfficeAuditTable {
  /** Made by the database, or by us where it makes none. */
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  account_id: string;
  account_name: string;
  /** `request.status`, `account.invite` */
  action: string;
  /** What it was done to: the kind of thing and its id, `request/0b5e…`. */
  subject: string;
  /** JSON, what changed alone; null where there was nothing. Never a visitor's data. */
  before: string | null;
  after: string | null;
}

export interface AuditTables {
  office_audit: OfficeAuditTable;
}
