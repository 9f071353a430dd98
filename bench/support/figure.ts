/** A figure beside its goal, as one line. */
export interface Figure {
  readonly isMet: boolean;
  readonly line: string;
}

function figure(
  isMet: boolean,
  name: string,
  value: number,
  goal: string,
  unit: string,
  note: string,
): Figure {
  const start = `${isMet ? 'ok  ' : 'MISS'}  ${name.padEnd(58)} ${number(value).padStart(10)}`;
  const line = `${start} ${unit.padEnd(8)} ${goal}`;
  return { isMet, line: note ? `${line}  (${note})` : line };
}

/** A figure that must not exceed `most`; `note` says more. */
export const atMost = (name: string, value: number, most: number, unit = '', note = ''): Figure =>
  figure(value <= most, name, value, `≤ ${number(most)}`, unit, note);

/** A figure that must reach `least`. */
export const atLeast = (name: string, value: number, least: number, unit = '', note = ''): Figure =>
  figure(value >= least, name, value, `≥ ${number(least)}`, unit, note);

/** A count that must be zero. */
export const none = (name: string, value: number, note?: string): Figure =>
  atMost(name, value, 0, '', note);

/** A count that must reach `expected`. */
export const allOf = (name: string, value: number, expected: number, note?: string): Figure =>
  atLeast(name, value, expected, '', note);

/** What must be so. */
export const isSo = (name: string, so: boolean, note?: string): Figure =>
  allOf(name, Number(so), 1, note);

function number(value: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 0 });
}

/** Where something that figures need is not installed. */
export function skipped(why: string): Figure[] {
  console.log(`skip  ${why}`);
  return [];
}

/** The value that so large a share of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const MEGABYTE = 1_048_576;

export const milliseconds = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
