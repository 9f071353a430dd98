/** Words of the emails. `visitor` is written to the visitor, `owner` to the business. */
export const emails = {
  labels: {
    name: 'Nombre',
    email: 'Correo',
    phone: 'Teléfono',
    date: 'Fecha',
    time: 'Horario',
    participants: 'Personas',
    company: 'Empresa',
    workshop: 'Taller',
    service: 'Servicio',
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
  ratings: { score: '{{score}} de 5', none: 'Sin valorar' },
  visitor: {
    labels: { willReturn: '¿Volverías?', recommend: '¿Nos recomendarías?' },
    signature: 'Un saludo,\nel equipo de {{business}}',
    whyYou:
      'Recibes este correo porque alguien escribió esta dirección en un formulario de {{site}}. Si no fuiste tú, puedes borrarlo sin más: no te enviaremos publicidad.',
    notRepeated:
      'Por seguridad no repetimos aquí ni nombres ni mensajes: este correo se escribe solo, a una dirección que nadie ha comprobado todavía.',
    request: {
      subject: 'Hemos recibido tu solicitud para el {{date}}',
      preview: 'Ya la tenemos. Te respondemos lo antes posible.',
      heading: '¡Gracias! Ya tenemos tu solicitud',
      intro:
        'Esto es lo que nos has pedido. Si algo no está bien, responde a este correo y lo corregimos.',
      next: 'Qué pasa ahora',
      calendar:
        'Te adjuntamos la cita para tu calendario. Es provisional hasta que te la confirmemos.',
    },
    contact: {
      subject: 'Hemos recibido tu mensaje',
      preview: 'Ya lo tenemos. Te respondemos muy pronto.',
      heading: '¡Gracias por escribirnos!',
      intro: 'Tu mensaje ha llegado bien.',
      next: 'Qué pasa ahora',
      answer: 'Lo lee una persona y te responde muy pronto a esta misma dirección.',
      more: 'Si quieres añadir algo, responde a este correo.',
    },
    feedback: {
      subject: 'Gracias por tu opinión',
      preview: 'Nos ayuda a cocinar y a atender mejor.',
      heading: '¡Gracias por tu opinión!',
      intro: 'La leemos toda y nos ayuda a hacerlo mejor. Así nos has valorado.',
      next: 'Qué pasa ahora',
      answer: 'El equipo la comenta y, si algo no estuvo a la altura, lo arregla.',
      more: 'Si quieres contarnos algo más, responde a este correo.',
    },
  },
  owner: {
    labels: { willReturn: '¿Volvería?', recommend: '¿Nos recomendaría?' },
    signature: 'Este aviso lo envía la web de {{business}}.',
    reply: 'Responder a {{name}}',
    call: 'Responde a este correo y le llegará a {{name}}.',
    noAddress: 'No ha dejado un correo al que se pueda escribir.',
    allergies:
      'Ha indicado alergias. Por privacidad no van en este correo: consúltalas en la bandeja de entrada.',
    confirmationHeld:
      'No le hemos enviado la confirmación: a esa dirección, o desde esa conexión, ya han salido muchas. Puedes enviarla desde la bandeja de entrada.',
    held: 'Correos retenidos ahora mismo porque han llegado demasiados envíos: {{count}}. Están en la bandeja de entrada.',
    request: {
      subject: 'Solicitud de {{name}} para el {{date}}',
      preview: '{{time}} · {{participants}} personas',
      heading: 'Nueva solicitud de {{name}}',
      intro: 'Ha llegado por el formulario de la web.',
      quote: 'Mensaje',
      soon: 'La fecha está a menos de {{days|día|días}}.',
    },
    contact: {
      subject: 'Mensaje de {{name}}',
      preview: 'Ha escrito por el formulario de contacto.',
      heading: 'Nuevo mensaje de {{name}}',
      intro: 'Ha llegado por el formulario de contacto.',
      quote: 'Mensaje',
    },
    feedback: {
      subject: 'Opinión de {{name}}: {{average}} de 5',
      preview: 'Ha valorado su visita.',
      heading: 'Nueva opinión de {{name}}',
      intro: 'Ha llegado por la encuesta de la web.',
      quote: 'Comentarios',
    },
  },
  calendar: {
    summary: 'Por confirmar: {{business}}',
    description:
      'Cita solicitada a {{business}} para {{participants}} personas. Es provisional hasta que te la confirmemos.\nReferencia: {{reference}}',
    filename: 'cita.ics',
  },
} as const;
