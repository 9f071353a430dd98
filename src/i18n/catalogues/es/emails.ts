/** Words of the emails. `visitor` is written to the visitor, `owner` to the business. */
export const emails = {
  _name: 'Correos',
  labels: {
    _name: 'Nombres de los datos',
    name: 'Nombre',
    email: 'Correo',
    phone: 'Teléfono',
    participants: 'Personas',
    company: 'Empresa',
    workshop: 'Taller',
    estimate: 'Presupuesto que vio el visitante',
    language: 'Idioma',
    received: 'Recibido',
    reference: 'Referencia',
    visit: 'Día de la visita',
    address: 'Dirección',
    website: 'Web',
    privacy: 'Privacidad',
  },
  slot: '{{part}} ({{hours}})',
  /** In place of a picture that came with a request. */
  picture: 'Una foto',
  ratings: {
    _name: 'Valoraciones',
    score: '{{score}} de 5',
    none: 'Sin valorar',
  },
  /** What an answer is about, until who writes it says it otherwise. */
  answer: {
    _name: 'Asunto de las respuestas',
    dated: 'Tu solicitud para el {{date}}',
    request: 'Tu solicitud',
    contact: 'Tu mensaje',
    feedback: 'Tu opinión',
  },
  visitor: {
    _name: 'Al cliente',
    labels: {
      _name: 'Nombres de los datos',
      willReturn: '¿Volverías?',
      recommend: '¿Nos recomendarías?',
    },
    signature: 'Un saludo,\nel equipo de {{business}}',
    whyYou:
      'Recibes este correo porque alguien escribió esta dirección en un formulario de {{site}}. Si no fuiste tú, puedes borrarlo sin más: no te enviaremos publicidad.',
    notRepeated:
      'Este correo es automático y va a una dirección que nadie ha comprobado todavía: por seguridad no repite nombres, mensajes ni alergias, pero todo lo que has escrito nos ha llegado.',
    request: {
      _name: 'Peticiones',
      subject: 'Hemos recibido tu solicitud para el {{date}}',
      undated: 'Hemos recibido tu solicitud',
      preview: 'Ya la tenemos. Te respondemos lo antes posible.',
      heading: '¡Gracias! Ya tenemos tu solicitud',
      intro:
        'Esto es lo que nos has pedido. Si algo no está bien, responde a este correo y lo corregimos.',
      next: 'Qué pasa ahora',
      calendar:
        'Te adjuntamos la cita para tu calendario. Es provisional hasta que te la confirmemos.',
    },
    contact: {
      _name: 'Mensajes',
      subject: 'Hemos recibido tu mensaje',
      preview: 'Ya lo tenemos, y lo lee una persona.',
      heading: '¡Gracias por escribirnos!',
      intro: 'Tu mensaje ha llegado bien.',
      next: 'Qué pasa ahora',
      answer: 'Lo lee una persona y te responde.',
      more: 'Si quieres añadir algo, responde a este correo.',
    },
    feedback: {
      _name: 'Opiniones',
      subject: 'Gracias por tu opinión',
      preview: 'Nos ayuda a cocinar y a atender mejor.',
      heading: '¡Gracias por tu opinión!',
      intro: 'La leemos entera y nos ayuda a hacerlo mejor. Así nos has valorado.',
      next: 'Qué pasa ahora',
      answer: 'El equipo la comenta y, si algo no estuvo a la altura, lo arregla.',
      more: 'Si quieres contarnos algo más, responde a este correo.',
    },
  },
  owner: {
    _name: 'A ti',
    labels: {
      _name: 'Nombres de los datos',
      willReturn: '¿Volvería?',
      recommend: '¿Nos recomendaría?',
    },
    signature: 'Este aviso lo envía la web de {{business}}.',
    reply: 'Responder a {{name}}',
    call: 'Responde a este correo y le llegará a {{name}}.',
    noAddress: 'No ha dejado un correo al que se pueda escribir.',
    allergies:
      'Ha indicado alergias. Por privacidad no van en este correo: consúltalas en la Bandeja.',
    confirmationHeld:
      'No le hemos enviado la confirmación: a esa dirección, o desde esa conexión, ya han salido muchas. Puedes enviarla desde la Bandeja.',
    held: 'Correos retenidos ahora mismo porque han llegado demasiados envíos: {{count}}. Están en la Bandeja.',
    request: {
      _name: 'Peticiones',
      subject: 'Solicitud de {{name}} para el {{date}}',
      undated: 'Solicitud de {{name}}',
      preview: '{{time}} · {{participants|persona|personas}}',
      heading: 'Nueva solicitud de {{name}}',
      intro: 'Ha llegado por el formulario de la web.',
      quote: 'Mensaje',
      soon: 'La fecha está a menos de {{days|día|días}}.',
    },
    contact: {
      _name: 'Mensajes',
      subject: 'Mensaje de {{name}}',
      preview: 'Ha escrito por el formulario de contacto.',
      heading: 'Nuevo mensaje de {{name}}',
      intro: 'Ha llegado por el formulario de contacto.',
      quote: 'Mensaje',
    },
    feedback: {
      _name: 'Opiniones',
      subject: 'Opinión de {{name}}: {{average}} de 5',
      preview: 'Ha valorado su visita.',
      heading: 'Nueva opinión de {{name}}',
      intro: 'Ha llegado por la encuesta de la web.',
      quote: 'Comentarios',
    },
  },
  calendar: {
    _name: 'Cita para el calendario',
    summary: 'Por confirmar: {{event}}',
    description:
      'Cita solicitada a {{business}} para {{participants|persona|personas}}. Es provisional hasta que te la confirmemos.\nReferencia: {{reference}}',
    filename: 'cita.ics',
  },
} as const;
