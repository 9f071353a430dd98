/** Words of the gallery; the photos are described in the content. */
export const gallery = {
  title: 'Galería',
  photos: '{{count}} fotos',
  empty: 'Todavía no hay fotos. Vuelve pronto.',
  failed: 'No se ha podido cargar la galería',
} as const;
