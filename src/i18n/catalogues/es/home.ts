/** The home page. */
export const home = {
  request: 'Enviar una solicitud',
  todaysMenu: 'Ver la carta de hoy',
  facts: {
    each: 'por taller',
    spoken: 'en los talleres',
    allergens: 'alérgenos señalados en cada plato',
  },
  services: {
    title: 'Qué hacemos',
    all: 'Todos los servicios',
  },
  menu: {
    title: 'Carta de hoy',
    all: 'Ver la carta completa',
    lists: 'Partes de la carta',
  },
  about: 'Conócenos',
  why: 'Por qué venir',
  testimonials: 'Lo que cuentan quienes vienen',
} as const;
