import type { Language } from '../../i18n/index.ts';
import { translator } from '../../i18n/index.server.ts';
import type { EmailContext, EmailTexts } from './email-body.server.ts';
import type { EmailSubmission } from './submission.server.ts';

/** What a business of the kind says, for previews. */
const SENTENCES: Record<'es' | 'en', EmailTexts> = {
  es: {
    tagline: 'Catering, kiosco y talleres de cocina',
    requestAnswer:
      'Leemos tu solicitud con calma y te respondemos lo antes posible con un presupuesto: cada servicio se valora al reservar.',
    requestDeposit:
      'Para reservar la fecha pedimos una señal: el 40\u00a0% en los talleres y un mínimo del 50\u00a0% en los eventos.',
    requestNotice:
      'Necesitamos al menos 3 días de antelación para prepararlo todo. Las plazas son limitadas, así que cuanto antes confirmes, mejor.',
    requestSoon:
      'Tu fecha está muy cerca: solemos pedir al menos 3 días de antelación. Haremos lo posible; si te corre prisa, llámanos.',
    requestExtras:
      'La logística, la incorporación de productos y los servicios de yate o de camareros tienen un coste aparte.',
    contactBooking:
      'Si estás pensando en un taller o en un evento: pedimos al menos 3 días de antelación y una señal del 40\u00a0% en los talleres o de un mínimo del 50\u00a0% en los eventos.',
    feedbackBooking:
      '¿Te apetece repetir con un taller o un evento? Pídelo con al menos 3 días de antelación. La señal es del 40\u00a0% en los talleres y de un mínimo del 50\u00a0% en los eventos.',
  },
  en: {
    tagline: 'Catering, kiosk and cooking workshops',
    requestAnswer:
      'We read your request carefully and get back to you as soon as possible with a quote: each service is priced at booking.',
    requestDeposit:
      'To secure the date we ask for a deposit: 40% for workshops and at least 50% for events.',
    requestNotice:
      'We need at least 3 days’ notice to get everything ready. Places are limited, so the sooner you confirm, the better.',
    requestSoon:
      'Your date is very close: we usually ask for at least 3 days’ notice. We will do what we can; if it is urgent, give us a ring.',
    requestExtras:
      'Logistics, adding other products, and yacht or waiter service are charged separately.',
    contactBooking:
      'If you have a workshop or an event in mind: we ask for at least 3 days’ notice and a deposit of 40% for workshops, or at least 50% for events.',
    feedbackBooking:
      'Fancy coming back for a workshop or an event? Ask at least 3 days ahead. The deposit is 40% for workshops and at least 50% for events.',
  },
};

/** A business for previews; the real one comes from the content. */
export const SAMPLE_CONTEXT: EmailContext = {
  business: {
    name: 'La Sobremesa',
    email: 'hola@example.com',
    phone: '+34 600 000 000',
    address: 'Polideportivo, 29004 Málaga',
  },
  leadDays: 3,
  texts: (language) => SENTENCES[language === 'en' ? 'en' : 'es'],
  words: (language) => translator(language),
  siteUrl: 'http://localhost:3000',
};

const TEXTS = {
  es: {
    first: 'Lucía',
    last: 'Ortega Marín',
    company: 'Club de Vela',
    message:
      'Somos doce, casi todos adultos.\n¿Podríamos cocinar algo con queso de cabra? Llegaremos en autobús.',
    comments: 'El arroz, de diez. Eché de menos un poco de sombra en la terraza.',
  },
  en: {
    first: 'Harriet',
    last: 'Lowe',
    company: 'Sailing Club',
    message:
      'There are twelve of us, nearly all adults.\nCould we cook something with goat’s cheese? We will be coming by coach.',
    comments: 'The rice was a ten. I missed a little shade on the terrace.',
  },
} as const;

/** One submission of each kind, as a visitor of the language might write it. */
export function sampleSubmissions(language: Language, now: Date): EmailSubmission[] {
  const texts = TEXTS[language === 'en' ? 'en' : 'es'];
  const inThreeWeeks = new Date(now.getTime() + 21 * 86_400_000).toISOString().slice(0, 10);
  const common = {
    id: '7f1f3c52-6f0e-4d51-9a55-0d6b3c1c2f10',
    language,
    receivedAt: now,
    email: 'visitor@example.com',
    phone: '+34 600 123 456',
  };
  const names = { firstName: texts.first, lastName: texts.last };
  return [
    {
      ...common,
      ...names,
      kind: 'request',
      requestedDate: inThreeWeeks,
      slot: { name: 'evening', from: '17:00', to: '20:00' },
      participants: '11-15',
      company: texts.company,
      message: texts.message,
      hasAllergies: true,
    },
    { ...common, ...names, kind: 'contact', message: texts.message },
    {
      ...common,
      kind: 'feedback',
      name: texts.first,
      date: now.toISOString().slice(0, 10),
      ratings: [
        { key: 'foodQuality', score: 5 },
        { key: 'serviceQuality', score: 5 },
        { key: 'facilitiesQuality', score: 3 },
        { key: 'priceQuality', score: 4 },
        { key: 'cleanliness', score: 5 },
      ],
      comments: texts.comments,
      willReturn: 'Yes',
      recommend: 'Yes',
    },
  ];
}
