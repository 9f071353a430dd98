import { describe, expect, it } from 'vitest';
import { isPublicAddress, isPublicHttps } from './public-address.server.ts';

describe('a public address', () => {
  it.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '2a00:1450:4003:80a::200a'])('is %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    ...['0.0.0.0', '224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fd00::1', 'ff02::1'],
    ...['::ffff:127.0.0.1', '::ffff:a00:1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1'],
    ...['localhost', ''],
  ])('is not %s', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('a public https address', () => {
  it('is one of a push service', () => {
    expect(isPublicHttps('https://fcm.googleapis.com/fcm/send/abc')).toBe(true);
    expect(isPublicHttps('https://updates.push.services.mozilla.com:443/wpush/v2/x')).toBe(true);
  });
  it.each([
    ...[
      'http://fcm.googleapis.com/x',
      'https://localhost/x',
      'https://intranet/x',
      'ftp://a.example',
    ],
    ...[
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://169.254.169.254/latest',
      'https://0x7f.1/',
    ],
    ...[
      'https://2130706433/',
      'https://router.local/',
      'https://db.internal./',
      'https://a.example:22/',
    ],
    ...['https://me:secret@a.example/', 'nothing', 'javascript:alert(1)'],
    // Where other parsers end the host earlier than URL does.
    ...[
      'https://127.0.0.1;/x',
      'https://127.0.0.1{/x',
      "https://127.0.0.1'/y",
      'https://a_b.example/',
    ],
    ...[
      'https://169.254.169.254{/latest',
      'https://127.0.0.1,a.example/',
      'https://127.0.0.1&a.example/',
    ],
    ...[
      'https://0177.0.0.1/',
      'https://0x7f000001/',
      'https://127.1/',
      'https://[::ffff:127.0.0.1]/',
    ],
  ])('is not %s', (address) => expect(isPublicHttps(address)).toBe(false));
});
