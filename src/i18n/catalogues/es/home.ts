/** The home page. */
export const home = {
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
    all: 'Todos los servicios',
  },
  menu: {
    title: 'Menú de hoy',
    all: 'Menú completo',
    lists: 'Partes del menú',
  },
  about: 'Conócenos',
  why: 'Por qué venir',
  testimonials: 'Lo que cuentan quienes vienen',
} as const;
