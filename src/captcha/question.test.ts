import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { translator } from '../i18n/index.server.ts';
import { createQuestions, QUESTION_LIFE } from './question.server.ts';

const key = randomBytes(32);
const WORDS = 'cero uno dos tres cuatro cinco seis siete ocho nueve'.split(' ');

const sumOf = (question: string) => {
  const [, left = '', right = ''] = /^¿Cuánto son (\S+) más (\S+)\?$/.exec(question) ?? [];
  return WORDS.indexOf(left) + WORDS.indexOf(right);
};

describe('the question for visitors without JavaScript', () => {
  const questions = createQuestions(key);

  it('accepts its sum, once, until it expires', async () => {
    for (let round = 0; round < 50; round += 1) {
      const { question, token } = await questions.ask('es');
      const right = String(sumOf(question));
      expect(questions.check(token, ` ${right} `)).toEqual({
        ok: true,
        used: { nonce: expect.stringMatching(/^question /), expiresAt: expect.any(Number) },
      });
      expect(questions.check(token, String(Number(right) + 1))).toEqual({ ok: false });
      const later = createQuestions(key, { now: () => Date.now() + QUESTION_LIFE + 1 });
      expect(later.check(token, right)).toEqual({ ok: false });
      expect(createQuestions(randomBytes(32)).check(token, right)).toEqual({ ok: false });
    }
  });

  it.each(['', '..', 'a.b.c', '1.99999999999999.', '\ud800'])('refuses the token %j', (token) => {
    expect(questions.check(token, '7')).toEqual({ ok: false });
  });

  it.each(['', 'siete', '007', '1e1', '-7', '7.0'])('refuses the answer %j', async (answer) => {
    expect(questions.check((await questions.ask('es')).token, answer)).toEqual({ ok: false });
  });

  it('asks in the owner’s words', async () => {
    const overrides = { 'captcha:question': '{{left}} y {{right}}, ¿cuánto es?' };
    const words = async () => translator('es', overrides);
    const { question } = await createQuestions(key, { words }).ask('es');
    expect(question).toMatch(/^\S+ y \S+, ¿cuánto es\?$/);
  });

  it('asks in the language of the page', async () => {
    expect((await questions.ask('en')).question).toMatch(/^What is [a-z]+ plus [a-z]+\?$/);
    expect((await questions.ask('ar')).question).toMatch(/^¿Cuánto son/);
  });
});
