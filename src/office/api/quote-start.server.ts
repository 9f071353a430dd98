import { depositOf } from '../../content/index.ts';
import { addDays, businessDay } from '../../i18n/index.ts';
import { translator } from '../../i18n/index.server.ts';
import { WHOLE, type QuoteDraft } from '../../requests/index.ts';
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
  const today = businessDay(now);
  const usual = addDays(today, VALID_DAYS);
  return {
    ...{ language, people, day, startsAt, endsAt, lines: [...lines] },
    service: key,
    place: service?.place ?? '',
    discount: null,
    vatRate: null,
    depositShare: Math.round((share ?? 0) * WHOLE),
    validUntil: day >= today && day < usual ? day : usual,
    note: '',
  };
}
