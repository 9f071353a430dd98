/** Words of the gallery; the photos are described in the content. */
export const gallery = {
  title: 'Galería',
  headTitle: 'Galería: platos, talleres y fiestas · La Sobremesa',
  lead: 'Lo que sale de la cocina, lo que pasa en la terraza y lo que queda en la mesa cuando nadie se levanta.',
  photos: '{{count}} fotos',
  empty: 'Todavía no hay fotos. Vuelve pronto.',
  failed: 'No se ha podido cargar la galería',
} as const;
