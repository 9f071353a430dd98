import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { environmentSchema, type Config } from './config.ts';

type Name = keyof Config;

/** Settings that do something only beside another one: whatever it is set to, or one of these values. */
interface OnlyWith {
  readonly settings: readonly Name[];
  readonly with: Name;
  readonly is?: readonly string[];
}

const PROVIDERS = ['recaptcha', 'turnstile', 'hcaptcha'] as const;

const ONLY_WITH: readonly OnlyWith[] = [
  { settings: ['METRICS_HOST'], with: 'METRICS_PORT' },
  { settings: ['S3_REGION', 'S3_FORCE_PATH_STYLE', 'S3_PREFIX'], with: 'S3_BUCKET' },
  {
    settings: [
      ...(['SANITY_PROJECT_ID', 'SANITY_DATASET', 'SANITY_API_VERSION'] as const),
      ...(['SANITY_API_URL', 'SANITY_WRITE_TOKEN', 'SANITY_WEBHOOK_SECRET'] as const),
    ],
    with: 'CONTENT_SOURCE',
    is: ['sanity'],
  },
  { settings: ['SMTP_URL'], with: 'MAIL_TRANSPORT', is: ['smtp'] },
  {
    settings: [
      ...(['EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID', 'EMAILJS_PUBLIC_KEY'] as const),
      ...(['EMAILJS_PRIVATE_KEY', 'EMAILJS_API_URL'] as const),
    ],
    with: 'MAIL_TRANSPORT',
    is: ['emailjs'],
  },
  {
    settings: ['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET', 'CAPTCHA_API_URL'],
    with: 'CAPTCHA',
    is: PROVIDERS,
  },
  { settings: ['PURGE_BY', 'PURGE_SECRET'], with: 'PURGE_URL' },
  { settings: ['GOOGLE_PLACE_ID', 'GOOGLE_PLACES_API_URL'], with: 'GOOGLE_PLACES_API_KEY' },
  { settings: ['GOOGLE_PLACES_API_KEY'], with: 'GOOGLE_PLACE_ID' },
];

/**
 * The settings that are given and do nothing, because of what the others are: one sentence each. One
 * that says no more than its default is not among them.
 */
export function idleSettings(config: Config): readonly string[] {
  return ONLY_WITH.flatMap(({ settings, with: other, is }) => {
    const value = config[other];
    const isThere = is ? is.includes(String(value)) : isGiven(other, config);
    if (isThere) return [];
    const needed = is ? `${other}=${is.join(` or ${other}=`)}` : other;
    return settings
      .filter((name) => isGiven(name, config))
      .map((name) => `${name} does nothing: it is only used with ${needed}`);
  });
}

/** Has the setting another value than it has by default? */
function isGiven(name: Name, config: Config): boolean {
  const byDefault = v.safeParse(environmentSchema.entries[name], undefined);
  return !byDefault.success || !isDeepStrictEqual(config[name], byDefault.output);
}
