import type { Email } from '../transport.server.ts';

/** A small email for tests of transports. */
export function testEmail(changes: Partial<Email> = {}): Email {
  return {
    messageId: '<0b9c7f0e-1111-4222-8333-444455556666@sobremesa.test>',
    to: [{ name: 'Lucía Ortega', address: 'lucia@example.com' }],
    subject: 'Hemos recibido tu solicitud',
    html: '<p>Hola, Lucía</p>',
    text: 'Hola, Lucía',
    attachments: [],
    autoSubmitted: 'auto-replied',
    parameters: {
      first_name: 'Lucía',
      last_name: 'Ortega',
      email: 'lucia@example.com',
      phone: '+34 600 123 456',
      date: '2026-07-10',
      time: 'morning',
      participants: '6-10',
      company: '',
      allergy: '',
      message: 'Somos doce.',
      locale: 'es',
    },
    ...changes,
  };
}

/** The sender in tests. */
export const TEST_SENDER = { name: 'La Sobremesa', address: 'hola@example.com' };

/** Pieces that break mail headers unless they are filtered out. */
const HOSTILE = [
  '\r\nBcc: thief@evil.example',
  '\nTo: thief@evil.example\n',
  '\r\n\r\n<html>',
  '\u0000',
  '\u0085X-Injected: 1',
  '\u2028Bcc: thief@evil.example',
  '\u2029',
  '%0d%0aBcc:thief@evil.example',
  '" <thief@evil.example>',
  ', thief@evil.example',
  '; thief@evil.example',
  '=?utf-8?Q?=0D=0ABcc:_thief@evil.example?=',
  '\u202Egnp.exe',
  '👩‍🍳🥘',
  'ñandú',
  '\ud800',
  '日本語',
  '\u0007\u001b[31m',
  '<script>alert(1)</script>',
  '$t(emails:labels.name)',
  '{{business}}',
  '\t folded',
];

/** `count` values made of ordinary and hostile pieces, the same for the same seed. */
export function hostileValues(count: number, seed = 1): string[] {
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const plain = ['Ana', 'de la O', 'x', 'Málaga', '  ', 'A'.repeat(90)];
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + next(4) }, () => {
      const pool = next(3) === 0 ? plain : HOSTILE;
      return pool[next(pool.length)] ?? '';
    }).join(next(2) === 0 ? '' : ' '),
  );
}

/** Every header that our emails have, in lower case. */
export const EMAIL_HEADERS = [
  'auto-submitted',
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'in-reply-to',
  'message-id',
  'mime-version',
  'references',
  'reply-to',
  'subject',
  'to',
];
