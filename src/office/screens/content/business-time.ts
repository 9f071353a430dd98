import { businessClock, businessDay, businessOffset } from '../../../i18n/index.ts';

/**
 * The instant at which it is this time where the business is, from what the browser's own input writes
 * (`2026-12-24T21:00`), wherever the device is.
 */
export function instantOfBusiness(local: string): number | null {
  // Browsers differ in what else they take for a date. While a year is typed it is 0002, then 0020.
  if (!/^2\d{3}-\d\d-\d\dT\d\d:\d\d$/.test(local) || Number.isNaN(Date.parse(local))) return null;
  return Date.parse(`${local}:00${businessOffset(local)}`);
}

/** The time where the business is, as the browser's own input writes it. */
export function businessLocal(at: number): string {
  const instant = new Date(at);
  return `${businessDay(instant)}T${businessClock(instant)}`;
}
