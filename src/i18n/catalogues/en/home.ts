import type { Words } from '../index.ts';
import type { home as original } from '../es/home.ts';

export const home: Words<typeof original> = {};
