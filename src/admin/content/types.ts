import type {
  Bilingual,
  DocumentType,
  FormField,
  HiddenReason,
  Order,
} from '../../content/index.ts';
import type { FormValues } from './form-values.ts';

/** What the API of the content says, and the application reads. */

export type DocumentAction = 'publish' | 'unpublish' | 'discard' | 'trash' | 'restore';

/** A type of document in the overview. */
export interface ContentType {
  readonly type: DocumentType;
  readonly one: Bilingual;
  readonly several: Bilingual;
  readonly isSingleton: boolean;
  readonly count: number;
  /** Those with a draft. */
  readonly drafts: number;
}

export interface ContentTypes {
  /** Where the content is edited. */
  readonly source: 'embedded' | 'sanity';
  readonly types: readonly ContentType[];
}

/** The form of a type: its fields with the words of their choices. */
export interface ContentForm {
  readonly type: DocumentType;
  readonly one: Bilingual;
  readonly several: Bilingual;
  readonly groups: Readonly<Record<string, Bilingual>>;
  readonly isSingleton: boolean;
  readonly hasActiveFlag: boolean;
  readonly order: Order | null;
  readonly fields: readonly FormField[];
  /** For texts that the product is shipped with: what they said, and what their figures are called. */
  readonly originals?: {
    readonly values: FormValues;
    readonly figures: Readonly<Record<string, Bilingual>>;
  };
}

export interface Person {
  readonly id: string;
  readonly name?: string | undefined;
}

export interface ScheduleView {
  readonly action: 'publish' | 'unpublish';
  /** Milliseconds since 1970, as every time here. */
  readonly at: number;
  readonly author: Person;
  readonly failure: {
    readonly at: number;
    readonly reason: 'invalid' | 'trashed';
    readonly problems: readonly string[];
  } | null;
}

export interface ListedView {
  readonly id: string;
  readonly type: DocumentType;
  readonly state: 'published' | 'changed' | 'draft' | 'trashed';
  readonly title: string;
  /** In English, where it is another one. */
  readonly titleEn: string | null;
  readonly kind: string | null;
  readonly position: number | null;
  readonly isActive: boolean;
  readonly date: number | null;
  readonly updatedAt: number;
  readonly author: Person | null;
  readonly trashed: { readonly at: number; readonly author: Person | null } | null;
  readonly revision: string;
  readonly schedules: readonly ScheduleView[];
}

/** What keeps a document from being published, where its form shows it. */
export interface FormProblem {
  readonly path: readonly (string | number)[];
  readonly rule: string;
  readonly expected: string | null;
}

export interface StateView {
  readonly values: FormValues;
  readonly updatedAt: number;
  readonly author: Person | null;
}

/** A document as a form edits it. */
export interface DocumentView {
  readonly id: string;
  readonly type: DocumentType;
  readonly revision: string;
  readonly published: StateView | null;
  readonly draft: StateView | null;
  readonly trashed: { readonly at: number; readonly author: Person | null } | null;
  readonly problems: readonly FormProblem[];
  readonly schedules: readonly ScheduleView[];
  /** The page that shows it, without its language; null when no page does. */
  readonly page: string | null;
  /** Is that page there for this document alone, so that it answers only while it is shown? */
  readonly isOwnPage: boolean;
  /** Why visitors do not see what is published; null when they do, or nothing is. */
  readonly hidden: HiddenReason | null;
}

export interface VersionView {
  readonly revision: string;
  readonly state: 'published' | 'draft';
  readonly isCurrent: boolean;
  readonly updatedAt: number;
  readonly author: Person | null;
}

export interface WordView {
  readonly key: string;
  /** Where it stands on the site: “Request form › Once it’s sent”. */
  readonly section: Bilingual;
  /** What it is there, where its key says it: “Heading”. */
  readonly role: Bilingual | null;
  readonly original: Readonly<Record<'es' | 'en', string>>;
  /** The text in its place, by language. */
  readonly own: Readonly<Partial<Record<string, string>>>;
}

export interface Holiday {
  /** yyyy-mm-dd */
  readonly date: string;
  readonly name: Bilingual;
  readonly scope: 'national' | 'regional' | 'local';
}
