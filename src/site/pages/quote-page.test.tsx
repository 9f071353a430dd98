import { describe, expect, it } from 'vitest';
import type { QuotePage } from '../../requests/index.ts';
import { documentOf, DRAFT } from '../../requests/testing/quotes.ts';
import { attributes } from '../testing/html.ts';
import { rendered } from '../testing/page.tsx';
import { quotePage } from './Quote.server.tsx';

// 690 €, half of it as a deposit; the event on 18 December.
const SENT: QuotePage = {
  ...{ path: '/quote/x', state: 'sent', due: null, payments: [], fingerprint: '' },
  isEmailed: true,
  document: { ...documentOf(DRAFT), number: '2026-0001', version: 1, sentAt: 0 },
  ways: { iban: 'ES9121000418450200051332', holder: 'Sobremesa', transfer: '', bizum: '' },
  form: { name: '', word: '', errors: {} },
};

function shown(change: Partial<QuotePage>, day = '2026-11-20') {
  const quote = { ...SENT, ...change };
  const { View } = quotePage(quote);
  return rendered(<View data={quote} />, 'en', { now: new Date(`${day}T10:00:00Z`) });
}

describe('the page of a quote', () => {
  it('says who answers for the data, and leads to what the law asks for', () => {
    // The tax number is still missing.
    const business = { ...SENT.document.business, identity: ['Mesa Larga, S. L.'] };
    const $ = shown({ document: { ...SENT.document, business } });
    expect($('.quote-from').text()).toContain('Controller: Mesa Larga, S. L.Purpose:');
    // So is the name in law: its own stands for it, and once above.
    const identity = [business.name, 'B1'];
    const own = shown({ document: { ...SENT.document, business: { ...business, identity } } });
    expect(own('.quote-from').text()).toContain('Controller: Sobremesa, B1Purpose:');
    expect(own('.quote-from p').first().text()).toMatch(/^SobremesaB1/);
    // And whom to ask, by a tap.
    expect(attributes($, '.quote-from a', 'href')).toEqual([
      ...['tel:+34600000001', 'mailto:hola@example.com', '/en/privacy', '/en/legal'],
    ]);
  });

  it('has the terms as they were when it was sent, an older one the notes that it had', () => {
    const $ = shown({});
    expect($('.quote-terms h3').text()).toBe('Changes');
    expect($('.quote-terms').text()).toContain('Tell us three days ahead.');
    const { termsText, ...older } = SENT.document;
    expect(termsText).toBeDefined();
    const notes = shown({ document: { ...older, terms: ['Logistics cost extra.'] } });
    expect(notes('.quote-terms li').text()).toBe('Logistics cost extra.');
    expect(notes('#quote-terms')).toHaveLength(1);
    // Without a terms page there is nothing to have read.
    expect(shown({ document: older })('.quote-terms, #quote-terms')).toHaveLength(0);
  });

  it('says of what is called off that nothing is due for it, and nothing of its day: another quote may have it', () => {
    const said = shown({ state: 'calledOff' })('.quote-state').text();
    expect(said).toContain('nothing left to pay for it');
    expect(said).not.toContain('18 December');
  });

  it('says until when it can be answered: by its event, whatever an older one says', () => {
    const document = { ...SENT.document, validUntil: '2026-12-31' };
    const said = shown({ document })('.quote-facts').text();
    expect(said).toMatch(/Valid until\s*[^]*18 December/);
    expect(said).not.toContain('31 December');
  });

  it('speaks of an email only where one can be sent', () => {
    const document = { ...SENT.document, sum: { ...SENT.document.sum, deposit: 0 } };
    for (const state of ['sent', 'accepted'] as const) {
      expect(shown({ document, state }).text()).toMatch(/email(ed)? you/);
      expect(shown({ document, state, isEmailed: false }).text()).not.toMatch(/email(ed)? you/);
    }
  });

  it('says how to pay, and no more once it is too late for the deposit', () => {
    const due = { kind: 'deposit', cents: 34_500, until: '2026-11-27' } as const;
    expect(shown({}).text()).toContain('This page will tell you how to pay it.');
    const ways = { iban: '', holder: '', transfer: '', bizum: '' };
    expect(shown({ ways }).text()).not.toContain('how to pay');
    expect(shown({ state: 'depositDue', due }).text()).toContain('ES91 2100 0418');
    const late = shown({ state: 'lapsed', due }).text();
    expect(late).toContain('The time for the deposit has passed');
    expect(late).not.toContain('ES91');
  });

  it.each(['balanceDue', 'paid'] as const)('looks forward to no day that is over, %s', (state) => {
    const title = (day: string) => shown({ state }, day)('[role=status] h2').text();
    expect(title('2026-12-18')).toMatch(/see you on/i);
    expect(title('2026-12-19')).toBe('Thank you for choosing us');
  });
});
