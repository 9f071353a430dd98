import shippedTexts from '../../../sample/emailTexts.ndjson?raw';
import {
  fillPlaceholders,
  wordsLanguage,
  type Language,
  type PlaceholderValues,
} from '../../i18n/index.ts';
import { translator } from '../../i18n/index.server.ts';
import { fieldNames, type StoredSubmission } from '../fields.ts';
import { emailTexts, type EmailContext, type EmailTexts } from './email-body.server.ts';
import type { EmailSubmission } from './submission.server.ts';

/** The figures of a business of the kind, which its sentences name. */
const FIGURES: Record<'es' | 'en', PlaceholderValues> = {
  es: { answerDays: 2, leadDays: 3, workshopDeposit: '40\u00a0%', eventDeposit: '50\u00a0%' },
  en: { answerDays: 2, leadDays: 3, workshopDeposit: '40%', eventDeposit: '50%' },
};

type ShippedTexts = Readonly<
  Record<keyof EmailTexts, readonly { readonly _key: string; readonly value: string }[]>
>;

/** What a business of the kind says: the texts that every site begins with. */
function sentencesIn(language: 'es' | 'en'): EmailTexts {
  const shipped = JSON.parse(shippedTexts) as ShippedTexts;
  return emailTexts((name) => {
    const text = shipped[name].find(({ _key }) => _key === language);
    return fillPlaceholders(text?.value ?? '', FIGURES[language]);
  });
}

const SENTENCES = { es: sentencesIn('es'), en: sentencesIn('en') };

/** A business for previews; the real one comes from the content. */
export const SAMPLE_CONTEXT: EmailContext = {
  business: {
    name: 'La Sobremesa',
    email: 'hola@example.com',
    phone: '+34 600 000 000',
    address: () => 'Polideportivo, 29004 Málaga',
  },
  leadDays: 3,
  texts: (language) => SENTENCES[wordsLanguage(language)],
  serviceTitle: () => 'Catering',
  words: (language) => translator(language),
  siteUrl: 'http://localhost:3000',
  carriesFiles: true,
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

/** A request that says nothing, as long as the form may become. The type derives from the same fields. */
const EMPTY_REQUEST = Object.fromEntries(
  fieldNames('request', ({ kept }) => kept === 'clear').map((name) => [name, '']),
) as unknown as StoredSubmission<'request'>;

/** One submission of each kind, as a visitor of the language might write it. */
export function sampleSubmissions(language: Language, now: Date): EmailSubmission[] {
  const texts = TEXTS[wordsLanguage(language)];
  const inThreeWeeks = new Date(now.getTime() + 21 * 86_400_000).toISOString().slice(0, 10);
  const common = {
    id: '7f1f3c52-6f0e-4d51-9a55-0d6b3c1c2f10',
    language,
    receivedAt: now,
    email: 'visitor@example.com',
    phone: '+34 600 123 456',
    hasAllergies: false,
  };
  const names = { firstName: texts.first, lastName: texts.last };
  return [
    {
      ...EMPTY_REQUEST,
      ...common,
      ...names,
      kind: 'request',
      requestedDate: inThreeWeeks,
      requestedTime: 'evening',
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
      ratings: {
        ...{ foodQuality: 5, serviceQuality: 5, facilitiesQuality: 3, priceQuality: 4 },
        cleanliness: 5,
      },
      comments: texts.comments,
      willReturn: 'Yes',
      recommend: 'Yes',
    },
  ];
}
