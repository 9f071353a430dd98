/** Words of the gallery; the pictures are described in the content. */
export const gallery = {
  _name: 'Galería',
  title: 'Galería',
  photos: '{{count|imagen|imágenes}}',
  empty: 'Todavía no hay imágenes. Vuelve pronto.',
  failed: 'No se ha podido cargar la galería',
} as const;
