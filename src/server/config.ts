import { isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { isNetwork, withoutEndSlashes } from '../http/index.server.ts';
import { LANGUAGES, type Language } from '../i18n/index.ts';

const switchValue = (byDefault: 'on' | 'off') =>
  v.pipe(
    v.optional(
      v.picklist(['on', 'off', 'true', 'false', '1', '0'], 'must be on or off'),
      byDefault,
    ),
    v.transform((value) => value === 'on' || value === 'true' || value === '1'),
  );

const wholeNumber = v.pipe(v.string(), v.digits('must be digits alone'), v.transform(Number));
const port = v.pipe(wholeNumber, v.maxValue(65_535, 'must be a port, 65535 at most'));
const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const httpAddress = v.pipe(
  text,
  v.check(
    (value) => /^https?:\/\//.test(value) && URL.canParse(value),
    'must be an address that begins with http:// or https://',
  ),
  v.transform(withoutEndSlashes),
);
/** What a server listens on. */
const host = v.pipe(
  text,
  v.check(
    (value) => isIPv6(value) || /^[\w.-]+$/.test(value),
    'must be an address or a name alone, such as 127.0.0.1; the port is set apart',
  ),
);
const list = v.pipe(
  v.string(),
  v.transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
);
/** One address or several, with or without names; the mail module reads what each is. */
const mailboxes = v.pipe(
  text,
  v.check(
    (value) =>
      value
        .replace(/"[^"]*"/g, '')
        .split(',')
        .map((part) => /<([^<>]*)>/.exec(part)?.[1] ?? part)
        .every((part) => /^[^@]*[^\s<>@]@[^\s<>@][^@]*$/.test(part)),
    'must be an address, such as Our kitchen <hello@example.com>',
  ),
);
/** Where a server is, and who signs in there. */
const login = (scheme: RegExp, problem: string) =>
  v.pipe(
    text,
    v.regex(scheme, problem),
    v.check(isLogin, 'cannot be read: write / # ? @ of user and password as %2F %23 %3F %40'),
  );

/** Can it be taken apart as it is meant? With an @ behind one of / # ? that was one of a password, but for the @ of a query. */
function isLogin(value: string): boolean {
  // PostgreSQL's with a socket may have a user, and no host.
  return (
    URL.canParse(value.replace('@/', '@socket/')) &&
    !/^\w+:\/\/[^/#?]*(?:\/[^?]*|[#?].*)@/.test(value)
  );
}

/** Of storage: what is wrong with it is said without saying what it is. */
const credential = v.pipe(
  text,
  v.check((value) => /^[!-~]{3,256}$/.test(value), 'must have no spaces, and 3 to 256 characters'),
);

/** Where a site or a service is: an address without anything behind its host, as browsers name an origin. */
const origin = v.pipe(
  text,
  v.check(
    isOrigin,
    'must be http:// or https:// with a host alone, without path, query and credentials',
  ),
  v.transform((value) => new URL(value).origin),
);

function isOrigin(value: string): boolean {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return false;
  const { username, password, pathname, search, hash } = new URL(value);
  return [username, password, search, hash].every((part) => part === '') && pathname === '/';
}

const DEFAULT_PORT = '3000';

const languageCodes = LANGUAGES.map(({ code }) => code);

/** Every setting of the environment, with its default. `.env.example` explains each. */
export const environmentSchema = v.object({
  PORT: v.optional(port, DEFAULT_PORT),
  HOST: v.optional(host, '0.0.0.0'),
  /** Unset, it is this computer's, with PORT. */
  SITE_URL: v.optional(origin),
  DATA_DIR: v.optional(v.pipe(text, v.transform(resolve)), './data'),
  DATABASE_URL: v.optional(login(/^postgres(ql)?:\/\//, 'must begin with postgres://')),
  DATA_KEY: v.optional(v.pipe(text, v.regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits'))),
  /** S3-compatible storage instead of the pictures and files in DATA_DIR. */
  S3_ENDPOINT: v.optional(origin),
  S3_BUCKET: v.optional(
    v.pipe(text, v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')),
  ),
  S3_REGION: v.optional(v.pipe(text, v.regex(/^[\w-]{1,64}$/, 'must be a region')), 'us-east-1'),
  S3_ACCESS_KEY_ID: v.optional(credential),
  S3_SECRET_ACCESS_KEY: v.optional(credential),
  S3_FORCE_PATH_STYLE: switchValue('on'),
  S3_PREFIX: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^(?:[\w-]+\/)*[\w-]*$/, 'must be letters, digits, - and _, with / between'),
      v.transform((value) => (value === '' || value.endsWith('/') ? value : `${value}/`)),
    ),
    '',
  ),
  TRUST_PROXY: v.optional(
    v.pipe(list, v.everyItem(isNetwork, 'must be addresses or networks, with commas')),
    '',
  ),
  ENABLED_LANGUAGES: v.optional(
    v.pipe(list, v.array(v.picklist(languageCodes, `must be among ${languageCodes.join(', ')}`))),
    languageCodes.join(),
  ),
  /** The port of the metrics; without one, nothing is measured. */
  METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(host, '127.0.0.1'),
  /** Is each request logged? */
  ACCESS_LOG: switchValue('off'),
  /** From how many milliseconds on a statement of the database is logged. */
  SLOW_QUERY_MS: v.optional(wholeNumber, '200'),
  DEBUG_PAGES: switchValue('off'),
  /** Megabytes of rendered pages cached in memory. */
  PAGE_CACHE_MB: v.optional(v.pipe(wholeNumber, v.minValue(1, 'must be 1 at least')), '32'),
  /** Are pages and their pictures made ready before they are asked for? */
  WARM_UP: switchValue('on'),
  /** Do browsers store pages for when there is no connection? */
  OFFLINE_PAGES: switchValue('on'),

  CONTENT_SOURCE: v.optional(v.picklist(['embedded', 'sanity']), 'embedded'),
  SANITY_PROJECT_ID: v.optional(text),
  SANITY_DATASET: v.optional(text, 'production'),
  SANITY_API_VERSION: v.optional(
    v.pipe(text, v.isoDate('must be a day, such as 2024-01-01')),
    '2024-01-01',
  ),
  SANITY_API_URL: v.optional(httpAddress),
  SANITY_WRITE_TOKEN: v.optional(text),
  SANITY_WEBHOOK_SECRET: v.optional(text),

  MAIL_TRANSPORT: v.optional(v.picklist(['folder', 'smtp', 'emailjs']), 'folder'),
  /** Emails come by the business's name; one that stands here counts while the settings cannot be read. */
  MAIL_FROM: v.optional(mailboxes, 'hola@example.com'),
  MAIL_TO: v.optional(mailboxes, 'hola@example.com'),
  SMTP_URL: v.optional(login(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')),
  EMAILJS_SERVICE_ID: v.optional(text),
  EMAILJS_TEMPLATE_ID: v.optional(text),
  EMAILJS_PUBLIC_KEY: v.optional(text),
  EMAILJS_PRIVATE_KEY: v.optional(text),
  EMAILJS_API_URL: v.optional(httpAddress, 'https://api.emailjs.com'),

  CAPTCHA: v.optional(
    v.picklist(['altcha', 'recaptcha', 'turnstile', 'hcaptcha', 'off']),
    'altcha',
  ),
  CAPTCHA_SITE_KEY: v.optional(text),
  CAPTCHA_SECRET: v.optional(text),
  CAPTCHA_API_URL: v.optional(httpAddress),

  RATE_LIMITS: switchValue('on'),
  BLOCK_LIST: v.optional(list, ''),
  THROTTLE_MS: v.optional(wholeNumber, '0'),
  BLOCK_HEADLESS: switchValue('off'),

  /** May caches in front of the site keep its pages? */
  EDGE_CACHE: switchValue('off'),
  /** Which of them are told of changes. */
  PURGE_URL: v.optional(v.pipe(list, v.array(httpAddress)), ''),
  PURGE_BY: v.optional(v.picklist(['page', 'key']), 'page'),
  PURGE_SECRET: v.optional(
    v.pipe(text, v.regex(/^[\w-]{16,128}$/, 'must be 16 to 128 letters, digits, - or _')),
  ),

  GOOGLE_PLACES_API_KEY: v.optional(text),
  GOOGLE_PLACE_ID: v.optional(text),
  GOOGLE_PLACES_API_URL: v.optional(httpAddress, 'https://places.googleapis.com'),
});

/** The names of all settings. */
export const SETTINGS = Object.keys(environmentSchema.entries);

export type Config = Omit<
  v.InferOutput<typeof environmentSchema>,
  'ENABLED_LANGUAGES' | 'SITE_URL'
> & {
  readonly SITE_URL: string;
  readonly ENABLED_LANGUAGES: readonly Language[];
};

/** The environment has values that cannot be used; `problems` names each. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(
      `The configuration has ${problems.length} problem(s):\n${problems.map((p) => `  ${p}`).join('\n')}`,
    );
    this.problems = problems;
  }
}

const S3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Settings that must come together: when one of the first is set, or has the value, the others must be set. */
const NEEDED: readonly (readonly [when: readonly string[], needs: readonly (keyof Config)[]])[] = [
  [['CONTENT_SOURCE=sanity'], ['SANITY_PROJECT_ID']],
  [['MAIL_TRANSPORT=smtp'], ['SMTP_URL']],
  [['MAIL_TRANSPORT=emailjs'], ['EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID']],
  [
    ['CAPTCHA=recaptcha', 'CAPTCHA=turnstile', 'CAPTCHA=hcaptcha'],
    ['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET'],
  ],
  [S3, S3],
  [['PURGE_URL'], ['PURGE_SECRET', 'EDGE_CACHE']],
];

/** Where a site that is given no address is found; a free port, which nobody knows yet, is as good as none. */
function localAddress({ PORT }: Config): string {
  return `http://localhost:${PORT || DEFAULT_PORT}`;
}

/**
 * Reads the configuration from the environment, once, at start. An empty value counts as unset.
 * Throws a `ConfigurationError` that lists every bad value, not only the first.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = v.safeParse(environmentSchema, given);
  const problems = (result.issues ?? []).map(
    (issue) => `${v.getDotPath(issue)?.split('.')[0]}: ${issue.message}`,
  );
  const output = result.output as Config & { readonly SITE_URL?: string };
  for (const [when, needs] of NEEDED) {
    const reason = when.find((one) => {
      const [name = '', value] = one.split('=');
      return value === undefined ? given[name] !== undefined : given[name] === value;
    });
    if (reason === undefined) continue;
    const because = reason.includes('=') ? reason : `${reason} is set`;
    for (const need of needs) {
      // A switch that is off is as good as none.
      if (given[need] === undefined || output[need] === false)
        problems.push(`${need}: is needed when ${because}`);
    }
  }
  if (problems.length > 0) throw new ConfigurationError([...new Set(problems)]);
  return { ...output, SITE_URL: output.SITE_URL ?? localAddress(output) };
}
