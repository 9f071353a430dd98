import { paymentWays } from '../payment-ways.server.ts';
import {
  fingerprintOf,
  quoteKey,
  quotePath,
  whatsappNumber,
  type Quote,
  type QuoteVersion,
} from '../../requests/index.server.ts';
import { formatDate } from '../../i18n/index.ts';
import { translator } from '../../i18n/index.server.ts';
import { isOpen, isPayable, openUntil, paidIn, priceText } from '../../requests/index.ts';
import type { OfficeServices } from '../services.server.ts';
import { languagesOf } from './content/site-languages.server.ts';
import { readRequest } from './quoted-request.server.ts';

type Services = Pick<OfficeServices, 'db' | 'dataKey' | 'siteUrl' | 'content' | 'languages'>;

/** A quote with its request and its versions, as the screen has it. */
export async function quoteRecord(services: Services, quote: Quote) {
  const { db, content } = services;
  const ways = await paymentWays(content.service, quote.draft.language);
  const request = await readRequest(db, quote.submissionId);
  return {
    ...listedQuote(quote),
    draft: quote.draft,
    request: { ...request, whatsapp: await whatsappNumber(request.phone) },
    payments: quote.payments.map((one) => ({ ...one, revision: String(one.revision) })),
    paid: paidIn(quote.payments),
    isPayable: isPayable(ways),
    // A request may have come in a language that is offered no longer.
    languages: [...new Set([...(await languagesOf(services)), quote.draft.language])],
    versions: await Promise.all(
      quote.versions.map((version) => versionRecord(services, version, request.firstName)),
    ),
  };
}

/** Quotes in a list. Until it is sent, the one for whom a quote is comes from the request. */
export async function listedQuotes(db: Services['db'], quotes: readonly Quote[]) {
  return Promise.all(
    quotes.map(async (quote) => {
      const listed = listedQuote(quote);
      if (listed.customer !== null) return listed;
      const request = await readRequest(db, quote.submissionId).catch(() => null);
      return { ...listed, customer: request?.name ?? null };
    }),
  );
}

/** A quote in a list. */
function listedQuote(quote: Quote) {
  const { id, number, submissionId, state, revision, versions } = quote;
  const shown = versions[0]?.document ?? quote.draft;
  return {
    ...{ id, number, submissionId, state },
    revision: String(revision),
    customer: versions[0]?.document.customer.name ?? null,
    day: shown.day,
    people: shown.people,
    validUntil: versions[0] ? openUntil(shown) : shown.validUntil,
    total: versions[0]?.document.sum.total ?? null,
    currency: versions[0]?.document.currency,
    due: versions[0]?.due ?? null,
  };
}

async function versionRecord(
  { db, dataKey, siteUrl }: Services,
  version: QuoteVersion,
  firstName: string,
) {
  const { id, state, sentAt, seenAt, author, document, hash, answer } = version;
  const path = await quotePath(db, quoteKey(dataKey), id);
  return {
    ...{ id, state, sentAt, seenAt, author, version: version.version },
    ...{ total: document.sum.total, currency: document.currency },
    fingerprint: fingerprintOf(hash),
    link: path && siteUrl + path,
    message: messageOf(version, firstName),
    answer: answer && {
      ...{ answer: answer.answer, name: answer.name, word: answer.word },
      answeredAt: answer.answered_at,
    },
  };
}

/** What goes with the link where the owner sends it themselves: the quote, or a reminder of its deposit. */
function messageOf({ state, due, document }: QuoteVersion, firstName: string): string {
  const { language, day, currency } = document;
  const about = isOpen(state) ? 'answer' : state === 'depositDue' ? 'deposit' : 'other';
  return translator(language)(`quotes:share.${about}`, {
    name: firstName,
    date: formatDate(day, language),
    until: formatDate(openUntil(document), language),
    amount: priceText(due?.cents ?? 0, language, currency),
  });
}
