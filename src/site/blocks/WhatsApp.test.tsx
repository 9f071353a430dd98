import { afterEach, describe, expect, it } from 'vitest';
import { noContent } from '../../content/testing/no-content.ts';
import { read } from '../../content/testing/read.ts';
import { settings } from '../../content/testing/samples.ts';
import { DEFAULT_LOCALE_SETTINGS, setLocaleSettings } from '../../i18n/index.ts';
import { ownWhatsappNumber } from '../../requests/index.server.ts';
import { rendered } from '../testing/page.tsx';
import { pagesOf } from '../testing/site.ts';
import { WhatsApp } from './WhatsApp.server.tsx';

const settingsWith = (whatsapp?: string) =>
  read(
    'globalSettings',
    settings({ contactInfo: { phone: '600', ...(whatsapp && { whatsapp }) } }),
  );
const withNumber = async (whatsapp?: string) => ({
  settings: settingsWith(whatsapp),
  whatsapp: await ownWhatsappNumber(whatsapp ?? ''),
});
afterEach(() => setLocaleSettings(DEFAULT_LOCALE_SETTINGS));

describe('the link to WhatsApp', () => {
  it('opens with a question about the page, in its language', async () => {
    for (const [language, question] of [
      ['es', 'Hola, quería preguntar por «Chef & mar».'],
      ['en', 'Hi, I’d like to ask about “Chef & mar”.'],
    ] as const) {
      const $ = rendered(
        <WhatsApp variant="button" about="Chef & mar" />,
        language,
        await withNumber('+34 600 00-00 00'),
      );
      const link = new URL($('a').attr('href') ?? '');
      expect(link.origin + link.pathname).toBe('https://wa.me/34600000000');
      expect(link.searchParams.get('text')).toBe(question);
      expect($('a').attr('rel')).toBe('noopener noreferrer');
      expect($('img, script, iframe')).toHaveLength(0);
    }
  });

  it('takes the country’s prefix with zeros too, and goes without a text by its name alone', async () => {
    const $ = rendered(<WhatsApp variant="name" />, 'es', await withNumber('0034 600 000 000'));
    expect($('a').attr('href')).toBe('https://wa.me/34600000000');
    // And without a zero that is dialled within the country alone.
    const inland = rendered(
      <WhatsApp variant="name" />,
      'es',
      await withNumber('+49 (0)176 123456'),
    );
    expect(inland('a').attr('href')).toBe('https://wa.me/49176123456');
  });

  it('shows the number as it is written, as a detail', async () => {
    const $ = rendered(<WhatsApp variant="detail" />, 'es', await withNumber('+34 600 000 000'));
    expect($('a').text()).toContain('+34 600 000 000');
  });

  it('is that of its country, for a number that is written as it is at home', async () => {
    for (const [country, number, link] of [
      ['GB', '07700 900123', 'https://wa.me/447700900123'],
      ['MX', '55 5000 0001', 'https://wa.me/525550000001'],
      ['GB', '07700', undefined],
      ['ES', '447700900123', 'https://wa.me/447700900123'],
    ] as const) {
      setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, country });
      const content = { ...noContent, globalSettings: async () => settingsWith(number) };
      const { $ } = await pagesOf(content)('/contact');
      expect($('footer a[href*="wa.me"]').attr('href')).toBe(link);
    }
  });

  it('is nowhere without a number', async () => {
    for (const number of [undefined, '', ' - '])
      for (const variant of ['button', 'name', 'detail'] as const)
        expect(
          rendered(<WhatsApp variant={variant} />, 'es', await withNumber(number)).html(),
        ).not.toContain('wa.me');
  });
});
