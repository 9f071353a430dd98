/** Words of the contact page, and of the pages that answer a form. */
export const contact = {
  title: 'Contacto',
  headTitle: 'Contacto, horario y cómo llegar · La Sobremesa, Málaga',
  lead: 'Llámanos, escríbenos o pásate por el kiosco. Lo que más nos gusta es la tercera.',
  details: 'Dónde encontrarnos',
  address: 'Dirección',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  hours: 'Horario',
  write: 'Escríbenos',
  writeText: 'Contestamos en uno o dos días laborables. Todos los campos son necesarios.',
  find: 'Cómo llegar',
  findText: 'En el polideportivo, junto al paseo: busca el toldo azul al lado de la piscina.',
  feedback: {
    title: '¿Qué tal ha ido?',
    lead: 'Cinco valoraciones y lo que nos quieras contar. Lo leemos todo.',
  },
  thanks: {
    request: {
      text: 'Te responderemos lo antes posible.',
      next: 'Te escribiremos o llamaremos con una propuesta y un precio cerrado. La reserva queda hecha cuando la aceptas y pagas el depósito.',
    },
    contact: {
      text: 'Tu mensaje ya está en la cocina.',
      next: 'Contestamos en uno o dos días laborables, al correo o al teléfono que nos has dejado.',
    },
    feedback: {
      text: 'La leeremos con calma.',
      next: 'Si nos has dejado tu correo y hay algo que arreglar, te escribiremos.',
    },
  },
  answer: {
    mend: 'Falta poco: revisa el formulario',
    mendText:
      'No hemos perdido nada de lo que has escrito. Corrige lo que se indica y envíalo de nuevo.',
    failed: 'No hemos podido recibir tu envío',
    failedText:
      'Algo ha ido mal por nuestra parte. Lo que has escrito sigue aquí: espera un momento y envíalo de nuevo.',
    malformed: 'El formulario no nos ha llegado bien.',
    busy: 'Ahora mismo nos llegan demasiados envíos. Espera un momento y envíalo de nuevo.',
    goBack:
      'Lo que has escrito no se ha perdido: vuelve atrás con el botón del navegador y sigue ahí, en el formulario.',
    emptyForm: 'Ir al formulario',
  },
} as const;
