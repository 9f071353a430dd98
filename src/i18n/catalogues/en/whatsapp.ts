import type { Words } from '../words.ts';
import type { whatsapp as original } from '../es/whatsapp.ts';

export const whatsapp: Words<typeof original> = {
  _name: 'WhatsApp',
  name: 'WhatsApp',
  ask: 'Ask us on WhatsApp',
  text: 'Hi, I’ve got a question.',
  textAbout: 'Hi, I’d like to ask about “{{about}}”.',
};
