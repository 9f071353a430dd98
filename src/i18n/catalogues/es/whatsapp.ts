/** The link to a talk on WhatsApp, and the text that it opens with. */
export const whatsapp = {
  _name: 'WhatsApp',
  name: 'WhatsApp',
  ask: 'Pregúntanos por WhatsApp',
  text: 'Hola, tengo una pregunta.',
  textAbout: 'Hola, quería preguntar por «{{about}}».',
} as const;
