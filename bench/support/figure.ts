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

/** The median of the values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
