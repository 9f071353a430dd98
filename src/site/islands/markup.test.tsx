import { read } from '../../content/testing/read.ts';
import { service } from '../../content/testing/samples.ts';
import { load } from 'cheerio/slim';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { translator, wordsOf, type Language } from '../../i18n/index.server.ts';
import { fieldNames } from '../../requests/index.ts';
import type { PageContext } from '../page-context.server.ts';
import { Carousel } from './Carousel.tsx';
import { ISLAND_COMPONENTS } from './components.server.ts';
import { ContactForm } from './ContactForm.tsx';
import { Feedback } from './Feedback.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import {
  captchaSettings,
  feedbackFormProps,
  feedbackProps,
  formProps,
  requestFormProps,
  reviewsProps,
} from './props.server.ts';
import { ISLANDS } from './registry.ts';
import { RequestForm } from './RequestForm.tsx';
import { Outbox } from './Outbox.tsx';
import { Tabs } from './Tabs.tsx';
import { SpeechProvider } from './words.ts';

/** What the props of islands ask of a page. */
function pageIn(language: Language): PageContext {
  return {
    language,
    path: '/contact',
    t: translator(language),
    href: (path: string) => (language === 'es' ? path : `/${language}${path}`),
    link: (path: string) => path,
    settings: null,
    siteName: 'La Sobremesa',
    text: () => '',
    forms: { captcha: 'altcha' },
    hasReviews: false,
  } as unknown as PageContext;
}

/** The HTML of an island's component, with all words of the language. */
function render(node: ReactNode, language: Language = 'es'): string {
  const words = { forms: wordsOf(language, 'forms'), islands: wordsOf(language, 'islands') };
  return renderToString(<SpeechProvider value={{ language, words }}>{node}</SpeechProvider>);
}

/** The names of the fields that a person fills in, in their order. */
function fields(html: string): string[] {
  const $ = load(html);
  return $('input, select, textarea')
    .toArray()
    .map((field) => $(field).attr('name') ?? '');
}

describe('the request form before hydration', () => {
  it('asks in the order that it is declared in and posts by itself', () => {
    const html = render(<RequestForm {...requestFormProps(pageIn('en'))} />, 'en');
    const shown = fieldNames('request', ({ input }) => input.type !== 'hidden');
    const added = ['locale', 'returnTo', 'website'];
    expect(fields(html).filter((name) => !added.includes(name))).toEqual(shown);
    expect(html).toContain('action="/api/requests" method="post"');
    expect(html).toContain('Morning (9:00-12:00)');
    expect(html).toContain('<input type="hidden" name="locale" value="en"/>');
    expect(html).not.toContain('checked=""');
    expect(html).toContain('href="/en/privacy"');
  });

  it('names the workshop it was opened from', () => {
    const props = requestFormProps(pageIn('es'), { workshop: 'Queso de cabra' });
    const html = render(<RequestForm {...props} />);
    expect(html).toContain('<input type="hidden" name="workshop" value="Queso de cabra"/>');
    expect(html).toContain('Taller: Queso de cabra');
  });

  it('names the service and the day that its page knows, and no other', () => {
    const props = requestFormProps(
      {
        ...pageIn('es'),
        parts: {
          services: [read('service', service('chef'))],
          pages: [],
          hasAbout: true,
          filled: new Set<never>(),
        },
      },
      { service: 'chef', date: '2030-05-04' },
    );
    const $ = load(render(<RequestForm {...props} />));
    expect($('[name=service] [selected]').attr('value')).toBe('chef');
    expect($('[name=requestedDate]').attr('value')).toBe('2030-05-04');
    const plain = load(render(<RequestForm {...requestFormProps(pageIn('es'))} />));
    expect(plain('[name=service] [selected]')).toHaveLength(0);
    expect(plain('[name=estimate]')).toHaveLength(0);
  });

  it('asks what the service of its page asks', () => {
    const questions = [
      { key: 'note', kind: 'longText', label: 'Palabras', help: 'Las que quieras' },
      { key: 'extras', kind: 'several', label: 'Extras', options: [['Velas'], ['Caja', 'Box']] },
    ] as const;
    const asks = { phone: 'asked', allergy: 'no' } as const;
    const form = { asks, times: ['09:00-10:00'], questions };
    const limits = { services: { order: { title: 'Encargo', form } } };
    const props = { ...requestFormProps(pageIn('es')), limits, preset: { service: 'order' } };
    const values = { 'own.extras': 'Caja', 'own.note': 'Hola' };
    const $ = load(render(<RequestForm {...props} values={values} />));
    expect($('[name=requestedTime] option').last().text()).toBe('9:00-10:00');
    expect($('[name=phone]').attr('required')).toBeUndefined();
    expect($('[name=allergy], [name=allergyConsent]')).toHaveLength(0);
    expect($('textarea[name="own.note"]').text()).toBe('Hola');
    expect($('[name="own.extras"][checked]').attr('value')).toBe('Caja');
    expect($('legend').text()).toBe('Extras (opcional)');
    expect($('.hint').text()).toContain('Las que quieras');
  });

  it('sends files of a plain form where its service asks for a picture, and only there', () => {
    const questions = [{ key: 'like', kind: 'picture', label: 'Así' }] as const;
    const limits = { services: { order: { title: 'Encargo', form: { questions } } } };
    const props = { ...requestFormProps(pageIn('es')), limits };
    const asking = load(render(<RequestForm {...props} preset={{ service: 'order' }} />));
    expect(asking('form').attr('enctype')).toBe('multipart/form-data');
    const field = asking('[name="own.like"]');
    expect([field.attr('type'), field.attr('value')]).toEqual(['file', undefined]);
    expect(field.attr('accept')).toContain('image/jpeg');
    const others = load(render(<RequestForm {...props} />));
    expect(others('form').attr('enctype')).toBeUndefined();
    expect(others('[type=file]')).toHaveLength(0);
  });

  it('shows an estimate as a note that can be taken out, also without JavaScript', () => {
    const estimate = '8 personas: 320 €';
    const $ = load(render(<RequestForm {...requestFormProps(pageIn('es'), { estimate })} />));
    const box = $('input[name=estimate]');
    expect(box.attr('type')).toBe('checkbox');
    expect(box.attr('value')).toBe(estimate);
    expect(box.attr('checked')).toBeDefined();
    expect($(`label[for="${box.attr('id')}"]`).text()).toContain(estimate);
    // A plain post that came without it does not show it again.
    const answered = requestFormProps(pageIn('es'), { values: { firstName: 'Ana' } });
    expect(render(<RequestForm {...answered} />)).not.toContain('name="estimate"');
  });

  it('shows again what a plain post had sent, what is wrong with it, and a question', () => {
    const props = requestFormProps(pageIn('es'), {
      values: { firstName: '<b>Ana</b>', requestedTime: 'evening', message: 'a\nb' },
      errors: { email: 'formEmailRequired', captcha: 'captchaRequired' },
      challenge: { question: '¿Cuánto son dos más tres?', token: 't.0.ken' },
    });
    const html = render(<RequestForm {...props} />);
    expect(html).toContain('value="&lt;b&gt;Ana&lt;/b&gt;"');
    expect(html).toContain('<option value="evening" selected="">');
    expect(html).toMatch(/aria-invalid="true" aria-describedby="[^"]+email-error" name="email"/);
    expect(html.split('El correo electrónico es obligatorio')).toHaveLength(3);
    expect(html).toContain('¿Cuánto son dos más tres?');
    expect(html).toContain('name="question" value="t.0.ken"');
  });
});

