import { MAX_LENGTH } from '../constants.ts';
import { feedbackDate } from '../dates.ts';
import { CHOSEN, KEPT_HERE, WRITTEN, type Field, type WordOf } from '../field.ts';
import { ratingsField } from '../ratings.ts';
import {
  keptEmail,
  optionalChoice,
  optionalText,
  PLAIN,
  requiredText,
  requiredTickBox,
} from '../rules.ts';
import { email, locale, MESSAGE, NAME, phone } from './shared.ts';

const ANSWERS = ['Yes', 'No'] as const;
const ANSWER_LABELS = { Yes: 'yes', No: 'no' } as const;

/** What guests thought of it. */
export const feedbackForm = {
  name: {
    ...WRITTEN,
    ...requiredText('nameIsRequired', NAME),
    input: { type: 'text', autoComplete: 'name' },
    label: 'name',
    group: 'contact',
    inEmail: 'name',
  },
  email: {
    ...email,
    ...keptEmail(),
    // Not `email`: a browser would hide what is wrong from the check that says it in words.
    input: { type: 'text', inputMode: 'email', autoComplete: 'email' },
    group: 'contact',
  },
  phone: { ...phone, ...optionalText(MAX_LENGTH.phone, PLAIN), group: 'contact' },
  date: {
    ...CHOSEN,
    rule: feedbackDate,
    isRequired: false,
    input: { type: 'date' },
    label: 'date',
    group: 'contact',
    emailLabel: 'visit',
  },
  terms: {
    ...KEPT_HERE,
    ...requiredTickBox('mustAcceptTerms'),
    input: { type: 'tick' },
    label: 'terms',
    group: 'contact',
  },
  ratings: {
    ...CHOSEN,
    rule: ratingsField,
    isRequired: true,
    input: { type: 'ratings' },
    label: 'ratings',
    group: 'ratings',
  },
  willReturn: {
    ...CHOSEN,
    ...optionalChoice(ANSWERS),
    input: { type: 'radio', options: ANSWERS, optionLabels: ANSWER_LABELS },
    label: 'willReturn',
    readerLabel: 'willReturn',
    group: 'answers',
  },
  recommend: {
    ...CHOSEN,
    ...optionalChoice(ANSWERS),
    input: { type: 'radio', options: ANSWERS, optionLabels: ANSWER_LABELS },
    label: 'recommend',
    readerLabel: 'recommend',
    group: 'answers',
  },
  comments: {
    ...WRITTEN,
    ...optionalText(MESSAGE),
    input: { type: 'area', rows: 4 },
    label: 'comments',
    group: 'answers',
    inEmail: 'quote',
  },
  locale,
} as const satisfies Readonly<Record<string, Field<WordOf<'feedback'>>>>;
