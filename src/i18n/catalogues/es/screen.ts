/** Words of the menu on a television. */
export const screen = {
  _name: 'Pantalla del local',
  headTitle: 'El menú en pantalla · {{name}}',
  description: 'El menú para un televisor: pasa de página solo y muestra cada cambio al momento.',
  askUs: 'Pregúntanos por sus alérgenos',
  allergens: '¿Alergias o intolerancias? Cuéntanoslo antes de pedir.',
  lost: 'Sin conexión · desde: {{time}}',
} as const;
