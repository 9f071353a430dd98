import * as v from 'valibot';
import { singleton } from '../collection.ts';
import { isIban } from '../iban.ts';
import { documentFields, localizedString } from './common.ts';
import { inGroup, optionalField } from './field.ts';
import { figureLines, figureText } from './texts.ts';

/** Part of the price, 0 to 1. */
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** A whole number of days, years or people. */
function whole(least: number, most: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
}

/** What terms say that were written before there was such a figure. */
export const DEPOSIT_DAYS = 7;

/**
 * Singleton: the conditions under which workshops and events are booked. Each figure is said here
 * alone; pages, forms, emails and other documents' texts name it as a `{{placeholder}}`. Any may stay
 * empty: it then holds for nothing, and is said nowhere, but for those that have a usual figure.
 */
export const bookingTerms = v.object({
  ...documentFields,
  _type: v.literal('bookingTerms'),
  ...inGroup('figures', {
    workshopDeposit: optionalField(share, {
      label: { es: 'Señal de los talleres', en: 'Deposit for workshops' },
      help: {
        es: 'Parte del precio que asegura la plaza.',
        en: 'Share of the price that secures a place.',
      },
      input: 'percent',
    }),
    eventDeposit: optionalField(share, {
      label: { es: 'Señal mínima de los eventos', en: 'Smallest deposit for events' },
      help: {
        es: 'Parte del precio que confirma un evento.',
        en: 'Share of the price that confirms an event.',
      },
      input: 'percent',
    }),
    leadDays: optionalField(whole(0, 365), {
      label: { es: 'Días de antelación', en: 'Days of notice' },
      help: {
        es: 'Una fecha más cercana se acepta con un aviso.',
        en: 'A nearer date is accepted with a warning.',
      },
    }),
    farthestDays: optionalField(whole(1, 1_830), {
      label: { es: 'Días por delante, como mucho', en: 'Days ahead, at most' },
      help: {
        es: 'El formulario no acepta una fecha más lejana.',
        en: 'The form doesn’t accept a date beyond that.',
      },
    }),
    changeDays: optionalField(whole(0, 365), {
      label: { es: 'Días para cambiar o cancelar', en: 'Days to change or cancel' },
    }),
    answerDays: optionalField(
      whole(1, 365),
      {
        label: { es: 'Días laborables para contestar', en: 'Working days to answer' },
        help: {
          es: 'Como mucho; vacío, 2.',
          en: 'At most; left empty, 2.',
        },
      },
      // Terms that were written before the figure keep to their schema.
      2,
    ),
    workshopGroup: optionalField(whole(1, 1_000), {
      label: { es: 'Grupo mínimo de un taller', en: 'Smallest group of a workshop' },
      help: {
        es: 'Personas; un taller puede tener el suyo.',
        en: 'People; a workshop may have its own.',
      },
    }),
    placeGroup: optionalField(whole(1, 1_000), {
      label: { es: 'Grupo mínimo en el local', en: 'Smallest group at our place' },
      help: { es: 'Personas.', en: 'People.' },
    }),
    placeMaximum: optionalField(whole(1, 10_000), {
      label: { es: 'Aforo del local', en: 'Largest group at our place' },
      help: { es: 'Personas.', en: 'People.' },
    }),
    customerGroup: optionalField(whole(1, 1_000), {
      label: { es: 'Grupo mínimo en casa del cliente', en: 'Smallest group at the customer’s' },
      help: { es: 'Personas.', en: 'People.' },
    }),
    adultAge: optionalField(whole(0, 120), {
      label: { es: 'Edad de los adultos', en: 'Age of adults' },
      help: { es: 'Años.', en: 'Years.' },
    }),
    childAge: optionalField(whole(0, 120), {
      label: { es: 'Edad mínima en los talleres de niños', en: 'Youngest at children’s workshops' },
      help: { es: 'Años.', en: 'Years.' },
    }),
    birthdayAge: optionalField(whole(0, 120), {
      label: { es: 'Edad mínima en los cumpleaños', en: 'Youngest at birthdays' },
      help: { es: 'Años.', en: 'Years.' },
    }),
  }),
  ...inGroup('capacity', {
    placeCapacity: optionalField(whole(1, 10_000), {
      label: { es: 'Personas a la vez en el local', en: 'People at our place at once' },
      help: {
        es: 'Entre todos los grupos; un lugar puede tener su propia cifra. Si se pasa, el calendario avisa; vacío, no avisa.',
        en: 'All groups together; a place may have its own figure. The calendar warns beyond it; left empty, it doesn’t.',
      },
    }),
    groupsPerDay: optionalField(whole(1, 1_000), {
      label: { es: 'Grupos al día', en: 'Groups a day' },
      help: {
        es: 'Los que el equipo puede atender. Si se pasa, el calendario avisa; vacío, no avisa.',
        en: 'As many as the team can serve. The calendar warns beyond it; left empty, it doesn’t.',
      },
    }),
  }),
  ...inGroup('payment', {
    depositDays: optionalField(
      whole(0, 365),
      {
        label: { es: 'Días para pagar la señal', en: 'Days to pay the deposit' },
        help: {
          es: 'Desde que se acepta el presupuesto. Hasta que llega, la fecha no queda en firme.',
          en: 'From when the quote is accepted. Until it’s there, the date isn’t firm.',
        },
      },
      DEPOSIT_DAYS,
    ),
    balanceDays: optionalField(
      whole(0, 365),
      {
        label: {
          es: 'Días antes del evento para pagar el resto',
          en: 'Days before the event to pay the rest',
        },
        help: { es: '0: el mismo día.', en: '0: on the day itself.' },
      },
      0,
    ),
    iban: optionalField(
      v.pipe(
        v.string(),
        v.maxLength(42),
        v.check((text) => text === '' || isIban(text), 'iban'),
      ),
      {
        label: { es: 'IBAN', en: 'IBAN' },
        help: {
          es: 'La cuenta en la que te pagan. Con él, quien acepta un presupuesto ve un código QR que rellena la transferencia.',
          en: 'The account you’re paid into. With it, whoever accepts a quote sees a QR code that fills in the transfer.',
        },
      },
    ),
    accountHolder: optionalField(v.pipe(v.string(), v.maxLength(70)), {
      label: { es: 'Titular de la cuenta', en: 'Account holder' },
    }),
    transferText: optionalField(figureText, {
      label: { es: 'Transferencia, con tus palabras', en: 'Bank transfer, in your words' },
      help: {
        es: 'Se lee junto al IBAN, el importe y el concepto, que salen solos. Donde no hay IBAN, di aquí la cuenta.',
        en: 'Read beside the IBAN, the amount and the reference, which are added for you. Where accounts have no IBAN, say yours here.',
      },
    }),
    bizumText: optionalField(figureText, {
      label: { es: 'Bizum, con tus palabras', en: 'Bizum, in your words' },
      help: {
        es: 'Con tu número: «Haz un Bizum al 600 000 000».',
        en: 'With your number: “Send a Bizum to 600 000 000”.',
      },
    }),
    remindsByItself: optionalField(v.boolean(), {
      label: { es: 'Recordatorios sin que hagas nada', en: 'Reminders without you' },
      help: {
        es: 'Dos días antes de que caduque un presupuesto o el plazo de la señal, el cliente recibe un correo. Si no, te lo proponemos en «Hoy».',
        en: 'Two days before a quote or the time for its deposit runs out, the customer gets an email. Otherwise it’s suggested to you on “Today”.',
      },
    }),
  }),
  ...inGroup('texts', {
    placeText: optionalField(localizedString, {
      label: { es: 'Grupos en el local', en: 'Groups at our place' },
      help: {
        es: 'Sigue al tamaño del grupo: «de 8 a 25 personas en nuestra terraza».',
        en: 'Follows the size of the group: “8 to 25 people on our terrace”.',
      },
    }),
    requestIntro: optionalField(figureText, {
      label: { es: 'Texto sobre el formulario', en: 'Text above the request form' },
    }),
    requestNotes: optionalField(figureLines, {
      label: { es: 'Notas junto al formulario', en: 'Notes beside the request form' },
    }),
  }),
});

export type BookingTerms = v.InferOutput<typeof bookingTerms>;

export const bookingTermsCollection = singleton('bookingTerms', bookingTerms, {
  place: 160,
  isOwnerOnly: true,
  confirmedFields: ['iban', 'accountHolder', 'transferText', 'bizumText'],
  page: '/services',
  form: {
    one: { es: 'condiciones de reserva', en: 'booking terms' },
    groups: {
      figures: { es: 'Cifras', en: 'Figures' },
      capacity: { es: 'Capacidad', en: 'Capacity' },
      payment: { es: 'Señal y pagos', en: 'Deposit and payments' },
      texts: { es: 'Textos', en: 'Texts' },
    },
    hints: {
      figures: {
        es: 'Los textos de la web que nombran una cifra cambian solos. Si dejas una vacía, no se aplica (salvo que diga otra cosa), y donde un texto la nombra se lee «[…]».',
        en: 'Texts on the site that name a figure change by themselves. A figure left empty doesn’t apply (unless it says otherwise), and a text that names it shows “[…]”.',
      },
    },
  },
  fallsBackToSample: true,
});
