/** Who did what, whether in the office or to the content, as it is listed. */
export interface ListedEntry {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Empty for who is not known: somebody who could not get in. */
  readonly account_id: string;
  readonly account_name: string;
  /** `submission.status`; of content, `document.publish`. */
  readonly action: string;
  /** `submission/0b5e…`; of content `document/TYPE/ID`. */
  readonly subject: string;
  /** JSON. */
  readonly before: string | null;
  readonly after: string | null;
  /** The title of a document at that time; of an account, what its person is called now; of a quote, its number. */
  readonly title: string | null;
  /** The English title of a document, where it is another one and the Spanish one is still as it was. */
  readonly titleEn?: string | null;
  /** What a document is, in the words of its form. */
  readonly typeName?: { readonly es: string; readonly en: string };
}
