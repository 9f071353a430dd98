/** What the scorer needs to know of a page. */
export interface ScoredPage {
  /** The address that visitors use. */
  readonly siteUrl: string;
  readonly headers: Headers;
  readonly html: string;
}

/** What each rule adds to the initial 100 points, or subtracts. */
export type Points = Readonly<Record<string, number>>;

/**
 * Points by rule that MDN's HTTP Observatory gives a page, by its published scoring table (version
 * 1.4). Rules that only the network could show (redirects from http to https, HSTS preloading) are
 * left out, and add nothing here.
 */
export function observatoryPoints({ siteUrl, headers, html }: ScoredPage): Points {
  const policy = directives(headers.get('content-security-policy') ?? '');
  return {
    policy: policyPoints(policy),
    cookies: cookiePoints(headers.getSetCookie()),
    sharing: headers.get('access-control-allow-credentials') === 'true' ? -50 : 0,
    resourcePolicy: resourcePolicyPoints(headers.get('cross-origin-resource-policy')),
    referrer: referrerPoints(headers.get('referrer-policy')),
    transport: transportPoints(siteUrl, headers.get('strict-transport-security')),
    integrity: integrityPoints(siteUrl, html),
    typeOptions: headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    frames: framePoints(policy, headers.get('x-frame-options')),
  };
}

/** The total score. Bonus points count only from a base of 90. */
export function observatoryScore(page: ScoredPage): number {
  const points = Object.values(observatoryPoints(page));
  const penalties = points.filter((one) => one < 0).reduce((sum, one) => sum + one, 0);
  const bonuses = points.filter((one) => one > 0).reduce((sum, one) => sum + one, 0);
  const base = 100 + penalties;
  return Math.max(0, base >= 90 ? base + bonuses : base);
}

type Policy = ReadonlyMap<string, readonly string[]>;

const BROAD = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*'];
const UNSAFE = ["'unsafe-inline'", 'data:', ...BROAD];

function directives(header: string): Policy {
  const parts = header.split(';').map((part) => part.trim().toLowerCase().split(/\s+/));
  return new Map(parts.filter(([name]) => name).map(([name = '', ...sources]) => [name, sources]));
}

function policyPoints(policy: Policy): number {
  if (policy.size === 0) return -25;
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  // A hash or a nonce disables 'unsafe-inline'.
  const effective = (name: string) =>
    of(name).some((source) => /^'(sha\d+|nonce)-/.test(source))
      ? of(name).filter((source) => source !== "'unsafe-inline'")
      : of(name);
  const has = (name: string, unwanted: readonly string[]) =>
    effective(name).some((source) => unwanted.includes(source));
  if (has('script-src', UNSAFE) || has('object-src', BROAD)) return -20;
  const active = [...policy].filter(([name]) => name !== 'img-src' && name !== 'media-src');
  const isInsecure = (source: string) => /^(http|ftp):/.test(source);
  if (active.some(([, sources]) => sources.some(isInsecure))) return -20;
  if (has('script-src', ["'unsafe-eval'"]) || has('style-src', ["'unsafe-eval'"])) return -10;
  if (of('img-src').some(isInsecure) || of('media-src').some(isInsecure)) return -10;
  if (has('style-src', UNSAFE)) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function cookiePoints(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0;
  if (cookies.some((cookie) => !/;\s*secure/i.test(cookie))) return -20;
  return cookies.every((cookie) => /;\s*samesite=(lax|strict)/i.test(cookie)) ? 5 : 0;
}

function resourcePolicyPoints(value: string | null): number {
  if (value === null || value === 'cross-origin') return 0;
  return value === 'same-origin' || value === 'same-site' ? 10 : -5;
}

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

function referrerPoints(value: string | null): number {
  if (value === null) return 0;
  return PRIVATE.includes(value) ? 5 : -5;
}

/** Six months, in seconds. */
const HALF_A_YEAR = 15_768_000;

function transportPoints(siteUrl: string, value: string | null): number {
  const age = Number(/max-age=(\d+)/.exec(value ?? '')?.[1] ?? Number.NaN);
  if (!siteUrl.startsWith('https:') || Number.isNaN(age)) return -20;
  return age >= HALF_A_YEAR ? 0 : -10;
}

/** Judges external scripts only; inline ones are covered by the policy. */
function integrityPoints(siteUrl: string, html: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)];
  const isForeign = ([, src = '']: readonly string[]) =>
    new URL(src, siteUrl).origin !== new URL(siteUrl).origin;
  const hasIntegrity = ([tag = '']: readonly string[]) => / integrity="sha\d+-[^"]+"/.test(tag);
  if (scripts.length === 0) return 0;
  if (scripts.some((script) => isForeign(script) && !hasIntegrity(script))) return -5;
  return scripts.every(hasIntegrity) ? 5 : 0;
}

function framePoints(policy: Policy, frameOptions: string | null): number {
  if (policy.has('frame-ancestors')) return 5;
  return /^(deny|sameorigin)$/i.test(frameOptions ?? '') ? 0 : -20;
}
