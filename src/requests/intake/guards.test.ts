import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  CaptchaUnavailableError,
  createCaptcha,
  type Captcha,
} from '../../captcha/index.server.ts';
import { solveChallenge } from '../../captcha/solve-challenge.ts';
import { countRows, openTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { startIntake } from '../testing/intake.ts';
import { FORMS } from '../testing/submissions.ts';

let database: TestDatabase;
let captcha: Captcha;
let site: ReturnType<typeof startIntake>;
const REQUIRED = { errors: { captcha: 'captchaRequired' } };
const WORDS = 'cero uno dos tres cuatro cinco seis siete ocho nueve'.split(' ');

beforeEach(async () => {
  database = await openTestDatabase('sqlite');
  captcha = createCaptcha({
    provider: 'altcha',
    key: randomBytes(32),
    siteUrl: 'http://localhost:3000',
    languages: ['es', 'en'],
  });
  site = startIntake(database, { captcha });
  return () => database.remove();
});

const solve = async () =>
  solveChallenge(await (await captcha.routes.request('/api/captcha')).json());
const rows = async () => (await countRows(database.db)).submissions;

function answered() {
  const { question = '', token = '' } = site.shown.at(-1)?.form?.challenge ?? {};
  const [, left = '', right = ''] = /son (\S+) más (\S+)\?/.exec(question) ?? [];
  return { question: token, answer: String(WORDS.indexOf(left) + WORDS.indexOf(right)) };
}

describe('the captcha', () => {
  it('lets a solved challenge through, once', async () => {
    const fields = { ...FORMS.contact, captcha: await solve() };
    expect((await site.json('/api/contact', fields)).status).toBe(201);
    const again = await site.json('/api/contact', { ...fields, message: 'Otra' });
    expect([again.status, await again.json()]).toEqual([422, REQUIRED]);
    expect(await rows()).toBe(1);
  });

  it('lets one through of many that share a solution', async () => {
    const proof = await solve();
    const posts = Array.from({ length: 10 }, (_, number) =>
      site.json('/api/contact', { ...FORMS.contact, message: `n${number}`, captcha: proof }),
    );
    const statuses = (await Promise.all(posts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(await rows()).toBe(1);
  });

  it.each([undefined, '', 'x', 7, {}])('refuses the solution %j', async (proof) => {
    const answer = await site.json('/api/contact', { ...FORMS.contact, captcha: proof });
    expect([answer.status, await answer.json()]).toEqual([422, REQUIRED]);
  });

  it('is spent only by a form that is right', async () => {
    const proof = await solve();
    const wrong = await site.json('/api/contact', { ...FORMS.contact, email: 'x', captcha: proof });
    expect(await wrong.json()).toEqual({ errors: { email: 'invalidEmail' } });
    expect((await site.json('/api/contact', { ...FORMS.contact, captcha: proof })).status).toBe(
      201,
    );
  });

  it('is asked for beside what else is missing', async () => {
    const answer = await site.json('/api/contact', { ...FORMS.contact, email: 'x' });
    expect(await answer.json()).toEqual({
      errors: { email: 'invalidEmail', captcha: 'captchaRequired' },
    });
  });

  it('answers 503 when its provider cannot tell, so that the browser keeps the form', async () => {
    const down = { ...captcha, verify: () => Promise.reject(new CaptchaUnavailableError('down')) };
    site = startIntake(database, { captcha: down });
    const answer = await site.json('/api/contact', { ...FORMS.contact, captcha: 'x' });
    expect([answer.status, await answer.text()]).toEqual([503, 'Service Unavailable']);
    expect(await rows()).toBe(0);
  });
});

describe('the question for who has no JavaScript', () => {
  it('is asked on the page, and its answer lets the form through, once', async () => {
    expect((await site.form('/api/contact', FORMS.contact)).status).toBe(422);
    expect(site.shown[0]?.form).toMatchObject(REQUIRED);
    const fields = { ...FORMS.contact, ...answered() };
    expect((await site.form('/api/contact', fields)).status).toBe(303);
    // The same form again is the same submission; another one needs an answer of its own.
    expect((await site.form('/api/contact', fields)).status).toBe(303);
    expect((await site.form('/api/contact', { ...fields, message: 'Otra' })).status).toBe(422);
    expect(await rows()).toBe(1);
  });

  it('is asked anew after a wrong answer', async () => {
    await site.form('/api/contact', FORMS.contact);
    const first = answered();
    await site.form('/api/contact', { ...FORMS.contact, ...first, answer: '99' });
    const second = answered();
    expect(second.question).not.toBe(first.question);
    expect(site.shown.at(-1)?.form?.values).toEqual(FORMS.contact);
    expect((await site.form('/api/contact', { ...FORMS.contact, ...second })).status).toBe(303);
  });

  it('can be guessed only so often, and only wrong answers count', async () => {
    site = startIntake(database, { captcha, rateLimits: true });
    await site.form('/api/contact', FORMS.contact);
    const right = answered();
    const guess = async (answer: string, peer?: string) => {
      const fields = { ...FORMS.contact, ...right, answer };
      return (await site.json('/api/contact', fields, {}, peer)).status;
    };
    for (let wrong = 0; wrong < 15; wrong += 1) expect(await guess('0')).toBe(422);
    expect(await guess(right.answer)).toBe(422);
    expect(await guess(right.answer, '192.0.2.99')).toBe(201);
  });
});

describe('the honeypot', () => {
  it('takes what fills it for a machine, and lets a person answer the question', async () => {
    const filled = { ...FORMS.contact, website: 'https://example.com' };
    const answer = await site.json('/api/contact', { ...filled, captcha: await solve() });
    expect([answer.status, await answer.json()]).toEqual([422, REQUIRED]);
    await site.form('/api/contact', filled);
    expect(site.shown[0]?.form?.values).not.toHaveProperty('website');
    expect((await site.form('/api/contact', { ...filled, ...answered() })).status).toBe(303);
  });

  it('asks the question even when the captcha is off', async () => {
    site = startIntake(database);
    await site.form('/api/contact', { ...FORMS.contact, website: 'x' });
    expect(site.shown[0]?.form).toMatchObject({
      ...REQUIRED,
      challenge: { token: expect.any(String) },
    });
  });
});

describe('the block list and the refusal of automated browsers', () => {
  const blockList = ['Spam@Example.com', '192.0.2.66', 'Mala Persona'];

  it.each([
    [{ email: ' SPAM@example.com ' }, '192.0.2.1'],
    [{ firstName: 'mala', lastName: 'persona' }, '192.0.2.1'],
    [{}, '192.0.2.66'],
  ])('refuses %j from %s', async (fields, peer) => {
    site = startIntake(database, { blockList });
    const answer = await site.json('/api/contact', { ...FORMS.contact, ...fields }, {}, peer);
    expect([answer.status, await answer.text()]).toEqual([403, 'Forbidden']);
  });

  it('matches whole values only', async () => {
    site = startIntake(database, { blockList });
    const fields = { ...FORMS.contact, email: 'nospam@example.com', message: 'mala persona' };
    expect((await site.json('/api/contact', fields)).status).toBe(201);
  });

  it('shows a blocked form its page', async () => {
    site = startIntake(database, { blockList: ['lucia@example.com'] });
    expect((await site.form('/api/contact', FORMS.contact)).status).toBe(403);
    expect(site.shown[0]).toMatchObject({ status: 403, form: null });
  });

  it('refuses automated browsers only when told to', async () => {
    const english = { 'accept-language': 'en' };
    const automated = { ...FORMS.contact, automated: true };
    site = startIntake(database);
    expect((await site.json('/api/contact', automated)).status).toBe(201);
    site = startIntake(database, { blockHeadless: true });
    const answer = await site.json('/api/contact', automated, english);
    expect([answer.status, await answer.text()]).toEqual([451, 'Unavailable For Headless Browser']);
    expect((await site.json('/api/contact', FORMS.contact)).status).toBe(451);
    expect((await site.json('/api/contact', FORMS.contact, english)).status).toBe(201);
  });
});
