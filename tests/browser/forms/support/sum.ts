import type { Locator } from '@playwright/test';
import { WORDS } from '../../support/words.ts';

/** The answer to the form's sum, worked out from its text. */
export async function sumAsked(form: Locator, language: keyof typeof WORDS): Promise<number> {
  const { captcha, forms } = WORDS[language];
  const label = await form.locator('label', { hasText: forms.question }).innerText();
  const numbers = Object.values(captcha.numbers);
  const pattern = new RegExp(
    captcha.question.replace(/[?¿.]/g, '.').replace(/\{\{\w+\}\}/g, '(\\p{L}+)'),
    'u',
  );
  const [, left = '', right = ''] = pattern.exec(label) ?? [];
  const [one, other] = [left, right].map((word) => numbers.findIndex((known) => known === word));
  return (one ?? NaN) + (other ?? NaN) + 2;
}
