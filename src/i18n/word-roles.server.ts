const FAILED = { es: 'Cuando falla', en: 'When it fails' };

/** What a text is, by the last name of its key, where that says the same everywhere. */
export const WORD_ROLES: Readonly<Record<string, Readonly<Record<'es' | 'en', string>>>> = {
  title: { es: 'Título', en: 'Heading' },
  heading: { es: 'Título', en: 'Heading' },
  headTitle: {
    es: 'Título en el buscador y la pestaña',
    en: 'Title in search results and on the tab',
  },
  text: { es: 'Texto', en: 'Text' },
  lead: { es: 'Entradilla', en: 'Introduction' },
  intro: { es: 'Primeras frases', en: 'Opening lines' },
  subject: { es: 'Asunto', en: 'Subject line' },
  preview: { es: 'Lo que se lee en la bandeja de entrada', en: 'What the inbox shows of it' },
  signature: { es: 'Firma', en: 'Signature' },
  closing: { es: 'Despedida', en: 'Closing line' },
  action: { es: 'Botón', en: 'Button' },
  submit: { es: 'Botón de enviar', en: 'Send button' },
  ok: { es: 'Botón para cerrar', en: 'Button to close it' },
  hint: { es: 'Ayuda', en: 'Hint' },
  empty: { es: 'Cuando no hay nada', en: 'When there is nothing' },
  failed: FAILED,
  failure: FAILED,
  loading: { es: 'Mientras carga', en: 'While it loads' },
  filename: { es: 'Nombre del archivo', en: 'Name of the file' },
};
