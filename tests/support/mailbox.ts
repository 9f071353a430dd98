import { headersOf, startSmtpStandIn } from '../../src/email/testing/smtp-stand-in.ts';

/** What is kept of each email; whole emails would fill the memory. */
export interface EmailNote {
  readonly messageId: string;
  /** When it was accepted, milliseconds since 1970. */
  readonly at: number;
  readonly recipients: readonly string[];
  readonly headers: readonly (readonly [string, string])[];
}

/** A mail server that records each accepted email; `onRaw` gets the whole email. */
export async function openMailbox(onRaw: (raw: string) => void = () => {}, wanted = 0) {
  const notes: EmailNote[] = [];
  const server = await startSmtpStandIn({
    port: wanted,
    onEmail({ raw, recipients }) {
      const headers = headersOf(raw);
      const messageId = headers.find(([name]) => name === 'message-id')?.[1] ?? '';
      notes.push({ messageId, at: Date.now(), recipients, headers });
      onRaw(raw);
      server.emails.length = 0;
      return undefined;
    },
  });
  const { url, port } = server;
  return { url, port, notes, close: () => server.close() };
}

/** Settings for sending to this mailbox. */
export function mailSettings(url: string): Record<string, string> {
  return {
    MAIL_TRANSPORT: 'smtp',
    SMTP_URL: url,
    MAIL_FROM: 'La Sobremesa <hola@example.com>',
    MAIL_TO: 'owner@example.com',
  };
}
