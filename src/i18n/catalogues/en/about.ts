import type { Words } from '../index.ts';
import type { about as original } from '../es/about.ts';

export const about: Words<typeof original> = {};
