/** What is said without a connection: the offline page, and the notice on a page's stored copy. */
export const offline = {
  _name: 'Sin conexión',
  title: 'Sin conexión',
  text: 'Esta página no se puede abrir sin conexión. La carta, el horario, el contacto y el formulario suelen estar guardados en este dispositivo.',
  back: 'Si acabas de enviar un formulario, vuelve atrás: lo que escribiste sigue ahí.',
  notice: 'Copia del {{day}}, {{time}}; los precios pueden haber cambiado.',
} as const;
