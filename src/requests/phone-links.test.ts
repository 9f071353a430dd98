import { describe, expect, it } from 'vitest';
import { callLink, internationalNumber, whatsappLink } from './phone-links.ts';

describe('a number to call or to write to', () => {
  it.each([
    ['600 12 34 56', '34600123456'],
    ['+34 600-123-456', '34600123456'],
    ['0034600123456', '34600123456'],
    ['34600123456', '34600123456'],
    ['+44 20 7946 0958', '442079460958'],
    ['', null],
    ['ninguno', null],
    ['1234', null],
    ['+12345678901234567', null],
  ])('%s is %s', (phone, number) => {
    expect(internationalNumber(phone)).toBe(number);
  });

  it('carries the text along', () => {
    expect(whatsappLink('600123456', '¡Hola, Ana!\n¿2 & 3?')).toBe(
      'https://wa.me/34600123456?text=%C2%A1Hola%2C%20Ana!%0A%C2%BF2%20%26%203%3F',
    );
    expect(whatsappLink('600123456', '')).toBe('https://wa.me/34600123456');
    expect(callLink('600123456')).toBe('tel:+34600123456');
  });
});
