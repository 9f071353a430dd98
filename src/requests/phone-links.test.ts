import { describe, expect, it } from 'vitest';
import { callLink, whatsappLink } from './phone-links.ts';

describe('a number to call or to write to', () => {
  it.each([
    ['600 12 34 56', 'tel:600123456'],
    ['+34 600-123-456', 'tel:+34600123456'],
    ['(212) 555-0100', 'tel:2125550100'],
    // The zero is dialled within the country alone.
    ['+49 (0)30 1234567', 'tel:+49301234567'],
    ['0049 (0) 30 1234567', 'tel:0049301234567'],
    ['(+49) (0)30 1234567', 'tel:+49301234567'],
    ['(0)30 1234567', 'tel:0301234567'],
    ['', null],
    ['ninguno', null],
  ])('%s is called by %s', (phone, link) => {
    expect(callLink(phone)).toBe(link);
  });

  it('carries the text along', () => {
    expect(whatsappLink('34600123456', '¡Hola, Ana!\n¿2 & 3?')).toBe(
      'https://wa.me/34600123456?text=%C2%A1Hola%2C%20Ana!%0A%C2%BF2%20%26%203%3F',
    );
    expect(whatsappLink('34600123456', '')).toBe('https://wa.me/34600123456');
  });
});
