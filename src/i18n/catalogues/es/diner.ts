/** Words of the allergy and diet filter; the names of allergens and diets are in `common`. */
export const diner = {
  title: 'Alergias y dietas',
  headTitle: 'Alergias y dietas: filtra la carta',
  description:
    'Marca una sola vez las alergias y dietas de los tuyos, y cada plato de la web te dirá si es apto, si puede tener trazas o si lleva lo que evitas.',
  lead: 'Márcalo una sola vez, y cada plato de la web te dirá si es para ti.',
  link: 'Tengo alergias o una dieta',
  allergens: {
    legend: 'No puedo comer',
    hint: 'Los catorce alérgenos que declara cada plato.',
  },
  diets: {
    legend: 'Sigo esta dieta',
  },
  options: {
    legend: 'Cómo quiero verlo',
    strict: 'Las trazas cuentan igual: eso tampoco es para mí',
    only: 'Enséñame solo los platos aptos',
  },
  submit: 'Guardar y ver la carta',
  none: 'Marca al menos un alérgeno o una dieta.',
  count: 'Aptos para ti: {{safe}} de los {{all}} platos de la carta.',
  share: 'Enlace para compartirlo o guardarlo',
  privacy:
    'Lo que marcas se queda en tu navegador y no se envía a nadie. Si tu navegador no ejecuta JavaScript, viaja en la dirección de cada página: la respuesta es solo para ti, y ni la guardamos ni la apuntamos.',
  care: 'En una cocina pequeña todo está cerca. Si tienes una alergia, cuéntanoslo siempre antes de pedir.',
  bar: {
    label: 'Filtro de alergias y dietas',
    on: 'Filtro puesto para: {{names}}',
    strict: 'sin trazas',
    count: 'Aptos para ti: {{safe}} de los {{all}} platos de esta página.',
    hidden: 'Los demás están ocultos.',
    change: 'Cambiar',
    off: 'Quitar',
  },
  mark: {
    safe: 'Apto para ti',
    ask: 'Pregúntanos antes de pedirlo',
    contains: 'lleva {{names}}',
    traces: 'puede tener trazas de {{names}}',
    diets: {
      vegan: 'no es vegano',
      vegetarian: 'no es vegetariano',
      glutenFree: 'puede llevar gluten',
      halal: 'no es halal',
      noPork: 'puede llevar cerdo',
      noAlcohol: 'puede llevar alcohol',
    },
  },
  request: {
    put: 'Poner aquí lo de mi filtro: {{names}}',
    done: 'Puesto. Para que podamos guardarlo, marca la casilla del consentimiento.',
    without: 'Sin: {{allergens}}.',
    strict: 'Sin: {{allergens}} (tampoco trazas).',
    diet: 'Dieta: {{diets}}.',
  },
} as const;
