import { createHash } from 'node:crypto';
import type { Config } from './config.ts';
import type { HeadersOf } from './cached-response.ts';

/** Where each captcha's script and frames come from. */
const CAPTCHA_HOSTS: Partial<Record<Config['CAPTCHA'], readonly string[]>> = {
  recaptcha: ['https://www.google.com', 'https://www.gstatic.com'],
  turnstile: ['https://challenges.cloudflare.com'],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
};

/** The map that a visitor may ask for. */
const MAP_HOST = 'https://www.google.com';

/** The settings that they depend on. */
type Guarded = Pick<Config, 'CAPTCHA' | 'DEBUG_PAGES' | 'SITE_URL'>;

/** Sources that development adds to those of the site. */
interface MoreSources {
  readonly styleSource?: string;
}

/**
 * Headers of every answer: what a page may load, who may frame or embed it, what the browser may
 * guess. The one style block of a page, in its head, is allowed by its hash, and no other style in
 * HTML is; a script may still style what it makes.
 */
export function securityHeaders(config: Guarded, more: MoreSources = {}): HeadersOf {
  const isSecure = config.SITE_URL.startsWith('https:');
  const fixed = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
  const policy = policyOf(config, more);
  return (contentType, body) => {
    const style = contentType.startsWith('text/html') ? styleOf(body) : null;
    return { 'Content-Security-Policy': policy(style), ...fixed };
  };
}

/** The content security policy of an answer, given the text of its style block. */
function policyOf(
  { CAPTCHA, DEBUG_PAGES }: Guarded,
  { styleSource }: MoreSources,
): (style: string | null) => string {
  const styles = styleSource === undefined ? [] : [styleSource];
  const captcha = CAPTCHA_HOSTS[CAPTCHA] ?? [];
  const own = (...others: readonly string[]) => ["'self'", ...others].join(' ');
  return (style) => {
    const policy = {
      'default-src': "'none'",
      'script-src': own(...captcha),
      // Google's widget cannot do without; a hash beside it would switch it off.
      'style-src':
        CAPTCHA === 'recaptcha'
          ? own("'unsafe-inline'", ...captcha)
          : own(...(style === null ? [] : [hashOf(style)]), ...styles, ...captcha),
      // The pattern of tiles; what is about to be uploaded.
      'img-src': DEBUG_PAGES ? own('data:', 'blob:') : own('data:'),
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
    return Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; ');
  };
}

/** What stands in the page's first style block, which is the site's own; null without one. */
function styleOf(html: string): string | null {
  const start = html.indexOf(STYLE_START);
  const end = html.indexOf('</style>', start);
  return start < 0 || end < 0 ? null : html.slice(start + STYLE_START.length, end);
}

const STYLE_START = '<style>';

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
