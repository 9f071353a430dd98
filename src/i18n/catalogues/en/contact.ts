import type { Words } from '../index.ts';
import type { contact as original } from '../es/contact.ts';

export const contact: Words<typeof original> = {};
