/**
 * The instant at which it is this time in Málaga, from what the browser's own input writes
 * (`2026-12-24T21:00`), wherever the device is.
 */
export function instantInMadrid(local: string): number | null {
  // Browsers differ in what else they take for a date.
  if (!/^\d{4,6}-\d\d-\d\dT\d\d:\d\d$/.test(local)) return null;
  const asUtc = Date.parse(`${local}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  // The offset may be another on either side of the change of the clocks: it is looked at twice.
  const first = asUtc - offsetAt(asUtc);
  return asUtc - offsetAt(first);
}

/** The time in Málaga as the browser's own input writes it. */
export function madridLocal(at: number): string {
  return new Date(at + offsetAt(at)).toISOString().slice(0, 16);
}

/** How far Málaga is ahead of UTC at an instant, milliseconds. */
function offsetAt(at: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    ...{ second: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Madrid' },
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    ...([part('day'), part('hour'), part('minute'), part('second')] as const),
  );
  return local - Math.floor(at / 1000) * 1000;
}
