/** The farthest time that a schedule may be set to, milliseconds from now: two years. */
export const FARTHEST_SCHEDULE = 2 * 366 * 24 * 60 * 60 * 1000;
