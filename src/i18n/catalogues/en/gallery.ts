import type { Words } from '../words.ts';
import type { gallery as original } from '../es/gallery.ts';

export const gallery: Words<typeof original> = {
  title: 'Gallery',
  headTitle: 'Gallery: dishes, workshops and parties · La Sobremesa',
  lead: 'What comes out of the kitchen, what happens on the terrace, and what is left on the table when nobody gets up.',
  photos: '{{count}} photos',
  empty: 'No photos yet. Come back soon.',
  failed: 'Failed to load the gallery',
};
