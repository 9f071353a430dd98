import { sumQuote, type QuotePage } from '../../../../../submissions/index.ts';
import { QuoteAnswerForms } from '../../../components/quote/QuoteAnswerForms.tsx';
import { QuoteLines } from '../../../components/quote/QuoteLines.tsx';
import { QuoteStateNotice } from '../../../components/quote/QuoteStateNotice.tsx';
import type { PageContext } from '../../../page-context.ts';
import type { ExampleGroup } from '../example.ts';

const SENT = Date.parse('2027-01-21T10:00:00Z');

export function quote(page: PageContext): ExampleGroup {
  page.useSheets('form', 'quote');
  const label = page.t('debug:components.example.title');
  const figures = {
    lines: [
      { key: 'people', label, count: 12, unit: 2_550 },
      { key: 'fee', label, count: 1, unit: 10_000 },
    ],
    discount: { kind: 'share', share: 1_000 },
    vatRate: 1_000,
    depositShare: 5_000,
  } as const;
  const example: QuotePage = {
    path: '/quote',
    document: {
      ...figures,
      lines: [...figures.lines],
      ...{ language: page.language, number: '2027-0001', version: 1, sentAt: SENT },
      ...{ place: 'kiosk', people: 12, day: '2027-03-12', startsAt: '13:00', endsAt: '16:00' },
      ...{ validUntil: '2027-02-01', note: '', terms: [], sum: sumQuote(figures) },
      service: { key: 'catering', title: label },
      business: { name: label, identity: [], address: '', email: '', phone: '' },
      customer: { name: label, company: '' },
    },
    state: 'sent',
    fingerprint: '18c4 6222 55bc ae19',
    form: { name: '', word: '', errors: { name: 'missing', terms: 'missing' } },
  };
  const answered = { ...example, answeredAt: SENT, answeredBy: label };
  return {
    name: 'quote',
    examples: [
      {
        component: 'QuoteLines',
        state: 'full',
        isWide: true,
        node: (
          <div className="wrap quote">
            <QuoteLines document={example.document} />
          </div>
        ),
      },
      {
        component: 'QuoteStateNotice',
        state: 'all',
        isWide: true,
        node: (
          <div className="wrap quote">
            {(['accepted', 'declined', 'expired', 'replaced'] as const).map((state) => (
              <QuoteStateNotice key={state} quote={{ ...answered, state }} />
            ))}
          </div>
        ),
      },
      {
        component: 'QuoteAnswerForms',
        state: 'failed',
        isWide: true,
        node: (
          <div className="wrap quote">
            <QuoteAnswerForms quote={example} />
          </div>
        ),
      },
    ],
  };
}
