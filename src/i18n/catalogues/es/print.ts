/** Words of the menu on paper: the whole menu and the table tent. */
export const print = {
  _name: 'Menú para imprimir',
  title: 'La carta entera',
  headTitle: 'La carta entera con sus alérgenos · {{name}}',
  description:
    'Toda la carta, {{count|plato o bebida|platos y bebidas}}, en una sola página para imprimir o buscar: precios, unidades y la tabla de los catorce alérgenos.',
  link: 'La carta entera, para imprimir',
  asOf: 'a {{date}}',
  qr: 'Código QR con la dirección de esta página',
  lists: 'Partes de la carta',
  hint: 'Imprímela o busca un plato o un ingrediente con la búsqueda de tu navegador.',
  askUs: 'Pregúntanos por sus alérgenos.',
  none: 'Sin ninguno de los catorce alérgenos',
  table: {
    _name: 'Tabla de alérgenos',
    title: 'Tabla de alérgenos',
    text: 'Cuáles de los catorce alérgenos lleva cada plato, a {{date}}.',
    dish: 'Plato',
    contains: 'Contiene',
    traces: 'Puede contener trazas',
    free: 'No contiene',
    askUs: 'Pregúntanos',
  },
  kitchen:
    'En una cocina pequeña todo está cerca: si tienes una alergia o una intolerancia, cuéntanoslo antes de pedir.',
  tent: {
    _name: 'Cartel de mesa',
    link: 'Cartel de mesa con el código QR',
    title: 'Cartel de mesa',
    scan: 'Escanea para ver el menú y los alérgenos',
    hint: 'Imprime esta página, dóblala por la línea de puntos y ponla de pie sobre la mesa.',
    qr: 'Código QR con la dirección del menú',
  },
} as const;
