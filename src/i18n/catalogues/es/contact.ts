/** Words of the contact page, and of the pages that answer a form. */
export const contact = {
  _name: 'Contacto',
  title: 'Contacto',
  details: 'Dónde encontrarnos',
  address: 'Dirección',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  hours: 'Horario',
  write: 'Escríbenos',
  find: 'Cómo llegar',
  feedback: {
    _name: 'Dejar una opinión',
    title: '¿Qué tal ha ido?',
    lead: 'Cinco valoraciones y lo que nos quieras contar. Lo leemos todo.',
  },
  thanks: {
    _name: 'Página de gracias',
    request: {
      _name: 'Peticiones',
      text: 'Te responderemos lo antes posible.',
    },
    contact: {
      _name: 'Mensajes',
      text: 'Hemos recibido tu mensaje.',
    },
    feedback: {
      _name: 'Opiniones',
      text: 'La leeremos con calma.',
      next: 'Si nos has dejado tu correo y hay algo que arreglar, te escribiremos.',
    },
  },
  /** Beneath a question that asks for a picture. */
  pictureBounds: 'JPEG, PNG o WebP, hasta 8 MB en total.',
  answer: {
    _name: 'Respuesta a un envío',
    mend: 'Falta poco: revisa el formulario',
    mendText:
      'No hemos perdido nada de lo que has escrito. Corrige lo que se indica y envíalo de nuevo.',
    failed: 'No hemos podido recibir tu envío',
    failedText:
      'Algo ha ido mal por nuestra parte. Lo que has escrito sigue aquí: espera un momento y envíalo de nuevo.',
    largePicture: 'Las fotos pesan demasiado: todas juntas pueden ocupar 8 MB.',
    malformed: 'El formulario no nos ha llegado bien.',
    busy: 'Ahora mismo nos llegan demasiados envíos. Espera un momento y envíalo de nuevo.',
    goBack:
      'Lo que has escrito no se ha perdido: vuelve atrás con el botón del navegador y sigue ahí, en el formulario.',
    emptyForm: 'Ir al formulario',
  },
} as const;
