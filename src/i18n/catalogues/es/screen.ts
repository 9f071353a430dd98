/** Words of the menu on a television. */
export const screen = {
  _name: 'Pantalla del local',
  headTitle: 'El menú en pantalla · {{name}}',
  description: 'El menú para una televisión: se va pasando solo y sigue cada cambio.',
  askUs: 'Pregúntanos por sus alérgenos',
  allergens: '¿Alergias o intolerancias? Cuéntanoslo antes de pedir.',
  lost: 'Sin conexión · desde: {{time}}',
} as const;
