import type { Config } from './config.server.ts';

/** Where each captcha's script and frames come from. */
const CAPTCHA_HOSTS: Partial<Record<Config['CAPTCHA'], readonly string[]>> = {
  recaptcha: ['https://www.google.com', 'https://www.gstatic.com'],
  turnstile: ['https://challenges.cloudflare.com'],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
};

/** The map that a visitor may ask for. */
const MAP_HOST = 'https://www.google.com';

/** Headers of every answer: what a page may load, who may frame it, what the browser may guess. */
export function securityHeaders(
  config: Pick<Config, 'CAPTCHA' | 'SITE_URL'>,
): Record<string, string> {
  const captcha = CAPTCHA_HOSTS[config.CAPTCHA] ?? [];
  const own = (...others: readonly string[]) => ["'self'", ...others].join(' ');
  const policy = {
    'default-src': "'none'",
    'script-src': own(...captcha),
    // React's and the toasts' style attributes; styles cannot run code.
    'style-src': own("'unsafe-inline'", ...captcha),
    'img-src': own('data:', 'blob:'),
    'media-src': own(),
    'font-src': own(),
    'connect-src': own(...captcha),
    'worker-src': own(),
    'frame-src': own(MAP_HOST, ...captcha),
    'manifest-src': own(),
    'form-action': own(),
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  };
  const isSecure = config.SITE_URL.startsWith('https:');
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}
