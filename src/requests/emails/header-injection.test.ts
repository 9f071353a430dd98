import { domainToASCII } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeAnswerEmail, composeOwnerEmail, composeVisitorEmail } from './compose.server.ts';
import { SAMPLE_CONTEXT } from './samples.server.ts';
import { emailSubmission, type EmailSubmission } from './submission.server.ts';
import { submissionRow } from '../testing/submissions.ts';
import { hostileValues, EMAIL_HEADERS, TEST_SENDER } from '../../email/testing/emails.ts';
import {
  headersOf,
  startSmtpStandIn,
  type SmtpStandIn,
} from '../../email/testing/smtp-stand-in.ts';
import type { MailTransport } from '../../email/index.server.ts';
import { createSmtpTransport } from '../../email/transports/smtp.server.ts';

const OWNER = { name: 'La Sobremesa', address: 'owner@example.com' };
const VALUES = hostileValues(350);
/** What breaks a line, or makes it read as another. */
const UNSEEN = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;
const FIELDS = 7;
const SUBMISSIONS = VALUES.length / FIELDS;

let server: SmtpStandIn;
let transport: MailTransport;
beforeAll(async () => {
  server = await startSmtpStandIn();
  transport = createSmtpTransport({ url: server.url, from: TEST_SENDER });
});
afterAll(async () => {
  await transport.close();
  await server.close();
});

/** An address with its domain as the wire has it. */
function ascii(address: string): string {
  const [local, domain = ''] = address.split('@');
  return `${local}@${domainToASCII(domain)}`;
}

function hostileRequest(at: number): EmailSubmission {
  const value = (field: number) => VALUES[at * FIELDS + field] ?? '';
  const fields = {
    locale: at % 2 === 0 ? 'es' : 'en',
    firstName: value(0),
    lastName: value(1),
    // Mostly a good address, so that emails go; every fifth a hostile one.
    email: at % 5 === 0 ? `ana@example.com${value(2)}` : 'ana@example.com',
    phone: value(3),
    company: value(4),
    workshop: value(5),
    message: value(6),
  };
  return emailSubmission(submissionRow('request', { fields }), false);
}

test('hostile values in every field add no header and no recipient', async () => {
  const recipients: string[] = [];
  for (let at = 0; at < SUBMISSIONS; at += 1) {
    const submission = hostileRequest(at);
    const owner = await composeOwnerEmail(submission, SAMPLE_CONTEXT, {
      messageId: `<${at}-owner@sobremesa.test>`,
      to: [OWNER],
      language: 'es',
    });
    const visitor = await composeVisitorEmail(submission, SAMPLE_CONTEXT, {
      messageId: `<${at}-visitor@sobremesa.test>`,
    });
    const { firstName: subject = '', message: body = '' } = { ...submission } as {
      firstName?: string;
      message?: string;
    };
    const answer = await composeAnswerEmail(
      { language: 'es', subject, body },
      submission,
      SAMPLE_CONTEXT,
      {
        messageId: `<${at}-answer@sobremesa.test>`,
        inReplyTo: `<${at}-visitor@sobremesa.test>`,
      },
    );
    for (const email of [owner, visitor, answer]) {
      if (email === null) continue;
      const names = [...email.to, email.replyTo].map((mailbox) => mailbox?.name ?? '');
      for (const line of [email.subject, ...names]) expect(line).not.toMatch(UNSEEN);
      await transport.send(email);
      recipients.push(email.to[0]?.address ?? '');
    }
  }
  expect(server.emails.length).toBeGreaterThan(SUBMISSIONS * 2.6);
  expect(server.emails.map((email) => email.recipients.map(ascii))).toEqual(
    recipients.map((address) => [ascii(address)]),
  );
  for (const { raw } of server.emails) {
    const names = headersOf(raw).map(([name]) => name);
    expect(names.filter((name) => !EMAIL_HEADERS.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  }
});
