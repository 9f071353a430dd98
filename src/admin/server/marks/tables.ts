/** What the back office has to remember of itself, by name. */
export interface OfficeMarksTable {
  name: string;
  /** JSON. */
  value: string;
  /** When it was written, milliseconds since 1970. */
  at: number;
}

export interface MarkTables {
  office_marks: OfficeMarksTable;
}
