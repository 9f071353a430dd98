/**
 * Every field of every form, declared once. The browser's form and its checks, the server's checks,
 * what is stored, the owner's and the visitor's e-mail, the copy for the content service and the
 * inbox's CSV are made from these entries: a new optional field is an entry here and its words.
 */
import type * as v from 'valibot';
import type { Catalogue } from '../i18n/index.ts';
import {
  MAX_LENGTH,
  PARTICIPANT_OPTIONS,
  OTHER_SERVICE,
  TIME_OPTIONS,
  type SubmissionKind,
} from './constants.ts';
import {
  dayLimit,
  feedbackDate,
  requestedDate,
  serviceLimit,
  takesWorkshops,
  timeLimit,
  type BookingLimits,
} from './dates.ts';
import { ratingsField } from './ratings.ts';
import {
  checkedEmail,
  checkedPhone,
  choice,
  formLanguage,
  keptEmail,
  optionalChoice,
  optionalText,
  PLAIN,
  requiredText,
  requiredTickBox,
  tickBox,
} from './rules.ts';

/** How a field is asked for. */
export type FieldInput =
  | {
      readonly type: 'text' | 'email' | 'tel' | 'date';
      readonly inputMode?: 'email' | 'tel';
      readonly autoComplete?: string;
    }
  | { readonly type: 'area'; readonly rows: number }
  | ({ readonly type: 'select'; readonly isWide?: boolean } & Options)
  | ({ readonly type: 'radio' } & Options)
  | { readonly type: 'tick' }
  | { readonly type: 'ratings' }
  | { readonly type: 'hidden' };

interface Options {
  readonly options: readonly string[];
  /** The words of the options, where they are not shown as they are. */
  readonly optionLabels?: Readonly<Record<string, string>>;
}

/** Where a stored value goes. */
export type Destination = 'ownerEmail' | 'visitorEmail' | 'copy' | 'csv';

/**
 * What becomes of a value. Nobody proves that an e-mail address is theirs, so what somebody wrote in
 * their own words never goes to the visitor's e-mail; and what is sealed or not stored goes nowhere.
 */
type Handling =
  | {
      readonly kept: 'clear';
      readonly isFreeText: true;
      readonly goesTo: readonly Exclude<Destination, 'visitorEmail'>[];
    }
  | {
      readonly kept: 'clear';
      readonly isFreeText: false;
      readonly goesTo: readonly Destination[];
    }
  | {
      /** Encrypted apart from the submission; not stored at all. */
      readonly kept: 'sealed' | 'not';
      readonly isFreeText: boolean;
      readonly goesTo: readonly [];
    };

/** The keys of a form's own words. */
type WordOf<Kind extends SubmissionKind> = keyof Catalogue['forms'][Kind] & string;

/** A field as its form declares it; `Word` are the keys of the form's words. */
export type Field<Word extends string = string> = Handling & {
  /** What it may hold, in the browser and on the server alike. */
  readonly rule: v.GenericSchema;
  /** The message key where it goes beyond what the business says just now; `given` is the whole form. */
  readonly limit?: (
    value: string,
    limits: BookingLimits,
    given: Readonly<Record<string, unknown>>,
  ) => string | undefined;
  readonly isRequired: boolean;
  /** In UTF-16 code units. */
  readonly maxLength?: number;
  readonly input: FieldInput;
  /** Its words in `forms:{kind}`; what is not shown has none. */
  readonly label?: Word;
  readonly hint?: Word;
  /** The part of the form that it stands in, where the form has parts. */
  readonly group?: keyof Catalogue['forms']['feedback']['steps'];
  /** The box without which it is not taken. */
  readonly consent?: string;
  /** Does it agree with what else the form says? Else it isn't asked for, and comes out empty. */
  readonly isAskedWith?: (
    given: Readonly<Record<string, unknown>>,
    limits: BookingLimits,
  ) => boolean;
  /** In the owner's e-mail: part of the visitor's name, or quoted at its end; else a line. */
  readonly inEmail?: 'name' | 'quote';
  /** Its label in e-mails (`emails:labels`), where that differs from the form's. */
  readonly emailLabel?: keyof Catalogue['emails']['labels'];
  /** The same, where owner and visitor are asked in other words (`emails:owner.labels`). */
  readonly readerLabel?: keyof Catalogue['emails']['owner']['labels'];
  /** Left out of the copy while it is empty. */
  readonly isCopiedOnlyFilled?: boolean;
};

