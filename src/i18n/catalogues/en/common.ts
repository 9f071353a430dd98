import type { Words } from '../index.ts';
import type { common as original } from '../es/common.ts';

export const common: Words<typeof original> = {
  siteName: 'La Sobremesa',
  skipToContent: 'Skip to content',
  nav: {
    label: 'Main',
    home: 'Home',
    menu: 'Menu',
    blog: 'Blog',
    gallery: 'Gallery',
    about: 'About',
    contact: 'Contact',
    services: 'Services',
    open: 'Open the menu',
    close: 'Close the menu',
  },
  tryAgain: 'Try Again',
  loading: 'Loading…',
  backHome: 'Back to the home page',
  notFound: {
    title: 'This page does not exist',
    text: 'It may have moved, or the address may have been mistyped.',
  },
  failure: {
    title: 'Unexpected Application Error!',
    text: 'Something went wrong on our side. Please try again in a moment.',
  },
  unavailable: {
    title: 'We cannot show this page right now',
    text: 'We could not read its content. Please try again in a moment.',
  },
};
