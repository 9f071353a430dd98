import { depositOf } from '../../content/index.ts';
import { addDays, businessDay } from '../../i18n/index.ts';
import { translator } from '../../i18n/index.server.ts';
import { WHOLE, type QuoteDocument, type QuoteDraft } from '../../requests/index.ts';
import { pricedLines, type PriceSource } from './quote-prices.server.ts';
import { mostPeople, type QuotedRequest } from './quoted-request.server.ts';

/** How long a quote holds unless somebody says otherwise, days. */
const VALID_DAYS = 14;

/** A quote as it begins: what the request asks for, at the prices that the content has today. */
export function startDraft(request: QuotedRequest, source: PriceSource, now: Date): QuoteDraft {
  const { language, service: key, workshop, day, startsAt, endsAt } = request;
  const people = mostPeople(request.participants);
  const service = source.services.find((one) => one.key === key);
  const { lines } = pricedLines(
    source,
    { service: key, people, language, workshop },
    translator(language),
  );
  const share = service?.bookedAs ? depositOf(service, source.terms) : source.terms?.eventDeposit;
  return {
    ...{ language, people, day, startsAt, endsAt, lines: [...lines] },
    service: key,
    place: service?.place ?? '',
    discount: null,
    vatRate: null,
    depositShare: Math.round((share ?? 0) * WHOLE),
    validUntil: usuallyValid(day, now),
    note: '',
  };
}

/** Another quote for a request of which one stands: it begins with what was agreed. */
export function draftAgreed(agreed: QuoteDocument, now: Date): QuoteDraft {
  const { language, service, place, people, day, startsAt, endsAt, lines } = agreed;
  const { discount, vatRate, depositShare } = agreed;
  return {
    ...{ language, service: service.key, place, people, day, startsAt, endsAt, lines },
    ...{ discount, vatRate, depositShare, validUntil: usuallyValid(day, now), note: '' },
  };
}

/** Until when a quote holds for an event on a day. */
function usuallyValid(day: string, now: Date): string {
  const today = businessDay(now);
  const usual = addDays(today, VALID_DAYS);
  return day >= today && day < usual ? day : usual;
}
