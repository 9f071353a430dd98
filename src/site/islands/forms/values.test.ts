import { describe, expect, it } from 'vitest';
import { inWords } from './values.ts';

describe('message keys in words', () => {
  const messages = { formEmailRequired: 'Email is required', invalidValue: 'Not valid' };

  it('are the words of the key, or the general ones', () => {
    expect(inWords({ email: 'formEmailRequired', phone: 'unheardOf' }, messages)).toEqual({
      email: 'Email is required',
      phone: 'Not valid',
    });
  });

  it('say by how much a text is too long', () => {
    const words = { tooLong: '{{count}} too many' };
    expect(inWords({ message: 'tooLong:37' }, words)).toEqual({ message: '37 too many' });
  });
});
