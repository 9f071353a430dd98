/** How many there are of each value of a filter, with every other filter applied. */
export interface InboxCounts {
  readonly kind: Readonly<Record<string, number>>;
  readonly status: Readonly<Record<string, number>>;
  readonly language: Readonly<Record<string, number>>;
  readonly service: Readonly<Record<string, number>>;
  readonly assignee: Readonly<Record<string, number>>;
  readonly unread: number;
}
