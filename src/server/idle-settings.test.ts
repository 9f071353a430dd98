import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { idleSettings } from './idle-settings.ts';

const idle = (environment: Record<string, string>) => idleSettings(readConfig(environment));

const SECRET = 'sixteen_letters_';
const S3 = {
  ...{ S3_ENDPOINT: 'https://s3.example.com', S3_BUCKET: 'sobremesa' },
  ...{ S3_ACCESS_KEY_ID: 'AKIAEXAMPLE', S3_SECRET_ACCESS_KEY: 'secret' },
};
const SANITY = { CONTENT_SOURCE: 'sanity', SANITY_PROJECT_ID: 'abc' };
const EMAILJS = {
  ...{ MAIL_TRANSPORT: 'emailjs', EMAILJS_PUBLIC_KEY: 'a' },
  ...{ EMAILJS_SERVICE_ID: 'b', EMAILJS_TEMPLATE_ID: 'c' },
};
const CAPTCHA = { CAPTCHA: 'turnstile', CAPTCHA_SITE_KEY: 'a', CAPTCHA_SECRET: 'b' };
const PURGE = { EDGE_CACHE: 'on', PURGE_URL: 'http://10.0.0.5', PURGE_SECRET: SECRET };
const REVIEWS = { GOOGLE_PLACES_API_KEY: 'a', GOOGLE_PLACE_ID: 'b' };

/** Each setting with a value, what it is only used with, and that. */
const CASES = [
  ['METRICS_HOST', '0.0.0.0', 'METRICS_PORT', { METRICS_PORT: '9100' }],
  ['S3_REGION', 'eu-west-1', 'S3_BUCKET', S3],
  ['S3_FORCE_PATH_STYLE', 'off', 'S3_BUCKET', S3],
  ['S3_PREFIX', 'paz', 'S3_BUCKET', S3],
  ['SANITY_PROJECT_ID', 'abc', 'CONTENT_SOURCE=sanity', SANITY],
  ['SANITY_DATASET', 'staging', 'CONTENT_SOURCE=sanity', SANITY],
  ['SANITY_API_VERSION', '2025-01-01', 'CONTENT_SOURCE=sanity', SANITY],
  ['SANITY_API_URL', 'https://a.example', 'CONTENT_SOURCE=sanity', SANITY],
  ['SANITY_WRITE_TOKEN', 'secret', 'CONTENT_SOURCE=sanity', SANITY],
  ['SANITY_WEBHOOK_SECRET', 'secret', 'CONTENT_SOURCE=sanity', SANITY],
  ['SMTP_URL', 'smtps://a.example', 'MAIL_TRANSPORT=smtp', { MAIL_TRANSPORT: 'smtp' }],
  ['EMAILJS_SERVICE_ID', 'b', 'MAIL_TRANSPORT=emailjs', EMAILJS],
  ['EMAILJS_TEMPLATE_ID', 'c', 'MAIL_TRANSPORT=emailjs', EMAILJS],
  ['EMAILJS_PUBLIC_KEY', 'a', 'MAIL_TRANSPORT=emailjs', EMAILJS],
  ['EMAILJS_PRIVATE_KEY', 'd', 'MAIL_TRANSPORT=emailjs', EMAILJS],
  ['EMAILJS_API_URL', 'https://a.example', 'MAIL_TRANSPORT=emailjs', EMAILJS],
  ['CAPTCHA_SITE_KEY', 'a', 'CAPTCHA=recaptcha or CAPTCHA=turnstile or CAPTCHA=hcaptcha', CAPTCHA],
  ['CAPTCHA_SECRET', 'b', 'CAPTCHA=recaptcha or CAPTCHA=turnstile or CAPTCHA=hcaptcha', CAPTCHA],
  [
    'CAPTCHA_API_URL',
    'https://a.example',
    'CAPTCHA=recaptcha or CAPTCHA=turnstile or CAPTCHA=hcaptcha',
    CAPTCHA,
  ],
  ['PURGE_BY', 'key', 'PURGE_URL', PURGE],
  ['PURGE_SECRET', SECRET, 'PURGE_URL', PURGE],
  ['GOOGLE_PLACES_API_KEY', 'a', 'GOOGLE_PLACE_ID', REVIEWS],
  ['GOOGLE_PLACE_ID', 'b', 'GOOGLE_PLACES_API_KEY', REVIEWS],
] as const;

describe('a setting that does nothing beside the others', () => {
  it.each(CASES)('%s is named, unless it is used', (name, value, needed, used) => {
    expect(idle({ [name]: value })).toEqual([
      `${name} does nothing: it is only used with ${needed}`,
    ]);
    expect(idle({ ...used, [name]: value })).toEqual([]);
  });

  it('is named with all the others, and never by what it says', () => {
    const said = idle({
      SANITY_WRITE_TOKEN: 'hidden',
      SMTP_URL: 'smtp://user:hidden@a.example',
      GOOGLE_PLACES_API_URL: 'https://hidden.example',
    });
    expect(said.map((sentence) => sentence.split(' ')[0])).toEqual([
      ...['SANITY_WRITE_TOKEN', 'SMTP_URL', 'GOOGLE_PLACES_API_URL'],
    ]);
    expect(said.join()).not.toContain('hidden');
  });

  it('is none that is given the value it has anyway, as .env.example gives them all', () => {
    expect(
      idle({
        ...{ SANITY_DATASET: 'production', METRICS_HOST: '127.0.0.1' },
        ...{ S3_REGION: 'us-east-1', PURGE_BY: 'page', SMTP_URL: '' },
      }),
    ).toEqual([]);
    expect(idle({})).toEqual([]);
  });
});
