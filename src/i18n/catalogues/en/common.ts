import type { Words } from '../index.ts';
import type { common as original } from '../es/common.ts';

export const common: Words<typeof original> = {
};
