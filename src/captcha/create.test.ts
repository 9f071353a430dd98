import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createCaptcha, type CaptchaOptions } from './create.server.ts';
import { solveChallenge } from './solve-challenge.ts';

const create = (options: Partial<CaptchaOptions>) =>
  createCaptcha({
    provider: 'altcha',
    key: randomBytes(32),
    siteUrl: 'http://localhost:3000',
    languages: ['es', 'en'],
    ...options,
  });

describe('the captcha that the configuration names', () => {
  it('makes whoever asks for too many wait, before doing any work for them', async () => {
    const captcha = create({ mustWait: async () => 1_500 });
    for (const path of ['/api/captcha', '/api/captcha/question']) {
      const answer = await captcha.routes.request(path);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '2']);
    }
  });

  it('asks in the default language for one that is not offered', async () => {
    const captcha = create({ languages: ['es'] });
    const answer = await captcha.routes.request('/api/captcha/question?language=en');
    expect(await answer.json()).toMatchObject({ question: expect.stringContaining('¿') });
  });

  it('hands out challenges whose solution it accepts', async () => {
    const captcha = create({});
    const answer = await captcha.routes.request('/api/captcha');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await captcha.verify(await solveChallenge(await answer.json()))).ok).toBe(true);
  });

  it('hands out questions, in Spanish by default', async () => {
    const { routes } = create({ provider: 'off' });
    const ask = async (query: string) => {
      const answer = await routes.request(`/api/captcha/question${query}`);
      return ((await answer.json()) as { question: string }).question;
    };
    expect(await ask('?language=en')).toContain('What is');
    for (const query of ['', '?language=xx']) expect(await ask(query)).toContain('¿Cuánto son');
  });

  it('lets everything pass when it is off, and has no challenges then', async () => {
    const captcha = create({ provider: 'off' });
    expect(await captcha.verify('')).toEqual({ ok: true });
    expect((await captcha.routes.request('/api/captcha')).status).toBe(404);
  });

  it('refuses to start without the secret of a provider', () => {
    expect(() => create({ provider: 'turnstile' })).toThrow('CAPTCHA_SECRET');
  });
});
