import type { Words } from '../index.ts';
import type { gallery as original } from '../es/gallery.ts';

export const gallery: Words<typeof original> = {};
