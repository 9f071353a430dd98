/** The longest stretch of days that is closed at once: a season. */
export const MOST_SPECIAL_DAYS = 100;
