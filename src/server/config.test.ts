import { LANGUAGES } from '../i18n/index.ts';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bucketSettings } from './bucket-settings.ts';
import { ConfigurationError, readConfig, SETTINGS } from './config.ts';

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
}

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      SITE_URL: 'http://localhost:3000',
      DATA_DIR: resolve('./data'),
      CONTENT_SOURCE: 'embedded',
      SANITY_DATASET: 'production',
      SANITY_API_VERSION: '2024-01-01',
      ENABLED_LANGUAGES: LANGUAGES.map(({ code }) => code),
      DEBUG_PAGES: false,
      MAIL_TRANSPORT: 'folder',
      CAPTCHA: 'altcha',
      RATE_LIMITS: true,
      BLOCK_HEADLESS: false,
    });
  });

  it('takes this computer with the port for its address, unless it is given one', () => {
    expect(readConfig({ PORT: '3101' }).SITE_URL).toBe('http://localhost:3101');
    expect(readConfig({ PORT: '3101', SITE_URL: 'https://a.example' }).SITE_URL).toBe(
      'https://a.example',
    );
    // Which port that will be nobody knows yet.
    expect(readConfig({ PORT: '0' }).SITE_URL).toBe('http://localhost:3000');
  });

  it('takes an empty value for unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '  ' })).toMatchObject({ PORT: 3000 });
  });

  it('tells caches of changes only when they may keep pages, and with a secret', () => {
    const PURGE_URL = 'http://10.0.0.5, http://10.0.0.6';
    const whole = { EDGE_CACHE: 'on', PURGE_URL, PURGE_SECRET: 'sixteen_letters_' };
    expect(readConfig(whole).PURGE_URL).toEqual(['http://10.0.0.5', 'http://10.0.0.6']);
    expect(problemsOf({ PURGE_URL })).toEqual([
      'PURGE_SECRET: is needed when PURGE_URL is set',
      'EDGE_CACHE: is needed when PURGE_URL is set',
    ]);
    expect(problemsOf({ ...whole, EDGE_CACHE: 'off' })).toEqual([
      'EDGE_CACHE: is needed when PURGE_URL is set',
    ]);
    expect(problemsOf({ ...whole, PURGE_SECRET: 'short' })).toEqual([
      'PURGE_SECRET: must be 16 to 128 letters, digits, - or _',
    ]);
    expect(problemsOf({ ...whole, PURGE_URL: 'varnish' }).join()).toContain('PURGE_URL: ');
  });

  it.each([
    ['PORT', '80a', 'must be digits alone'],
    ['PORT', '99999', 'must be a port, 65535 at most'],
    [
      'HOST',
      'http://0.0.0.0',
      'must be an address or a name alone, such as 127.0.0.1; the port is set apart',
    ],
    [
      'HOST',
      'localhost:3000',
      'must be an address or a name alone, such as 127.0.0.1; the port is set apart',
    ],
    ['ACCESS_LOG', 'yes', 'must be on or off'],
    ['PAGE_CACHE_MB', '0', 'must be 1 at least'],
    ['SANITY_API_VERSION', 'v1', 'must be a day, such as 2024-01-01'],
    ['EMAILJS_API_URL', 'api', 'must be an address that begins with http:// or https://'],
  ])('says once what would be right: %s=%s', (name, value, problem) => {
    expect(problemsOf({ [name]: value })).toEqual([`${name}: ${problem}`]);
  });

  it('takes a name or an address of either kind to listen on', () => {
    for (const HOST of ['::', 'localhost', '10.0.0.11', 'fe80::1%eth0'])
      expect(readConfig({ HOST }).HOST).toBe(HOST);
  });

  it('lists every bad value, each by its name', () => {
    const problems = problemsOf({
      PORT: 'eighty',
      SITE_URL: 'ftp://example.com',
      DATABASE_URL: 'mysql://example.com',
      CONTENT_SOURCE: 'elsewhere',
      ENABLED_LANGUAGES: 'es,xx',
      DEBUG_PAGES: 'maybe',
    });
    for (const name of [
      'PORT',
      'SITE_URL',
      'DATABASE_URL',
      'CONTENT_SOURCE',
      'ENABLED_LANGUAGES',
      'DEBUG_PAGES',
    ]) {
      expect(problems).toContainEqual(expect.stringMatching(new RegExp(`^${name}: `)));
    }
  });

  it('asks for what a choice needs', () => {
    expect(problemsOf({ CONTENT_SOURCE: 'sanity' })).toEqual([
      'SANITY_PROJECT_ID: is needed when CONTENT_SOURCE=sanity',
    ]);
    expect(problemsOf({ MAIL_TRANSPORT: 'smtp' })).toEqual([
      'SMTP_URL: is needed when MAIL_TRANSPORT=smtp',
    ]);
    expect(problemsOf({ CAPTCHA: 'turnstile' })).toHaveLength(2);
    expect(problemsOf({ MAIL_TRANSPORT: 'emailjs' })).toEqual([
      'EMAILJS_PUBLIC_KEY: is needed when MAIL_TRANSPORT=emailjs',
      'EMAILJS_SERVICE_ID: is needed when MAIL_TRANSPORT=emailjs',
      'EMAILJS_TEMPLATE_ID: is needed when MAIL_TRANSPORT=emailjs',
    ]);
  });

  it('takes addresses and networks as proxies, and nothing else', () => {
    expect(readConfig({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,::1' }).TRUST_PROXY).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
      '::1',
    ]);
    for (const value of ['proxy.example.com', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0']) {
      expect(problemsOf({ TRUST_PROXY: value })).toEqual([expect.stringMatching(/^TRUST_PROXY: /)]);
    }
  });

  it('takes addresses as mailboxes, and nothing else', () => {
    expect(
      problemsOf({
        MAIL_TO: 'A <a@example.com>, b@example.com',
        MAIL_FROM: '"Sobremesa, S.L." <c@d>',
      }),
    ).toEqual([]);
    expect(problemsOf({ MAIL_TO: 'a@example.com, somebody', MAIL_FROM: 'me' })).toEqual([
      expect.stringContaining('MAIL_FROM: must be an address'),
      expect.stringContaining('MAIL_TO: must be an address'),
    ]);
    expect(problemsOf({ MAIL_FROM: 'foo@bar@baz.com', MAIL_TO: 'Us <a@b@c.com>' })).toHaveLength(2);
    expect(problemsOf({ MAIL_FROM: 'Us @ home <a@b.com>' })).toEqual([]);
  });

  it.each([
    ...['pa/ss', 'pa#ss', 'pa?ss', '12/ss', '1#2'].flatMap((password) => [
      ['SMTP_URL', `smtp://u:${password}@mail.example.com:587`],
      ['DATABASE_URL', `postgres://u:${password}@localhost/sobremesa`],
    ]),
    ['SMTP_URL', 'smtp://mail.example.com:port'],
  ])('says without the password how %s is written that cannot be read: %s', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([
      `${name}: cannot be read: write / # ? @ of user and password as %2F %23 %3F %40`,
    ]);
  });

  it('takes addresses of databases and mail servers that can be read', () => {
    for (const place of [
      'u:p%2F%40@db:5432/a?sslmode=require',
      'u@/a?host=/run',
      'db/a?user=me@corp',
      '/a',
      'u@%2Frun/a',
    ])
      expect(problemsOf({ DATABASE_URL: `postgres://${place}` })).toEqual([]);
    for (const place of ['u:p@mail.example.com/?requireTLS=false', 'u@example.com:p@mail'])
      expect(problemsOf({ SMTP_URL: `smtp://${place}` })).toEqual([]);
  });

  it('takes a host alone for the address of the site', () => {
    expect(readConfig({ SITE_URL: 'https://Example.com/' }).SITE_URL).toBe('https://example.com');
    for (const rest of ['example.com/menu', 'example.com?a=b', 'me:secret@example.com', ''])
      expect(problemsOf({ SITE_URL: `https://${rest}` })).toEqual([
        expect.stringMatching(/^SITE_URL: must be http/),
      ]);
  });
});

