import type { QuotesApi } from '../../api.types.ts';
import { apiOf, type Answer } from '../../app/api.ts';

export const api = apiOf<QuotesApi>();

export type QuoteRecord = Answer<QuotesApi, 'GET /quotes/:id'>;
export type SentVersion = QuoteRecord['versions'][number];
/** Lines from the price list. */
export type PricedLines = Answer<QuotesApi, 'GET /quote-prices'>;
