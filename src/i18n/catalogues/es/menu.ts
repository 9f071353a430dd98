/** Words of the menu page; what is served is content. */
export const menu = {
  _name: 'Menú',
  title: 'Menú',
  loading: 'Cargando el menú…',
  error: 'No se ha podido cargar el menú',
  failed: 'No se han podido leer los platos del menú',
  empty: {
    _name: 'Sin menú',
    title: 'No hay platos disponibles',
    text: 'Vuelve más tarde: cada día preparamos algo rico.',
  },
  daily: 'Carta de hoy',
  list: {
    _name: 'Lista de cartas',
    title: '{{list}}: precios y alérgenos',
    description: '{{list}} con su precio y sus alérgenos: {{dishes}}.',
  },
  submenu: {
    _name: 'Otras cartas',
    title: 'Para grupos y celebraciones',
  },
  dish: {
    _name: 'Cada plato',
    soldOut: 'Agotado',
    inSeason: 'De temporada: {{season}}',
    outOfSeason: 'Fuera de temporada: solo {{season}}',
    season: 'de {{from}} a {{to}}',
  },
  printed: 'La carta entera está en {{address}}',
  allergens: {
    _name: 'Alérgenos',
    title: 'Los catorce alérgenos',
    text: 'Cada plato dice cuáles de estos catorce lleva y de cuáles puede tener trazas. Si no dice nada, no lleva ninguno. En una cocina pequeña todo está cerca: si tienes una alergia, cuéntanoslo antes de pedir.',
    halal:
      'Halal: sin cerdo ni alcohol, y con la carne certificada; el pescado y el marisco cuentan como halal.',
    unknown: 'Pregúntanos por los alérgenos de este plato antes de pedirlo.',
  },
} as const;
