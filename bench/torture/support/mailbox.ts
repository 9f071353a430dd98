import { headersOf, startSmtpStandIn } from '../../../src/mail/testing/smtp-stand-in.ts';

/** What is kept of each letter: the whole of it would fill the memory. */
export interface LetterNote {
  readonly messageId: string;
  readonly recipients: readonly string[];
  readonly headers: readonly (readonly [string, string])[];
}

/** A mail server that notes each letter that it took; `onRaw` sees the whole letter. */
export async function openMailbox(onRaw: (raw: string) => void = () => {}, port?: number) {
  const notes: LetterNote[] = [];
  const server = await startSmtpStandIn({
    ...(port !== undefined && { port }),
    onLetter(letter) {
      const headers = headersOf(letter.raw);
      const messageId = headers.find(([name]) => name === 'message-id')?.[1] ?? '';
      notes.push({ messageId, recipients: letter.recipients, headers });
      onRaw(letter.raw);
      server.letters.length = 0;
      return undefined;
    },
  });
  return { url: server.url, port: server.port, notes, close: () => server.close() };
}

/** Settings that send a server's letters there. */
export function mailSettings(url: string): Record<string, string> {
  return {
    MAIL_TRANSPORT: 'smtp',
    SMTP_URL: url,
    MAIL_FROM: 'La Sobremesa <hola@example.com>',
    MAIL_TO: 'owner@example.com',
  };
}
