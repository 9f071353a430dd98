/** A name and an address, kept apart so that neither can be read as the other. */
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

/** An email ready to go. Its sender is the transport's, from configuration. */
export interface Email {
  /** Stable over every try, with its angle brackets, so that a second copy can be recognised. */
  readonly messageId: string;
  readonly to: readonly Mailbox[];
  readonly replyTo?: Mailbox;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly EmailAttachment[];
  /** Written to somebody who did not ask a person for it (RFC 3834): nobody answers it by machine. */
  readonly isAutomatic: boolean;
  /** The same in the fields that a template service fills in itself (specification, section 7). */
  readonly parameters: Readonly<Record<string, string>>;
}

export interface SendResult {
  /** False when the email was only kept here, and nobody has been sent anything. */
  readonly delivered: boolean;
  /** What the other side said, without a visitor's data. */
  readonly answer: string;
}

/** A way for emails to leave. `send` rejects with a `MailError` and with nothing else. */
export interface MailTransport {
  readonly name: 'folder' | 'smtp' | 'emailjs';
  /** What the process says about it at start. */
  readonly notice: string;
  send(email: Email, signal?: AbortSignal): Promise<SendResult>;
  close(): Promise<void>;
}

/**
 * An email did not leave. `message` is the answer, without a visitor's data.
 * - `service`: the way out is shut (network, password, refused sender): every email would fail
 * - `recipient`: this recipient was not taken for now; others may be
 * - `recipient-forever`: this recipient will refuse however often it is tried
 */
export type MailFailure = 'service' | 'recipient' | 'recipient-forever';

export class MailError extends Error {
  override name = 'MailError';
  readonly failure: MailFailure;
  constructor(answer: string, failure: MailFailure = 'service', cause?: unknown) {
    super(answer, { cause });
    this.failure = failure;
  }
}
