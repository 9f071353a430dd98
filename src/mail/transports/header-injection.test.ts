import { domainToASCII } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCatalogues } from '../../i18n/index.server.ts';
import { composeOwnerLetter, composeVisitorLetter } from '../letters/compose.server.ts';
import { SAMPLE_CONTEXT } from '../letters/samples.ts';
import type { LetterSubmission } from '../letters/submission.ts';
import { hostileValues, LETTER_HEADERS, TEST_SENDER } from '../testing/letters.ts';
import { headersOf, startSmtpStandIn, type SmtpStandIn } from '../testing/smtp-stand-in.ts';
import type { MailTransport } from '../transport.server.ts';
import { createSmtpTransport } from './smtp.server.ts';

const OWNER = { name: 'La Sobremesa', address: 'owner@example.com' };
/** Some hundreds; `npm run torture` sends ten thousand. */
const VALUES = hostileValues(350);
const FIELDS = 7;
const SUBMISSIONS = VALUES.length / FIELDS;

let server: SmtpStandIn;
let transport: MailTransport;
beforeAll(async () => {
  await loadCatalogues(['es', 'en']);
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

function hostileRequest(at: number): LetterSubmission {
  const value = (field: number) => VALUES[at * FIELDS + field] ?? '';
  return {
    kind: 'request',
    id: '7f1f3c52-6f0e-4d51-9a55-0d6b3c1c2f10',
    language: at % 2 === 0 ? 'es' : 'en',
    receivedAt: new Date(),
    firstName: value(0),
    lastName: value(1),
    // Mostly a good address, so that letters go; every fifth a hostile one.
    email: at % 5 === 0 ? `ana@example.com${value(2)}` : 'ana@example.com',
    phone: value(3),
    requestedDate: '2027-07-10',
    slot: { name: 'morning', from: '09:00', to: '12:00' },
    participants: '6-10',
    company: value(4),
    workshop: value(5),
    message: value(6),
    hasAllergies: false,
  };
}

test(
  'hostile values in every field add no header and no recipient',
  { timeout: 60_000 },
  async () => {
    const recipients: string[] = [];
    for (let at = 0; at < SUBMISSIONS; at += 1) {
      const submission = hostileRequest(at);
      const owner = await composeOwnerLetter(submission, SAMPLE_CONTEXT, {
        messageId: `<${at}-owner@sobremesa.test>`,
        to: [OWNER],
        language: 'es',
      });
      const visitor = await composeVisitorLetter(submission, SAMPLE_CONTEXT, {
        messageId: `<${at}-visitor@sobremesa.test>`,
      });
      for (const letter of [owner, visitor]) {
        if (letter === null) continue;
        await transport.send(letter);
        recipients.push(letter.to[0]?.address ?? '');
      }
    }
    expect(server.letters.length).toBeGreaterThan(SUBMISSIONS * 1.8);
    expect(server.letters.map((letter) => letter.recipients.map(ascii))).toEqual(
      recipients.map((address) => [ascii(address)]),
    );
    for (const { raw } of server.letters) {
      const names = headersOf(raw).map(([name]) => name);
      expect(names.filter((name) => !LETTER_HEADERS.includes(name))).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
    }
  },
);
