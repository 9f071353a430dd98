import type { FieldErrors } from '../validate.ts';

/** What becomes of a post, as a status that HTTP knows. */
export type Outcome =
  | { readonly status: 201; readonly id: string }
  | { readonly status: 422; readonly errors: FieldErrors }
  | { readonly status: 403 | 451 | 503 }
  | { readonly status: 429; /** Milliseconds to wait. */ readonly wait: number };
