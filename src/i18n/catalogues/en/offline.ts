import type { Words } from '../words.ts';
import type { offline as original } from '../es/offline.ts';

export const offline: Words<typeof original> = {
  _name: 'Offline',
  title: 'No connection',
  text: 'This page can’t be opened without a connection. The menu, our opening hours, our contact details and the request form are usually saved on this device.',
  back: 'If you’ve just sent a form, go back: what you wrote is still there.',
  notice: 'This is the page as it was on {{day}} at {{time}}; prices may have changed.',
};
