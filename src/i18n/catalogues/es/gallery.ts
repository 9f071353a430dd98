/** Words of the gallery; the pictures are described in the content. */
export const gallery = {
  _name: 'Galería',
  title: 'Galería',
  photos: '{{count|imagen|imágenes}}',
  empty: 'Todavía no hay imágenes. Vuelve pronto.',
} as const;
