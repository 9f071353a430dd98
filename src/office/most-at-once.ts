/** The most records that a page of a list has, and that are selected and changed at once. */
export const MOST_AT_ONCE = 100;
