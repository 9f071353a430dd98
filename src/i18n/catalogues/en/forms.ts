import type { Words } from '../index.ts';
import type { forms as original } from '../es/forms.ts';

export const forms: Words<typeof original> = {};
