/** Words around the legal texts, which are documents. */
export const legal = {
  _name: 'Páginas legales',
  updated: 'Última revisión: {{date}}.',
  missing: 'Este texto todavía no está publicado. Escríbenos y te lo enviamos.',
} as const;