describe('the settings of a bucket', () => {
  const S3 = {
    S3_ENDPOINT: 'https://s3.example.com/',
    S3_BUCKET: 'sobremesa',
    S3_ACCESS_KEY_ID: 'AKIAEXAMPLE',
    S3_SECRET_ACCESS_KEY: 'a/secret+key=',
  };

  it('are read together', () => {
    expect(bucketSettings(readConfig({}))).toBeUndefined();
    expect(bucketSettings(readConfig(S3))).toEqual({
      ...{ endpoint: 'https://s3.example.com', bucket: 'sobremesa', region: 'us-east-1' },
      ...{ accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'a/secret+key=' },
      ...{ isPathStyle: true, prefix: '' },
    });
    const more = { S3_REGION: 'eu-west-1', S3_FORCE_PATH_STYLE: 'off', S3_PREFIX: 'sites/paz' };
    expect(bucketSettings(readConfig({ ...S3, ...more }))).toMatchObject({
      ...{ region: 'eu-west-1', isPathStyle: false, prefix: 'sites/paz/' },
    });
  });

  it.each(Object.keys(S3))('miss %s when it is missing', (name) => {
    const problems = problemsOf({ ...S3, [name]: '' });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name}: is needed when S3_\\w+ is set$`));
  });

  it.each([
    ['S3_ENDPOINT', 's3.example.com'],
    ['S3_ENDPOINT', 'https://AKIAEXAMPLE:hidden@s3.example.com'],
    ['S3_ENDPOINT', 'https://s3.example.com/hidden'],
    ['S3_BUCKET', 'Hidden Bucket'],
    ['S3_REGION', 'hidden region'],
    ['S3_ACCESS_KEY_ID', 'hidden key'],
    ['S3_SECRET_ACCESS_KEY', 'hidden\nkey'],
    ['S3_PREFIX', '../hidden'],
  ])('refuse a bad %s without repeating it', (name, value) => {
    const problems = problemsOf({ ...S3, [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name}: must `));
    expect(problems[0]).not.toMatch(/hidden|AKIA/i);
  });
});

describe('.env.example', () => {
  const text = readFileSync(join(import.meta.dirname, '..', '..', '.env.example'), 'utf8');
  const example = Object.fromEntries(
    [...text.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );

  it('names every setting, and no other', () => {
    expect(Object.keys(example).sort()).toEqual([...SETTINGS].sort());
  });

  it('gives each its default', () => {
    expect(readConfig(example)).toEqual(readConfig({}));
  });
});
