import { describe, expect, it } from 'vitest';
import { inWords } from './values.ts';

describe('message keys in words', () => {
  const messages = { formEmailRequired: 'Email is required', invalidValue: 'Not valid' };

  it('are the words of the key, or the general ones', () => {
    expect(inWords({ email: 'formEmailRequired', phone: 'unheardOf' }, messages, 'en')).toEqual({
      email: 'Email is required',
      phone: 'Not valid',
    });
  });

  it('say by how much a text is too long', () => {
    const words = { tooLong: 'za dużo: {{count|znak|znaki|znaków}}' };
    const said = (count: number) => inWords({ message: `tooLong:${count}` }, words, 'pl');
    expect(said(33)).toEqual({ message: 'za dużo: 33 znaki' });
    expect(said(37)).toEqual({ message: 'za dużo: 37 znaków' });
  });
});
