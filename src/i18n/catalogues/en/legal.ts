import type { Words } from '../words.ts';
import type { legal as original } from '../es/legal.ts';

export const legal: Words<typeof original> = {
  _name: 'Legal pages',
  updated: 'Last reviewed: {{date}}.',
  missing: 'This text hasn’t been published yet. Write to us and we’ll send it to you.',
};
