/** The home page. */
export const home = {
  _name: 'Portada',
  request: 'Enviar una solicitud',
  todaysMenu: 'Ver la carta de hoy',
  facts: {
    _name: 'Datos destacados',
    each: 'por taller',
    allergens: 'alérgenos señalados en cada plato',
  },
  services: {
    _name: 'Servicios',
    title: 'Qué hacemos',
    all: 'Todos los servicios',
  },
  menu: {
    _name: 'El menú',
    title: 'Carta de hoy',
    all: 'Ver la carta completa',
    lists: 'Partes de la carta',
  },
  about: 'Conócenos',
  why: 'Por qué venir',
  testimonials: 'Lo que cuentan quienes vienen',
} as const;
