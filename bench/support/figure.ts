/** A figure beside its goal. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The goal, and whether less or more is better. */
  readonly goal: { readonly atMost: number } | { readonly atLeast: number };
  /** What else there is to say. */
  readonly note?: string;
}

export function isMet({ value, goal }: Figure): boolean {
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
}

/** One line: name, value, goal, whether it is met. */
export function figureLine(figure: Figure): string {
  const { name, value, unit, goal, note } = figure;
  const wanted = 'atMost' in goal ? `≤ ${number(goal.atMost)}` : `≥ ${number(goal.atLeast)}`;
  const line = `${isMet(figure) ? 'ok  ' : 'MISS'}  ${name.padEnd(58)} ${number(value).padStart(10)} ${unit.padEnd(8)} ${wanted}`;
  return note ? `${line}  (${note})` : line;
}

function number(value: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 0 });
}

/** The middle of the values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