describe('the other forms before hydration', () => {
  it('lets a contact message be sent: nobody could enable the button', () => {
    const html = render(<ContactForm {...formProps(pageIn('es'))} />);
    expect(html).not.toContain('disabled=""');
    expect(html).toContain('action="/api/contact"');
  });

  it('has five ratings of five on the page for feedback', () => {
    const html = render(<FeedbackForm {...feedbackFormProps(pageIn('es'))} />);
    expect(fields(html).filter((name) => name.startsWith('ratings.'))).toHaveLength(25);
    expect(load(html)('[name=email]').attr('dir')).toBe('ltr');
  });

  it('leads to that page by the side tab', () => {
    const html = render(<Feedback {...feedbackProps(pageIn('en'))} />, 'en');
    expect(html).toContain('href="/en/feedback"');
    expect(html).not.toContain('<form');
  });

  it('shows nothing of an empty outbox', () => {
    const html = render(<Outbox captcha={captchaSettings(pageIn('es'))} />);
    expect(html.replace(/<[^>]+>/g, '')).toBe('');
    expect(html).toContain('data-kept="outbox"');
  });
});

describe('reviews before hydration', () => {
  it('are asked for only where a provider is configured', () => {
    const page = pageIn('es');
    expect(reviewsProps(page, null).isConfigured).toBe(false);
    expect(reviewsProps({ ...page, hasReviews: true }, null).isConfigured).toBe(true);
  });
});

describe('carousel and tabs before hydration', () => {
  const picture = { src: '/images/a.webp', width: 400, height: 300, alt: 'Queso' };

  it('gives each card the alternative text "Slide N"', () => {
    const pictures = [picture, { ...picture, src: '/images/b.webp' }];
    const html = render(<Carousel label="Photos" pictures={pictures} />, 'en');
    expect([...html.matchAll(/alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual([
      'Slide 1',
      'Slide 2',
    ]);
    expect(html).toContain('aria-label="Queso (1 of 2)"');
    expect(html).not.toContain('inert');
  });

  it('selects the tab that its page shows, and links to each panel', () => {
    const tabs = [
      { panel: 'bocadillos', text: 'Bocadillos' },
      { panel: 'bebidas', text: 'Bebidas' },
    ];
    const html = render(
      <Tabs
        {...{ label: 'Menú', tabs, selected: 'bocadillos', parameter: 'list' }}
        pages={['/menu?list=', '']}
      />,
    );
    expect(html).toMatch(
      /id="tab-bocadillos"[^>]*href="\/menu\?list=bocadillos#bocadillos"[^>]*aria-selected="true"/,
    );
    expect(html).toMatch(
      /id="tab-bebidas"[^>]*href="\/menu\?list=bebidas#bebidas"[^>]*aria-selected="false"/,
    );
    expect(html).not.toContain('tabindex="-1"');
  });
});

describe('the two tables of islands', () => {
  it('name the same ones', async () => {
    expect(Object.keys(ISLAND_COMPONENTS).sort()).toEqual(Object.keys(ISLANDS).sort());
    for (const [name, load] of Object.entries(ISLANDS)) {
      expect(await load()).toBe(ISLAND_COMPONENTS[name as keyof typeof ISLANDS]);
    }
  });
});
