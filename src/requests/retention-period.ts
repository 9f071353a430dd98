/** What may be chosen, days. */
export const LEAST_RETENTION = 30;
export const MOST_RETENTION = 3_653;

/** A length of time as people say it. */
export interface RetentionPeriod {
  readonly count: number;
  readonly unit: RetentionUnit;
}

export const RETENTION_UNITS = ['day', 'month', 'year'] as const;
export type RetentionUnit = (typeof RETENTION_UNITS)[number];

const DAYS_OF: Readonly<Record<RetentionUnit, number>> = {
  day: 1,
  month: 365.25 / 12,
  year: 365.25,
};

/** The whole days that hold a period, as they are stored: a year is 366, half of one 183. */
export function daysOfPeriod({ count, unit }: RetentionPeriod): number {
  return Math.ceil(count * DAYS_OF[unit]);
}

/** The period that some days stand for: in years or months where they are exactly those, else in days. */
export function periodOfDays(days: number): RetentionPeriod {
  for (const unit of ['year', 'month'] as const) {
    const period = { count: Math.floor(days / DAYS_OF[unit]), unit };
    if (period.count > 0 && daysOfPeriod(period) === days) return period;
  }
  return { count: days, unit: 'day' };
}

/** A period in another unit, as near as whole ones come, and never none. */
export function periodIn(unit: RetentionUnit, days: number): RetentionPeriod {
  return { count: Math.max(1, Math.floor(days / DAYS_OF[unit])), unit };
}

/** The instant a period before another, by the calendar (UTC): no month is longer than it is. */
export function beforePeriod(instant: number, { count, unit }: RetentionPeriod): Date {
  const date = new Date(instant);
  if (unit === 'day') {
    date.setUTCDate(date.getUTCDate() - count);
    return date;
  }
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - count * (unit === 'year' ? 12 : 1), 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date;
}
