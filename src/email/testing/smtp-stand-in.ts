import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** An email as the server received it. */
export interface TakenEmail {
  readonly from: string;
  /** Recipients of the envelope, where it really goes. */
  readonly recipients: readonly string[];
  readonly raw: string;
  readonly secure: boolean;
}

export interface SmtpStandIn {
  readonly port: number;
  readonly url: string;
  readonly emails: TakenEmail[];
  close(): Promise<void>;
}

/** What a handler gives back to have a command answered with this code and text. */
export function refusal(code: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode: code });
}

/**
 * A real SMTP server on the loopback that records what it accepts. `disabledCommands` without
 * STARTTLS makes it offer that, with a self-signed certificate. `onEmail` runs before an email is
 * acknowledged.
 */
export async function startSmtpStandIn(
  options: SMTPServerOptions & {
    onEmail?: (email: TakenEmail) => Error | undefined;
    /** Where to listen; a free port unless told. */
    port?: number;
  } = {},
): Promise<SmtpStandIn> {
  const { onEmail, port: wanted = 0, ...serverOptions } = options;
  const emails: TakenEmail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // Keeps it from warning that its built-in certificate is for tests.
    logger: false,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 50,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const email = {
          from: mailFrom === false ? '' : mailFrom.address,
          recipients: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
          secure: session.secure,
        };
        const error = onEmail?.(email);
        if (error === undefined) emails.push(email);
        done(error ?? null);
      });
    },
    ...serverOptions,
  });
  // Some tests break off the connection on purpose.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    emails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Header lines of a raw email, unfolded: `[name, value]`. */
export function headersOf(raw: string): [string, string][] {
  const end = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  return head.split('\r\n').map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
}
