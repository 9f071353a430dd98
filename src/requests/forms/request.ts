import { MAX_LENGTH, OTHER_SERVICE, PARTICIPANT_OPTIONS, TIME_OPTIONS } from '../constants.ts';
import { dayLimit, requestedDate, serviceLimit, takesWorkshops, timeLimit } from '../dates.ts';
import { CHOSEN, KEPT_HERE, WRITTEN, type Field, type WordOf } from '../field.ts';
import { choice, optionalText, PLAIN, requiredText, tickBox } from '../rules.ts';
import { email, firstName, lastName, locale, MESSAGE, NAME, phone } from './shared.ts';

/** The request for a service, and what a service asks of it unless it says otherwise. */
export const requestForm = {
  service: {
    ...CHOSEN,
    // One of the content's, which `serviceLimit` makes sure of.
    ...optionalText(MAX_LENGTH.service),
    limit: serviceLimit,
    input: {
      type: 'select',
      isWide: true,
      options: [OTHER_SERVICE],
      optionLabels: { [OTHER_SERVICE]: 'otherService' },
    },
    label: 'service',
    isCopiedOnlyFilled: true,
  },
  firstName: { ...firstName, ...requiredText('formFirstNameRequired', NAME) },
  lastName: { ...lastName, ...optionalText(NAME) },
  email: { ...email, ...requiredText('formEmailRequired', MAX_LENGTH.email, PLAIN) },
  phone: { ...phone, ...requiredText('formPhoneRequired', MAX_LENGTH.phone, PLAIN) },
  requestedDate: {
    ...CHOSEN,
    rule: requestedDate,
    limit: dayLimit,
    isRequired: true,
    input: { type: 'date' },
    label: 'requestedDate',
  },
  requestedTime: {
    ...CHOSEN,
    // One that its service offers, which `timeLimit` makes sure of.
    ...requiredText('formTimeRequired', 11),
    limit: timeLimit,
    input: { type: 'select', options: TIME_OPTIONS },
    label: 'requestedTime',
  },
  participants: {
    ...CHOSEN,
    ...choice(PARTICIPANT_OPTIONS, 'formParticipantsRequired'),
    input: { type: 'select', options: PARTICIPANT_OPTIONS },
    label: 'participants',
    emailLabel: 'participants',
  },
  company: {
    ...WRITTEN,
    ...optionalText(200),
    input: { type: 'text', autoComplete: 'organization' },
    label: 'company',
    emailLabel: 'company',
  },
  /** The workshop that the form was opened from, by its title or slug. */
  workshop: {
    ...WRITTEN,
    ...optionalText(200),
    input: { type: 'hidden' },
    label: 'workshop',
    emailLabel: 'workshop',
    isCopiedOnlyFilled: true,
    isAskedWith: ({ service }, limits) => takesWorkshops(String(service ?? ''), limits),
  },
  /** What the estimator of prices showed; the browser says so, and nothing proves it. */
  estimate: {
    ...WRITTEN,
    ...optionalText(500),
    input: { type: 'hidden' },
    label: 'estimate',
    emailLabel: 'estimate',
    isCopiedOnlyFilled: true,
  },
  allergy: {
    kept: 'sealed',
    isFreeText: true,
    goesTo: [],
    ...optionalText(2_000),
    input: { type: 'area', rows: 2 },
    label: 'allergy',
    consent: 'allergyConsent',
  },
  allergyConsent: {
    kept: 'not',
    isFreeText: false,
    goesTo: [],
    ...tickBox,
    input: { type: 'tick' },
    label: 'allergyConsent',
    hint: 'allergyHint',
  },
  message: {
    ...WRITTEN,
    ...optionalText(MESSAGE),
    input: { type: 'area', rows: 5 },
    label: 'message',
    inEmail: 'quote',
  },
  /** What it was called when it was asked for: the server writes it, whatever a form says. */
  serviceTitle: {
    ...KEPT_HERE,
    goesTo: ['csv'],
    ...optionalText(300),
    input: { type: 'hidden' },
  },
  locale,
} as const satisfies Readonly<Record<string, Field<WordOf<'request'>>>>;
