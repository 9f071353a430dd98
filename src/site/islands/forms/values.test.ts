import { describe, expect, it } from 'vitest';
import { inWords, sentValues } from './values.ts';

describe('a request as it is sent', () => {
  it('leaves allergies out without their own consent', () => {
    expect(sentValues('request', { firstName: 'Ana', allergy: 'nueces' })).toEqual({
      firstName: 'Ana',
    });
  });

  it('holds them with it', () => {
    const values = { firstName: 'Ana', allergy: 'nueces', allergyConsent: 'on' };
    expect(sentValues('request', values)).toEqual(values);
  });
});

describe('message keys in words', () => {
  const messages = { formEmailRequired: 'Email is required', invalidValue: 'Not valid' };

  it('are the words of the key, or the general ones', () => {
    expect(inWords({ email: 'formEmailRequired', phone: 'unheardOf' }, messages)).toEqual({
      email: 'Email is required',
      phone: 'Not valid',
    });
  });
});
