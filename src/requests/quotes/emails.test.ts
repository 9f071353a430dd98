import { describe, expect, it } from 'vitest';
import { AT_CUSTOMERS } from '../constants.ts';
import { SAMPLE_CONTEXT } from '../emails/samples.server.ts';
import { documentOf, DRAFT } from '../testing/quotes.ts';
import type { FoundVersion } from './answer.server.ts';
import type { QuoteDocument } from './document.ts';
import type { QuoteEmail } from './email-parts.server.ts';
import { composeBooking, composeQuote } from './emails.server.ts';
import { NO_WAYS, type NotedPayment } from './payment.ts';
import { composeReceipt } from './payment-emails.server.ts';

const SENT: QuoteDocument = { ...documentOf(DRAFT), number: '2026-0001', version: 1, sentAt: 0 };

/** An email about a quote of 690 € for 18 December, as far as it has come. */
function about(change: Partial<FoundVersion>, document: Partial<QuoteDocument> = {}): QuoteEmail {
  const version: FoundVersion = {
    ...{ id: 'v', quoteId: 'q', submissionId: 's', version: 1, hash: 'a'.repeat(64) },
    ...{ state: 'sent', due: null, payments: [], author: 'Marta', reminders: [] },
    ...{ sentAt: 0, seenAt: null, answer: null, ...change },
    document: { ...SENT, ...document },
  };
  return {
    ...{ version, link: 'https://sobremesa.test/quote/x', messageId: '<a@b>', about: null },
    ...{
      visitor: { name: 'Lucía', firstName: 'Lucía', email: 'lucia@example.com' },
      ways: NO_WAYS,
    },
  };
}

describe('an email about a quote', () => {
  it('says which version it brings, of more than one', async () => {
    const first = await composeQuote(about({}), SAMPLE_CONTEXT);
    expect(first?.text).not.toContain('version');
    const second = await composeQuote(about({}, { version: 2 }), SAMPLE_CONTEXT);
    expect(second?.text).toContain('2026-0001, version 2');
    expect(second?.html).toContain('2026-0001, version 2. €690.00 for 12 people');
  });

  it('confirms a booking without a deposit with what is to be paid, and until when', async () => {
    const due = { kind: 'balance', cents: 69_000, until: '2026-12-16' } as const;
    const booking = await composeBooking(about({ state: 'accepted', due }), SAMPLE_CONTEXT);
    expect(booking?.text).toContain('Left to pay: €690.00, by 16 December 2026');
  });

  it('says where it is', async () => {
    const at = async (document: Partial<QuoteDocument>) =>
      (await composeBooking(about({ state: 'paid' }, document), SAMPLE_CONTEXT))?.text;
    expect(await at({ placeTitle: 'At the kiosk' })).toMatch(/Place: +At the kiosk/);
    expect(await at({ place: AT_CUSTOMERS })).toMatch(/Place: +Wherever you’d like us/);
    // An older one does not say.
    expect(await at({})).not.toContain('Place');
  });

  it('tells a refund from a payment by its subject', async () => {
    const day = '2026-11-20';
    const payment = {
      id: 'p',
      means: 'cash',
      cents: 6_400,
      day,
      revision: 1,
      author: 'M',
    } as const;
    const subject = async (kind: NotedPayment['kind']) =>
      (await composeReceipt(about({ state: 'calledOff' }), { ...payment, kind }, SAMPLE_CONTEXT))
        ?.subject;
    expect(await subject('deposit')).toBe('Receipt: €64.00 for quote 2026-0001');
    expect(await subject('refund')).toBe('We’ve paid back €64.00 · 2026-0001');
  });

  it('brings an appointment whose title says that it is to be confirmed, until it is firm', async () => {
    const title = async (state: FoundVersion['state']) => {
      const booking = await composeBooking(about({ state }), SAMPLE_CONTEXT);
      return /SUMMARY:(.*)\r/.exec(String(booking?.attachments[0]?.content))?.[1];
    };
    const { name } = SAMPLE_CONTEXT.business;
    expect(await title('depositDue')).toBe(`To be confirmed: Catering · ${name}`);
    expect(await title('deposited')).toBe(`Catering · ${name}`);
    expect(await title('calledOff')).toBe(`Catering · ${name}`);
  });
});
