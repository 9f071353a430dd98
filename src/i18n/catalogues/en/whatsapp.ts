import type { Words } from '../words.ts';
import type { whatsapp as original } from '../es/whatsapp.ts';

export const whatsapp: Words<typeof original> = {
  name: 'WhatsApp',
  ask: 'Ask us on WhatsApp',
  text: 'Hello, I’ve got a question.',
  textAbout: 'Hello, I’ve got a question about “{{about}}”.',
};
