/** A figure beside its goal. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The goal, and whether lower or higher is better. */
  readonly goal: { readonly atMost: number } | { readonly atLeast: number };
  /** Additional details. */
  readonly note?: string;
}

/** A figure that must not exceed `most`. */
export function atMost(
  name: string,
  value: number,
  most: number,
  unit = '',
  note?: string,
): Figure {
  return { name, value, unit, goal: { atMost: most }, ...(note && { note }) };
}

/** A figure that must reach `least`. */
export function atLeast(
  name: string,
  value: number,
  least: number,
  unit = '',
  note?: string,
): Figure {
  return { name, value, unit, goal: { atLeast: least }, ...(note && { note }) };
}

/** A count that must be zero. */
export const none = (name: string, value: number, note?: string): Figure =>
  atMost(name, value, 0, '', note);

/** A count that must reach `expected`. */
export const allOf = (name: string, value: number, expected: number, note?: string): Figure =>
  atLeast(name, value, expected, '', note);

/** What must be so. */
export const isSo = (name: string, so: boolean, note?: string): Figure =>
  atLeast(name, so ? 1 : 0, 1, '', note);

export function isMet({ value, goal }: Figure): boolean {
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
}

/** Formats a figure as one line: whether it meets its goal, name, value, goal. */
export function figureLine(figure: Figure): string {
  const { name, value, unit, goal, note } = figure;
  const wanted = 'atMost' in goal ? `≤ ${number(goal.atMost)}` : `≥ ${number(goal.atLeast)}`;
  const line = `${isMet(figure) ? 'ok  ' : 'MISS'}  ${name.padEnd(58)} ${number(value).padStart(10)} ${unit.padEnd(8)} ${wanted}`;
  return note ? `${line}  (${note})` : line;
}

function number(value: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 0 });
}

/** The value that so large a share of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const MEGABYTE = 1_048_576;

export const milliseconds = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
