/** The class of whatever has a colour, `#1f5f8b`, as its background. */
export function colorClass(color: string): string {
  return `c-${color.slice(1)}`;
}
