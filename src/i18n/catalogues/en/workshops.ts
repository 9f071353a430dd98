import type { Words } from '../index.ts';
import type { workshops as original } from '../es/workshops.ts';

export const workshops: Words<typeof original> = {};
