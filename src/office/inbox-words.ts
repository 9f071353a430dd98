import type { BilingualWords } from './words.ts';

/** When on a day an event is. */
export const times = {
  morning: { es: 'mañana', en: 'morning' },
  afternoon: { es: 'mediodía', en: 'afternoon' },
  evening: { es: 'tarde', en: 'evening' },
} satisfies BilingualWords;

/** That something came in: in the office, and as a notification. */
export const news = {
  request: { es: 'Solicitud nueva', en: 'New request' },
  contact: { es: 'Mensaje nuevo', en: 'New message' },
  feedback: { es: 'Opinión nueva', en: 'New feedback' },
} satisfies BilingualWords;

/** That emails wait, where the owner sees it first. */
export const emailsWait = { es: 'Los correos no salen', en: 'Emails aren’t going out' };

/** What came in, in words: on the screens of the inbox, and in what the server exports of it. */
export const inbox = {
  title: { es: 'Bandeja', en: 'Inbox' },
  kind: { es: 'Tipo', en: 'Kind' },
  status: { es: 'Estado', en: 'Status' },
  emails: { es: 'Correos', en: 'Emails' },
  kinds: {
    request: { es: 'Solicitud', en: 'Request' },
    contact: { es: 'Mensaje', en: 'Message' },
    feedback: { es: 'Opinión', en: 'Feedback' },
  },
  statuses: {
    new: { es: 'Por atender', en: 'New' },
    answered: { es: 'Con respuesta', en: 'Answered' },
    quoted: { es: 'Con presupuesto', en: 'Quoted' },
    accepted: { es: 'Aceptada, falta la señal', en: 'Accepted, deposit due' },
    confirmed: { es: 'Confirmada', en: 'Confirmed' },
    depositPaid: { es: 'Señal pagada', en: 'Deposit paid' },
    done: { es: 'Terminada', en: 'Done' },
    declined: { es: 'Rechazada', en: 'Declined' },
    spam: { es: 'Spam', en: 'Spam' },
  },
  otherService: { es: 'Otra cosa', en: 'Something else' },
  times,
  channels: {
    'owner-email': { es: 'Aviso para ti', en: 'Notice to you' },
    'visitor-email': { es: 'Confirmación a quien escribe', en: 'Confirmation to the sender' },
    'content-copy': { es: 'Copia al servicio de contenido', en: 'Copy to the content service' },
    'answer-email': { es: 'Respuesta', en: 'Answer' },
    'visitor-quote': { es: 'Presupuesto', en: 'Quote' },
    'owner-answer': {
      es: 'Aviso de la respuesta al presupuesto',
      en: 'Notice of the answer to the quote',
    },
    'visitor-booking': {
      es: 'Cómo queda la reserva, con la cita',
      en: 'How the booking stands, with the calendar entry',
    },
    'visitor-reminder': { es: 'Recordatorio', en: 'Reminder' },
    'visitor-receipt': { es: 'Recibo', en: 'Receipt' },
  },
  states: {
    waiting: { es: 'En espera', en: 'Waiting' },
    sending: { es: 'Enviándose', en: 'Being sent' },
    delivered: { es: 'Entregado', en: 'Delivered' },
    kept: {
      es: 'Guardado en la carpeta de correo, sin enviar',
      en: 'Kept in the mail folder, not sent',
    },
    failed: { es: 'No ha salido', en: 'Hasn’t gone out' },
    held: {
      es: 'Retenido: llegaron demasiados a la vez',
      en: 'Held back: too many came in at once',
    },
  },
  received: { es: 'Recibido', en: 'Received' },
  assignee: { es: 'Se ocupa', en: 'Looked after by' },
  lastName: { es: 'Apellidos', en: 'Last name' },
  own: { es: 'Otras respuestas', en: 'Other answers' },
  reference: { es: 'Referencia', en: 'Reference' },
  language: { es: 'Idioma', en: 'Language' },
  yes: { es: 'sí', en: 'yes' },
  no: { es: 'no', en: 'no' },
} satisfies BilingualWords;
