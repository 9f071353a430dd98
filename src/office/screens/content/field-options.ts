import type { FormField } from '../../../content/index.ts';
import type { FieldPath } from './set-at.ts';

/** What an input is given. */
export interface FieldOptions {
  readonly field: FormField;
  readonly path: FieldPath;
  readonly value: unknown;
}
