/** Words of the about page; the story and the team are content. */
export const about = {
  title: 'Nosotros',
  headTitle: 'Quiénes somos: la cocina de La Sobremesa en Málaga',
  services: 'Lo que hacemos',
  contact: 'Escríbenos',
  story: 'De dónde venimos',
  team: 'Quién está en la cocina',
  teamText: 'Pocas personas y una mesa de tres metros.',
  catering: 'Catering',
  events: 'Eventos',
  more: 'Ver más',
  find: 'Dónde estamos',
  findText:
    'En el polideportivo, junto al paseo. Hay aparcamiento para coches y un árbol para las bicis.',
} as const;
