import { expect, it } from 'vitest';
import { followed, type SearchTyping } from './search-typing.ts';

const EMPTY: SearchTyping = { text: '', seen: '', asked: null };

/** What stands in the field after what was typed, looked for, and said by the address, one after the other. */
function typed(...steps: readonly (readonly ['types' | 'asks' | 'address', string])[]): string {
  const last = steps.reduce((typing, [step, text]): SearchTyping => {
    if (step === 'types') return { ...typing, text };
    if (step === 'asks') return { ...typing, asked: text };
    return followed(typing, text);
  }, EMPTY);
  return last.text;
}

const searched = [
  ['types', 'cr'],
  ['asks', 'cr'],
] as const;

it('keeps what was typed while the search of the letters before it was under way', () => {
  expect(typed(...searched, ['types', 'cro'], ['address', 'cr'])).toBe('cro');
  expect(typed(...searched, ['types', ''], ['address', 'cr'])).toBe('');
  const twice = [...searched, ['types', 'cro'], ['asks', 'cro']] as const;
  expect(typed(...twice, ['address', 'cr'], ['address', 'cro'])).toBe('cro');
});

it('follows the address when somebody goes back, or clears what is looked for', () => {
  const found = [...searched, ['address', 'cr']] as const;
  expect(typed(...found, ['address', ''])).toBe('');
  expect(typed(...found, ['address', ''], ['address', 'cr'])).toBe('cr');
});
