/** Words of the internal pages. */
export const debug = {
  _name: 'Páginas de prueba',
  upload: {
    _name: 'Subida de fotos',
    title: 'Prueba de subida de imágenes',
    text: 'Elige una o más imágenes y súbelas.',
  },
  workshop: {
    _name: 'Un taller',
    title: 'Crear un taller',
    text: 'Página interna sin terminar: no guarda nada.',
    image: 'Sitio para la imagen del taller',
    fields: {
      _name: 'Campos',
      title: 'Título',
      description: 'Descripción',
      duration: 'Duración',
      age: 'Edad',
      price: 'Precio',
    },
    request: 'Envía tu solicitud',
    filler:
      'Aquí irá el formulario de solicitud del taller, con su fecha, su horario y el número de personas.',
  },
  content: {
    _name: 'Contenido',
    title: 'Prueba del contenido',
    text: 'Lo que responde el servicio de contenido.',
    blogs: 'Entradas del blog: {{count}}',
    settings: 'Ajustes globales',
  },
} as const;
