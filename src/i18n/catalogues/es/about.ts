/** Words of the about page; the story and the team are content. */
export const about = {
  _name: 'Sobre nosotros',
  title: 'Nosotros',
  services: 'Lo que hacemos',
  contact: 'Escríbenos',
  story: 'De dónde venimos',
  team: 'Quién está en la cocina',
  catering: 'Catering',
  events: 'Eventos',
  moreCatering: 'Cómo es nuestro catering',
  moreEvents: 'Eventos que hemos cocinado',
  find: 'Dónde estamos',
} as const;
