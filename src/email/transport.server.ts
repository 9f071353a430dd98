/** A name and an address, kept apart so that neither can be mistaken for the other. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

export interface EmailAttachment {
  readonly filename: string;
  /** With its parameters, such as `text/calendar; charset=utf-8`. */
  readonly contentType: string;
  readonly content: string;
}

/** An email ready to send. The transport adds the sender, which is configured. */
export interface Email {
  /** With its angle brackets. The same in every attempt, so that a duplicate can be recognised. */
  readonly messageId: string;
  readonly to: readonly Mailbox[];
  /** What the sender is called; by default as configured. The address is the mail server's to allow. */
  readonly senderName?: string;
  readonly replyTo?: Mailbox;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly EmailAttachment[];
  /**
   * Its header of that name (RFC 3834): `auto-replied` when it answers by itself, `auto-generated` when
   * the clock sends it, so that no auto-responder replies; `no` when a person of the business sends it to
   * a visitor. By that, a file in the mail folder tells whose it is: null, without a header, is what tells
   * the owner of a visitor.
   */
  readonly autoSubmitted: 'auto-replied' | 'auto-generated' | 'no' | null;
  /** The Message-ID, with its angle brackets, of an email that it continues. */
  readonly inReplyTo?: string;
  /** The same content as named values, for a service that fills in a template of its own. */
  readonly parameters: Readonly<Record<string, string>>;
}

export interface SendResult {
  /** False when the email was only written to this machine. */
  readonly delivered: boolean;
  /** What the other side said, without a visitor's data. */
  readonly answer: string;
}

/** Sends emails. `send` rejects with a `MailError` and with nothing else. */
export interface MailTransport {
  readonly name: 'folder' | 'smtp' | 'emailjs';
  /** What the process logs about it at start. */
  readonly notice: string;
  send(email: Email, signal?: AbortSignal): Promise<SendResult>;
  close(): Promise<void>;
}

/**
 * Why an email was not sent:
 * - `service`: the service failed (network, password, refused sender), as it would for any email
 * - `recipient`: this recipient was refused for now; others may be accepted
 * - `recipient-forever`: this recipient will be refused however often it is tried
 */
export type MailFailure = 'service' | 'recipient' | 'recipient-forever';

/** An email, or what is delivered like one, was not sent; `message` is the answer, without a visitor's data. */
export class MailError extends Error {
  override name = 'MailError';
  readonly failure: MailFailure;
  constructor(answer: string, failure: MailFailure = 'service', cause?: unknown) {
    super(answer, { cause });
    this.failure = failure;
  }
}
