import type { Words } from '../index.ts';
import type { debug as original } from '../es/debug.ts';

export const debug: Words<typeof original> = {};
