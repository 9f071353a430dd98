import { describe, expect, it } from 'vitest';
import { read } from '../../content/testing/read.ts';
import { settings } from '../../content/testing/samples.ts';
import { rendered } from '../testing/page.tsx';
import { WhatsApp } from './WhatsApp.server.tsx';

const withNumber = (whatsapp?: string) => ({
  settings: read('globalSettings', settings({ contactInfo: { ...(whatsapp && { whatsapp }) } })),
});

describe('the link to WhatsApp', () => {
  it('opens with a question about the page, in its language', () => {
    for (const [language, question] of [
      ['es', 'Hola, quería preguntar por «Chef & mar».'],
      ['en', 'Hi, I’d like to ask about “Chef & mar”.'],
    ] as const) {
      const $ = rendered(
        <WhatsApp variant="button" about="Chef & mar" />,
        language,
        withNumber('+34 600 00-00 00'),
      );
      const link = new URL($('a').attr('href') ?? '');
      expect(link.origin + link.pathname).toBe('https://wa.me/34600000000');
      expect(link.searchParams.get('text')).toBe(question);
      expect($('a').attr('rel')).toBe('noopener noreferrer');
      expect($('img, script, iframe')).toHaveLength(0);
    }
  });

  it('takes the country’s prefix with zeros too, and goes without a text by its name alone', () => {
    const $ = rendered(<WhatsApp variant="name" />, 'es', withNumber('0034 600 000 000'));
    expect($('a').attr('href')).toBe('https://wa.me/34600000000');
    // And without a zero that is dialled within the country alone.
    const inland = rendered(<WhatsApp variant="name" />, 'es', withNumber('+49 (0)176 123456'));
    expect(inland('a').attr('href')).toBe('https://wa.me/49176123456');
  });

  it('shows the number as it is written, as a detail', () => {
    const $ = rendered(<WhatsApp variant="detail" />, 'es', withNumber('+34 600 000 000'));
    expect($('a').text()).toContain('+34 600 000 000');
  });

  it('is nowhere without a number', () => {
    for (const number of [undefined, '', ' - '])
      for (const variant of ['button', 'name', 'detail'] as const)
        expect(
          rendered(<WhatsApp variant={variant} />, 'es', withNumber(number)).html(),
        ).not.toContain('wa.me');
  });
});
