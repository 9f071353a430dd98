import { sharedWords } from '../../app/shared-words.ts';
import { bilingual } from '../../words.ts';

/** What the menu and the first screen say of quotes. */
export const firstWords = bilingual({
  title: { es: 'Presupuestos', en: 'Quotes' },
  remind: { es: 'Enviar un recordatorio', en: 'Send a reminder' },
  reminded: { es: 'Recordatorio enviado', en: 'Reminder sent' },
  states: {
    draft: sharedWords.draft,
    previewed: { es: 'Borrador, revisado', en: 'Draft, checked' },
    sent: { es: 'Enviado', en: 'Sent' },
    seen: { es: 'Visto por el cliente', en: 'Seen by the customer' },
    accepted: { es: 'Aceptado', en: 'Accepted' },
    depositDue: { es: 'Aceptado, falta la señal', en: 'Accepted, deposit due' },
    lapsed: { es: 'Señal fuera de plazo', en: 'Deposit overdue' },
    deposited: { es: 'Señal recibida', en: 'Deposit received' },
    balanceDue: { es: 'Falta el resto', en: 'Balance due' },
    paid: { es: 'Pagado', en: 'Paid' },
    calledOff: { es: 'Anulado', en: 'Called off' },
    declined: { es: 'Rechazado', en: 'Declined' },
    expired: { es: 'Caducado', en: 'Expired' },
    replaced: { es: 'Sustituido', en: 'Replaced' },
  },
  money: {
    note: { es: 'Anotar un pago', en: 'Note a payment' },
    deposit: { es: 'Falta la señal: {{amount}}', en: 'Deposit due: {{amount}}' },
    depositUntil: {
      es: 'Falta la señal: {{amount}}, hasta el {{date}}',
      en: 'Deposit due: {{amount}}, by {{date}}',
    },
    balance: { es: 'Falta el resto: {{amount}}', en: 'Balance due: {{amount}}' },
    balanceUntil: {
      es: 'Falta el resto: {{amount}}, hasta el {{date}}',
      en: 'Balance due: {{amount}}, by {{date}}',
    },
    allPaid: { es: 'Está todo pagado.', en: 'It’s all paid.' },
  },
});