type Declarations = {
  readonly [Kind in SubmissionKind]: Readonly<Record<string, Field<WordOf<Kind>>>>;
};

const WRITTEN = { kept: 'clear', isFreeText: true, goesTo: ['ownerEmail', 'copy', 'csv'] } as const;
const CHOSEN = {
  kept: 'clear',
  isFreeText: false,
  goesTo: ['ownerEmail', 'visitorEmail', 'copy', 'csv'],
} as const;
/** Decides something, and is no part of what the visitor says. */
const KEPT_HERE = { kept: 'clear', isFreeText: false, goesTo: [] } as const;

const ANSWERS = ['Yes', 'No'] as const;
const ANSWER_LABELS = { Yes: 'yes', No: 'no' } as const;

const firstName = {
  ...WRITTEN,
  input: { type: 'text', autoComplete: 'given-name' },
  label: 'firstName',
  inEmail: 'name',
  emailLabel: 'name',
} as const;
const lastName = {
  ...firstName,
  input: { type: 'text', autoComplete: 'family-name' },
  label: 'lastName',
} as const;
const email = {
  ...WRITTEN,
  input: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  label: 'email',
  emailLabel: 'email',
} as const;
const phone = {
  ...WRITTEN,
  input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  label: 'phone',
  emailLabel: 'phone',
} as const;
/** The submission has a column of its own for it, and every destination names it by itself. */
const locale = {
  ...KEPT_HERE,
  rule: formLanguage,
  isRequired: false,
  input: { type: 'hidden' },
} as const;

/** The fields of each form, in its order. */
export const FORMS = {
  request: {
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
      emailLabel: 'service',
      isCopiedOnlyFilled: true,
    },
    firstName: { ...firstName, ...requiredText('formFirstNameRequired', MAX_LENGTH.name) },
    lastName: { ...lastName, ...optionalText(MAX_LENGTH.name) },
    email: { ...email, ...requiredText('formEmailRequired', MAX_LENGTH.email, PLAIN) },
    phone: { ...phone, ...requiredText('formPhoneRequired', MAX_LENGTH.phone, PLAIN) },
    requestedDate: {
      ...CHOSEN,
      rule: requestedDate,
      limit: dayLimit,
      isRequired: true,
      input: { type: 'date' },
      label: 'requestedDate',
      emailLabel: 'date',
    },
    requestedTime: {
      ...CHOSEN,
      ...choice(TIME_OPTIONS, 'formTimeRequired'),
      limit: timeLimit,
      input: { type: 'select', options: TIME_OPTIONS },
      label: 'requestedTime',
      emailLabel: 'time',
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
      ...optionalText(MAX_LENGTH.company),
      input: { type: 'text', autoComplete: 'organization' },
      label: 'company',
      emailLabel: 'company',
    },
    /** The workshop that the form was opened from, by its title or slug. */
    workshop: {
      ...WRITTEN,
      ...optionalText(MAX_LENGTH.workshop),
      input: { type: 'hidden' },
      label: 'workshop',
      emailLabel: 'workshop',
      isCopiedOnlyFilled: true,
      isAskedWith: ({ service }, limits) => takesWorkshops(String(service ?? ''), limits),
    },
    /** What the estimator of prices showed; the browser says so, and nothing proves it. */
    estimate: {
      ...WRITTEN,
      ...optionalText(MAX_LENGTH.estimate),
      input: { type: 'hidden' },
      label: 'estimate',
      emailLabel: 'estimate',
      isCopiedOnlyFilled: true,
    },
    allergy: {
      kept: 'sealed',
      isFreeText: true,
      goesTo: [],
      ...optionalText(MAX_LENGTH.allergy),
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
      ...optionalText(MAX_LENGTH.message),
      input: { type: 'area', rows: 5 },
      label: 'message',
      inEmail: 'quote',
    },
    /** What it was called when it was asked for: the server writes it, whatever a form says. */
    serviceTitle: {
      ...KEPT_HERE,
      goesTo: ['csv'],
      ...optionalText(MAX_LENGTH.label),
      input: { type: 'hidden' },
    },
    locale,
  },
  contact: {
    firstName: { ...firstName, ...requiredText('fieldRequired', MAX_LENGTH.name) },
    lastName: { ...lastName, ...requiredText('fieldRequired', MAX_LENGTH.name) },
    email: { ...email, ...checkedEmail() },
    phone: { ...phone, ...checkedPhone() },
    message: {
      ...WRITTEN,
      ...requiredText('fieldRequired', MAX_LENGTH.message),
      input: { type: 'area', rows: 6 },
      label: 'message',
      inEmail: 'quote',
    },
    locale,
  },
  feedback: {
    name: {
      ...WRITTEN,
      ...requiredText('nameIsRequired', MAX_LENGTH.name),
      input: { type: 'text', autoComplete: 'name' },
      label: 'name',
      group: 'contact',
      inEmail: 'name',
      emailLabel: 'name',
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
      ...optionalText(MAX_LENGTH.message),
      input: { type: 'area', rows: 4 },
      label: 'comments',
      group: 'answers',
      inEmail: 'quote',
    },
    locale,
  },
} as const satisfies Declarations;

