/** Words that every page shows: bar, footer, states, units. */
export const common = {
  siteName: 'La Sobremesa',
  skipToContent: 'Saltar al contenido',
  nav: {
    label: 'Principal',
    home: 'Inicio',
    menu: 'Menú',
    blog: 'Blog',
    gallery: 'Galería',
    about: 'Nosotros',
    contact: 'Contacto',
    services: 'Servicios',
    open: 'Abrir el menú',
    close: 'Cerrar el menú',
  },
  tryAgain: 'Volver a intentarlo',
  loading: 'Cargando…',
  backHome: 'Volver al inicio',
  notFound: {
    title: 'Esta página no existe',
    text: 'Puede que haya cambiado de sitio o que la dirección esté mal escrita.',
  },
  failure: {
    title: '¡Error inesperado de la aplicación!',
    text: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo dentro de un momento.',
  },
  unavailable: {
    title: 'No podemos mostrar esta página ahora mismo',
    text: 'No hemos podido leer su contenido. Inténtalo de nuevo dentro de un momento.',
  },
} as const;
