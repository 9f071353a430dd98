import { addDays, businessDay, wordsLanguage, type Language } from '../../i18n/index.ts';
import { SAMPLE_CONTEXT } from '../emails/samples.server.ts';
import type { FoundVersion } from './answer.server.ts';
import type { QuoteAnswer } from './document.ts';
import { quoteProgress } from './progress.ts';
import { sha256 } from './link.server.ts';
import type { NotedPayment } from './payment.ts';
import { sumQuote } from './sum.ts';

/** Who asked for the quote that previews show. */
export const SAMPLE_VISITOR = {
  es: { firstName: 'Lucía', name: 'Lucía Ortega Marín', email: 'visitor@example.com' },
  en: { firstName: 'Harriet', name: 'Harriet Lowe', email: 'visitor@example.com' },
} as const;

const TEXTS = {
  es: {
    service: 'Catering',
    company: 'Club de Vela',
    table: 'Mesa larga, por persona',
    waiter: 'Camarero, tres horas',
    note: 'Hemos pensado en una paella a la vista y una mesa de postres. Si preferís otra cosa, lo cambiamos sin problema.',
    word: '¡Qué ganas! Llegaremos sobre la una.',
  },
  en: {
    service: 'Catering',
    company: 'Sailing Club',
    table: 'Long table, per person',
    waiter: 'Waiter, three hours',
    note: 'We thought of a paella cooked in front of you and a table of desserts. If you’d rather have something else, just say.',
    word: 'We can’t wait! We’ll be there around one.',
  },
} as const;

/** A quote for previews, as a business of the kind might write it, with what was answered to it. */
export function sampleQuote(
  language: Language,
  now: Date,
  answer: QuoteAnswer | null,
): FoundVersion {
  const spoken = wordsLanguage(language);
  const { service, company, table, waiter, note, word } = TEXTS[spoken];
  const { name } = SAMPLE_VISITOR[spoken];
  const { business } = SAMPLE_CONTEXT;
  const today = businessDay(now);
  const lines = [
    { key: 'people', label: table, count: 12, unit: 4_500 },
    { key: '', label: waiter, count: 1, unit: 9_000 },
  ];
  const priced = { lines, discount: null, vatRate: null, depositShare: 5_000 };
  const document: FoundVersion['document'] = {
    ...{ ...priced, language, note, version: 1, sentAt: now.getTime() },
    ...{ number: `${today.slice(0, 4)}-0007`, validUntil: addDays(today, 10) },
    ...{ place: 'kiosk', people: 12, day: addDays(today, 21), startsAt: '13:00', endsAt: '16:00' },
    service: { key: 'catering', title: service },
    business: {
      ...{ name: business.name, identity: [], email: business.email },
      ...{ address: business.address?.(language) ?? '', phone: business.phone ?? '' },
    },
    customer: { name, company },
    sum: sumQuote(priced),
    ...{ depositDays: 7, balanceDays: 0 },
  };
  const answered = answer && {
    ...{ answer, name, answered_at: now.getTime() },
    word: answer === 'accepted' ? word : '',
  };
  const facts = { document, isLatest: true, seenAt: null, answer: answered, paid: 0 };
  const progress = quoteProgress({ ...facts, isCalledOff: false }, today);
  return {
    ...{ id: 'preview', quoteId: 'preview', submissionId: 'preview', version: 1, document },
    ...{ hash: sha256(JSON.stringify(document)), sentAt: now.getTime(), author: business.name },
    ...progress,
    ...{ answer: answered, seenAt: null, reminders: [], payments: [] },
  };
}

/** The deposit of the example, as it came in. */
export function samplePayment({ document }: FoundVersion): NotedPayment {
  const { sum, sentAt } = document;
  return {
    ...{ id: 'preview', kind: 'deposit', means: 'transfer', cents: sum.deposit },
    ...{ day: businessDay(new Date(sentAt)), revision: 1, author: '' },
  };
}
