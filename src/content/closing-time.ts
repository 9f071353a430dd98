/** The time at which something closes, whichever way its midnight is written. */
export function closingTime(clock: string): string {
  return clock === '00:00' ? '24:00' : clock;
}

/** A time as inputs of a browser take it. */
export function typedTime(clock: string): string {
  return clock === '24:00' ? '00:00' : clock;
}
