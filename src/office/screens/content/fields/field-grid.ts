import type { FormField } from '../../../../content/index.ts';

/** Fields beside each other as far as there is room: those with little in them, the others have a row each. */
export const FIELD_GRID = {
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  '& > *': { minWidth: 0 },
} as const;

const SHORT = new Set([
  'number',
  'money',
  'percent',
  'date',
  'time',
  'dateTime',
  'monthDay',
  'color',
  'phone',
]);

/** The columns of the grid that a field takes. */
export function columnOf({ input, isLocalized }: FormField): string {
  return SHORT.has(input) && !isLocalized ? 'auto' : '1 / -1';
}
