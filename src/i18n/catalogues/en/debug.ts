import type { Words } from '../words.ts';
import type { debug as original } from '../es/debug.ts';

export const debug: Words<typeof original> = {
  _name: 'Test pages',
  upload: {
    _name: 'Photo upload',
    title: 'Image upload test',
    text: 'Choose one or more images and upload them.',
  },
  workshop: {
    _name: 'A workshop',
    title: 'Workshop creation',
    text: 'An internal page, unfinished: it stores nothing.',
    image: 'Place for the workshop’s image',
    fields: {
      _name: 'Fields',
      title: 'Title',
      description: 'Description',
      duration: 'Duration',
      age: 'Age',
      price: 'Price',
    },
    request: 'Submit Your Request',
    filler:
      'The request form of the workshop will stand here, with its date, its time and the number of people.',
  },
  content: {
    _name: 'Content',
    title: 'Content test',
    text: 'What the content service answers.',
    blogs: 'Blog posts: {{count}}',
    settings: 'Global settings',
  },
};
