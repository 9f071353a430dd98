import type { Api } from '../../api.types.ts';
import { apiOf, type Answer } from '../../app/api.ts';

type QuotesApi = Api<'quotes'>;

export const api = apiOf<QuotesApi>();

export type QuoteRecord = Answer<QuotesApi, 'GET /quotes/:id'>;
export type ListedQuote = Answer<QuotesApi, 'GET /quotes'>['data'][number];
export type PaymentRecord = QuoteRecord['payments'][number];
/** How a group would fit beside the others of its day. */
export type Fit = Answer<QuotesApi, 'GET /quote-fit'>;
/** Lines from the price list. */
export type PricedLines = Answer<QuotesApi, 'GET /quote-prices'>;
