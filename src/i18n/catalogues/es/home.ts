/** The home page. */
export const home = {
  title: 'Cocina que junta a la gente',
  text: 'Talleres, cumpleaños, catering y un kiosco con menú del día, junto al mar en Málaga.',
  request: 'Enviar una solicitud',
  todaysMenu: 'Ver el menú de hoy',
  facts: {
    group: 'personas por taller',
    days: '{{count}} días',
    ahead: 'de antelación',
    allergens: 'alérgenos a la vista',
  },
  services: {
    title: 'Qué hacemos',
    text: 'De un bocadillo a media mañana a una cena en tu casa con chef privado.',
    all: 'Todos los servicios',
  },
  menu: {
    title: 'Menú de hoy',
    text: 'Lo que sale hoy de la plancha y del horno. Los alérgenos de cada plato, siempre a la vista.',
    all: 'Menú completo',
    lists: 'Partes del menú',
  },
  about: {
    title: 'Una mesa, un kiosco y ninguna prisa',
    first:
      'La sobremesa es ese rato en el que ya se ha comido y nadie se levanta. Abrimos el kiosco para que hubiera un sitio donde alargarla: entre las pistas, la piscina y el paseo.',
    second:
      'Por la mañana servimos desayunos y el plato del día. Por la tarde enseñamos a cocinarlo. Y cuando hace falta, cogemos los cuchillos y vamos a tu casa.',
    link: 'Conócenos',
  },
  why: {
    title: 'Por qué venir',
    items: {
      local: {
        title: 'Producto de aquí',
        text: 'Pan de Alhaurín, queso de la Axarquía y lo que traiga la lonja.',
      },
      hands: {
        title: 'Se aprende haciendo',
        text: 'Delantal, cuchillo y cocineros al lado: nadie mira desde atrás.',
      },
      everyone: {
        title: 'Comen todos',
        text: 'Catorce alérgenos señalados plato a plato, y dietas sin pedir perdón.',
      },
      unhurried: {
        title: 'Sin prisa',
        text: 'Grupos pequeños, mesa larga y un rato de charla al terminar.',
      },
    },
  },
  testimonials: 'Lo que cuentan quienes vienen',
} as const;