type Forms = typeof FORMS;

export type FieldName<Kind extends SubmissionKind> = keyof Forms[Kind] & string;

type RuleOf<Entry> = Entry extends { readonly rule: infer Rule extends v.GenericSchema }
  ? Rule
  : never;

/** What a form brings once it is checked. */
export type SubmissionOf = {
  readonly [Kind in SubmissionKind]: {
    -readonly [Name in keyof Forms[Kind]]: v.InferOutput<RuleOf<Forms[Kind][Name]>>;
  };
};
export type RequestSubmission = SubmissionOf['request'];
export type ContactSubmission = SubmissionOf['contact'];
export type FeedbackSubmission = SubmissionOf['feedback'];

/** The names of a form's fields that are stored in the clear, as a type. */
type StoredName<Kind extends SubmissionKind> = {
  [Name in FieldName<Kind>]: Forms[Kind][Name] extends { readonly kept: 'clear' } ? Name : never;
}[FieldName<Kind>];

/** What of a submission is stored in the clear. */
export type StoredSubmission<Kind extends SubmissionKind> = Pick<
  SubmissionOf[Kind],
  StoredName<Kind>
>;

/** The names of a form's fields whose values go to a destination, as a type. */
export type FieldNameFor<To extends Destination, Kind extends SubmissionKind> = {
  [Name in FieldName<Kind>]: Forms[Kind][Name] extends {
    readonly goesTo: readonly (infer Goes)[];
  }
    ? To extends Goes
      ? Name
      : never
    : never;
}[FieldName<Kind>];

/** The fields of a form with their names, in its order. */
export function fieldsOf(kind: SubmissionKind): readonly (readonly [name: string, field: Field])[] {
  return Object.entries<Field>(FORMS[kind]);
}

/** The names of a form's fields, in its order; those that `isMeant` alone, if it is given. */
export function fieldNames(
  kind: SubmissionKind,
  isMeant: (field: Field) => boolean = () => true,
): readonly string[] {
  return fieldsOf(kind)
    .filter(([, field]) => isMeant(field))
    .map(([name]) => name);
}

/**
 * The order in which somebody reads what was sent: what was asked for, then who asks. A field that is
 * not named here follows, in the order of its form.
 */
export const READING_ORDER: readonly string[] = [
  ...['service', 'workshop', 'requestedDate', 'requestedTime', 'participants', 'estimate'],
  ...['date', 'ratings', 'willReturn', 'recommend'],
  ...['firstName', 'lastName', 'name', 'company', 'email', 'phone'],
];

/** Is a field there to be filled in beside what a form says so far? Any other comes out empty. */
export function isAsked(
  { isAskedWith }: Field,
  given: Readonly<Record<string, unknown>>,
  limits: BookingLimits = {},
): boolean {
  return isAskedWith?.(given, limits) ?? true;
}

/** Sorts names by a list of them; those that it does not name come last, in the order that they have. */
export function byOrder(order: readonly string[]) {
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return (one: string, other: string) => place(one) - place(other);
}

/** The names of the fields whose values go to a destination: by an order, else in the form's. */
export function fieldsFor(
  destination: Destination,
  kind: SubmissionKind,
  order: readonly string[] = [],
): readonly string[] {
  return fieldNames(kind, ({ goesTo }) =>
    (goesTo as readonly Destination[]).includes(destination),
  ).toSorted(byOrder(order));
}

/** Whether a half written form may keep the value in its tab: no health data, no consent. */
export function isDraftable({ kept, input }: Field): boolean {
  return kept === 'clear' && input.type !== 'tick' && input.type !== 'hidden';
}
