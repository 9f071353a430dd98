import type { Words } from '../index.ts';
import type { menu as original } from '../es/menu.ts';

export const menu: Words<typeof original> = {};
