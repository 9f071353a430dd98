import { businessDay, type Language } from '../../i18n/index.ts';
import type { Look } from '../../look/index.ts';
import type { Translate } from '../../i18n/index.server.ts';
import { isTooSoon } from '../dates.ts';

/** A label and its value, such as `Fecha: 10 de julio de 2026`. */
export interface EmailFact {
  readonly label: string;
  readonly value: string;
  readonly href?: string | undefined;
}

/** The words of an email, before they become HTML and plain text. Texts may hold line breaks. */
export interface EmailBody {
  readonly language: Language;
  readonly subject: string;
  /** The line that mail programs show beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly intro: readonly string[];
  readonly facts: readonly EmailFact[];
  readonly quote?: { readonly title: string; readonly text: string } | undefined;
  /** What stands out, such as a warning. */
  readonly notices: readonly string[];
  readonly steps?: { readonly title: string; readonly items: readonly string[] } | undefined;
  readonly closing: readonly string[];
  readonly action?: { readonly label: string; readonly href: string } | undefined;
  readonly footer: readonly EmailFact[];
  readonly smallPrint: readonly string[];
}

/** The business that signs the emails. */
export interface EmailBusiness {
  readonly name: string;
  readonly email: string;
  readonly phone?: string | undefined;
  address?(language: Language): string;
}

const TEXTS = [
  // Beneath the name.
  'tagline',
  'requestAnswer',
  'requestDeposit',
  'requestNotice',
  // In place of `requestNotice` when the date is nearer than the notice.
  'requestSoon',
  'requestExtras',
  'contactBooking',
  'feedbackBooking',
] as const;
type TextName = (typeof TEXTS)[number];

/** The sentences that speak of the business, in one language; an empty one is left out. */
export type EmailTexts = Readonly<Record<TextName, string>>;

export function emailTexts(textOf: (name: TextName) => string): EmailTexts {
  return Object.fromEntries(TEXTS.map((name) => [name, textOf(name)])) as unknown as EmailTexts;
}

/** The sentences of a business that has said nothing. */
export const NO_TEXTS = emailTexts(() => '');

/** What emails say of the business, as the content has it when they are composed. */
export interface EmailContent {
  readonly business: EmailBusiness;
  /** How the business looks; the shipped look while it has chosen none. */
  readonly look?: Look | null | undefined;
  /** Where replies go, if not to the business's own address. */
  readonly replyTo?: string | undefined;
  /** Days of notice; undefined when none are asked for. */
  readonly leadDays: number | undefined;
  /** The services that need none. */
  readonly withoutNotice?: readonly string[] | undefined;
  /** What a service of the content is called; undefined of one that is not offered. */
  serviceTitle?(key: string, language: Language): string | undefined;
  /**
   * The address of one of our places, or of the place of a service; undefined where it is that of the
   * business, empty where it is the customer's.
   */
  addressAt?(
    at: { readonly place?: string; readonly service?: string | undefined },
    language: Language,
  ): string | undefined;
  texts(language: Language): EmailTexts;
  /** The words of a language, with the owner's texts in place of some. */
  words(language: Language): Translate;
}

/** What every email needs besides the submission. */
export interface EmailContext extends EmailContent {
  /** Without a slash at the end. */
  readonly siteUrl: string;
  /** Does an email bring its files? Else it speaks of none. */
  readonly carriesFiles: boolean;
}

interface Asked {
  readonly requestedDate: string;
  readonly receivedAt: Date;
  readonly service?: string | undefined;
}

/** Whether a day is nearer than the days of notice, counted from when the request came. */
export function isShortNotice(
  { requestedDate, receivedAt, service = '' }: Asked,
  { leadDays, withoutNotice }: Pick<EmailContent, 'leadDays' | 'withoutNotice'>,
): boolean {
  if (leadDays === undefined || withoutNotice?.includes(service)) return false;
  return isTooSoon(requestedDate, leadDays, businessDay(receivedAt));
}
