import type { Words } from '../index.ts';
import type { letters as original } from '../es/letters.ts';

export const letters: Words<typeof original> = {
};
