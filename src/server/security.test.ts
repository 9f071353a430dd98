import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { CAPTCHA_PROVIDERS, PROVIDER_SCRIPTS } from '../captcha/index.ts';
import { securityHeaders } from './security.ts';

const STYLE = 'p { color: red }';
const HTML = `<head><title>&lt;style></title><style>${STYLE}</style></head><style>no</style>`;
const HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** The policy of a page, by directive. */
function policyOf(more: Partial<Parameters<typeof securityHeaders>[0]> = {}, type = 'text/html') {
  const config = { CAPTCHA: 'altcha', DEBUG_PAGES: false, SITE_URL: 'https://a.test' } as const;
  const headers = securityHeaders({ ...config, ...more })(type, HTML);
  const parts = headers['Content-Security-Policy']?.split('; ') ?? [];
  return Object.fromEntries(parts.map((part) => part.split(/ (.*)/s)));
}

it('lets a page load from the site alone, and be framed, led astray or run by nobody', () => {
  const own = "'self'";
  expect(policyOf({ CAPTCHA: 'off' }, 'text/plain')).toEqual({
    ...{ 'default-src': "'none'", 'base-uri': "'none'", 'frame-ancestors': "'none'" },
    ...{ 'script-src': own, 'style-src': own, 'img-src': `${own} data:`, 'media-src': own },
    ...{ 'font-src': own, 'connect-src': own, 'worker-src': own, 'manifest-src': own },
    ...{ 'form-action': own, 'frame-src': `${own} https://www.google.com` },
  });
});

it('allows the first style block of a page by its hash, and no style where there is no page', () => {
  expect(policyOf()['style-src']).toBe(`'self' ${HASH}`);
  expect(policyOf({}, 'application/json')['style-src']).toBe("'self'");
});

it('has no type guessed, no address told on, and nothing of it opened or shown elsewhere', () => {
  const config = { CAPTCHA: 'off', DEBUG_PAGES: false, SITE_URL: 'https://a.test' } as const;
  expect(securityHeaders(config)('text/html', HTML)).toMatchObject({
    ...{
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    },
    ...{ 'Cross-Origin-Opener-Policy': 'same-origin' },
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

it('tells of https only where visitors come by it', () => {
  const config = { CAPTCHA: 'off', DEBUG_PAGES: false } as const;
  const headersAt = (SITE_URL: string) =>
    securityHeaders({ ...config, SITE_URL })('text/plain', '');
  expect(headersAt('http://a.test')).not.toHaveProperty('Strict-Transport-Security');
  expect(headersAt('https://a.test')).toMatchObject({
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  });
});

it.each(CAPTCHA_PROVIDERS)(
  'lets the captcha %s load its script, and style by its own rules',
  (name) => {
    const policy = policyOf({ CAPTCHA: name });
    const script = PROVIDER_SCRIPTS[name];
    const host = script && new URL(script).origin.replace('js.hcaptcha', '*.hcaptcha');
    for (const directive of ['script-src', 'frame-src', 'connect-src', 'style-src'])
      if (host) expect(policy[directive], directive).toContain(host);
    // A hash would switch off what Google's widget needs; all others do with the hash.
    expect(policy['style-src']?.includes("'unsafe-inline'")).toBe(name === 'recaptcha');
    expect(policy['style-src']?.includes(HASH)).toBe(name !== 'recaptcha');
    expect(policy['script-src']).not.toContain('unsafe');
  },
);

it('lets pictures that are about to be uploaded be seen on the test pages alone', () => {
  expect(policyOf()['img-src']).toBe("'self' data:");
  expect(policyOf({ DEBUG_PAGES: true })['img-src']).toBe("'self' data: blob:");
});
