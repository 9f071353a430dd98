import type { Words } from '../words.ts';
import type { gallery as original } from '../es/gallery.ts';

export const gallery: Words<typeof original> = {
  _name: 'Gallery',
  title: 'Gallery',
  photos: '{{count|picture|pictures}}',
  empty: 'No pictures yet. Come back soon.',
};
