import type { Words } from '../index.ts';
import type { legal as original } from '../es/legal.ts';

export const legal: Words<typeof original> = {};
